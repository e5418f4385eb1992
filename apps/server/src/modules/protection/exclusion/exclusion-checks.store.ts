import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';

/** Checks that closed accounts are closed everywhere, and that closings come to their end. */
const closingChecks: readonly LedgerCheck[] = [
  {
    name: 'an account is closed exactly by its last act of closing',
    query: sql`
      select m.id::text as subject,
        m.status || ', last act ' || coalesce(last.what, 'none') as detail
      from member m
      left join exclusion e on e.member_id = m.id and e.ended_at is null and e.kind = 'closing'
      left join lateral (
        select what from exclusion_act
        where exclusion_id = e.id and what in ('closed', 'reopened') order by id desc limit 1
      ) as last on true
      where (m.status = 'closed') is distinct from (last.what is not distinct from 'closed')`,
  },
  {
    name: 'nobody is logged in to a closed account',
    query: sql`
      select s.id::text as subject, 'open while its account is closed' as detail
      from session s join member m on m.id = s.member_id
      where m.status = 'closed' and s.ended_at is null`,
  },
  {
    name: 'the closing of an account is looked at until its data are erased',
    query: sql`
      select e.id::text as subject, 'never looked at again' as detail
      from exclusion e join member m on m.id = e.member_id
      where e.kind = 'closing' and e.ended_at is null and e.look_at is null
        and m.erased_at is null`,
  },
];

/** Checks that exclusions are enforced where calls and wagers ask for them, in money of a currency. */
export const exclusionChecks = (currency: string): readonly LedgerCheck[] => [
  {
    name: 'who is excluded is marked as excluded',
    query: sql`
      select m.id::text as subject,
        'marked ' || coalesce(m.exclusion, 'none') || ', in force ' || coalesce(e.kind, 'none')
          as detail
      from member m left join exclusion e on e.member_id = m.id and e.ended_at is null
      where m.exclusion is distinct from e.kind`,
  },
  {
    name: 'who is excluded cannot wager, by one block for each exclusion',
    query: sql`
      select a.id::text as subject,
        case when e.id is null then 'blocked without an exclusion'
          else 'excluded without a block' end as detail
      from account a
      left join exclusion e on e.member_id = a.member_id and e.ended_at is null
      left join wager_block b on b.account_id = a.id and b.blocked_by = 'exclusion'
      where a.currency = ${currency} and (e.id is null) <> (b.account_id is null)`,
  },
  {
    name: 'the ledger refuses the wagers of blocked accounts, and no other',
    query: sql`
      select a.id::text as subject,
        'blocked by ' || coalesce(b.blocked_by, 'nobody') || ', marked '
          || coalesce(a.wagering_blocked, 'none') as detail
      from account a
      left join (select account_id, min(blocked_by) as blocked_by from wager_block
        group by account_id) as b on b.account_id = a.id
      where a.wagering_blocked is distinct from b.blocked_by`,
  },
  {
    name: 'no permit of an excluded member is open',
    query: sql`
      select p.id::text as subject, 'open while its member is excluded' as detail
      from wager_permit p
      join account a on a.id = p.account_id
      join member m on m.id = a.member_id
      where p.closed_at is null and m.exclusion is not null`,
  },
  ...closingChecks,
];
