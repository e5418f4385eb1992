import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';

/** Checks of contracts in the style of the ledger's. */
export const contractChecks: readonly LedgerCheck[] = [
  {
    name: 'no two contracts of a kind with an agent count at the same time',
    query: sql`
      with running as (
        select id, payee_id, kind, starts_at, coalesce(ends_at, 'infinity') as ends_at
        from agent_contract where state in ('active', 'endAsked', 'replaced', 'ended')
          and starts_at < coalesce(ends_at, 'infinity')
      )
      select one.payee_id || ' ' || one.kind as subject, one.id || ' and ' || other.id as detail
      from running as one
      join running as other using (payee_id, kind)
      where one.id < other.id and one.starts_at < other.ends_at and other.starts_at < one.ends_at`,
  },
];
