import { sql, type RawBuilder } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';

/**
 * A check that what is to be posted from a source is posted, and nothing else; `wanted` selects the
 * external id, the account, the kind and the amount of each posting as `id`, `account_id`, `kind`
 * and `amount`.
 */
export function postingsCheck(
  name: string,
  source: string,
  wanted: RawBuilder<unknown>,
): LedgerCheck {
  return {
    name,
    query: sql`
      with wanted as (${wanted}), made as (
        select external_id as id, account_id, kind, amount from posting where source = ${source}
      )
      select coalesce(wanted.id, made.id) as subject,
        coalesce(wanted.amount::text, 'none') || ', posted '
          || coalesce(made.amount::text, 'nothing') as detail
      from wanted full join made using (id)
      where (wanted.account_id, wanted.kind, wanted.amount)
        is distinct from (made.account_id, made.kind, made.amount)`,
  };
}
