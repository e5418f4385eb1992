import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';
import { postingsCheck } from '../posting-check.store.ts';

/** Checks of settlements in the style of the ledger's. */
export const settlementChecks: readonly LedgerCheck[] = [
  postingsCheck(
    'a paid settlement has its postings, and each posting its settlement',
    'settlement',
    sql`
      select settlement.id || side.name as id, account.id as account_id,
        case settlement.kind when 'dividend' then ${postingKinds.dividend}::smallint
          else ${postingKinds.salary}::smallint end as kind, side.amount
      from settlement
      cross join lateral (
        values (':payee', settlement.payee_id, case
            when settlement.claim in (0, settlement.amount) then settlement.amount
            else settlement.amount - settlement.claim end),
          (':house', settlement.payee_id,
            case when settlement.claim < settlement.amount then settlement.claim end),
          (':payer', settlement.payer_id, settlement.claim - settlement.amount)
      ) as side (name, member_id, amount)
      left join account on account.member_id = side.member_id
        and account.currency <> ${pointCurrency}
      where settlement.state = 'paid' and side.member_id is not null and side.amount <> 0`,
  ),
  {
    name: 'what agents pay each other by contracts adds up to nothing',
    query: sql`
      select account.house as subject, sum(posting.amount)::text as detail
      from posting join account on account.id = posting.contra_id
      where account.house = 'contracts' group by account.house having sum(posting.amount) <> 0`,
  },
  {
    name: 'a settlement worked out anew comes to the same',
    query: sql`
      select id::text as subject, kind || ' ' || first_day as detail
      from settlement where differs and state <> 'void'`,
  },
  {
    name: 'no two settlements of a kind count the same time of an agent',
    query: sql`
      select one.id::text as subject, other.id::text as detail
      from settlement as one join settlement as other
        on other.payee_id = one.payee_id and other.kind = one.kind and other.id > one.id
        and other.period_start < one.period_end and one.period_start < other.period_end
      where one.state <> 'void' and other.state <> 'void'`,
  },
];
