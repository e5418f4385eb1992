import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { casesThatHold } from '@pavilion/domain/fraud/fraud-case';

export type RebateKind = 'own' | 'team';

/** In the order in which sums are paid. */
export type SumKey = { day: string; memberId: bigint; kind: RebateKind };

/** A sum that may be paid now. */
export type DueSum = SumKey & { accountId: bigint; paid: bigint };

export const rebateSource = 'rebate';

/** The id of the posting of a sum, which is made once for ever. */
export function postingIdOf({ day, memberId, kind }: SumKey): string {
  return `${day}:${memberId}:${kind}`;
}

/** The same of a row of `rebate_sum`. */
export const postingId = sql`(due.day::text || ':' || due.member_id || ':' || due.kind)`;

/** Postings of rebates, as the ledger numbers their kinds. */
export const kindOf = sql`case due.kind
  when 'own' then ${postingKinds.memberRebate}::smallint
  else ${postingKinds.agentRebate}::smallint end`;

const isOpen = sql`due.state in ('due', 'held')`;

const after = (key: SumKey | null) =>
  key === null
    ? sql`true`
    : sql`(due.day, due.member_id, due.kind) > (${key.day}::date, ${key.memberId}, ${key.kind})`;

const upTo = ({ day, memberId, kind }: SumKey) =>
  sql`(due.day, due.member_id, due.kind) <= (${day}::date, ${memberId}, ${kind})`;

/** Notes the sums after one, up to another, whose postings are made as paid. */
export async function notePaid(
  db: Database,
  from: SumKey | null,
  last: SumKey | { day: string },
): Promise<void> {
  const until = 'kind' in last ? upTo(last) : sql`due.day <= ${last.day}::date`;
  // The limit has each posting looked up by its id, whatever the planner knows of new postings.
  await sql`
    update rebate_sum as sum set state = 'paid', paid_at = posting.created_at
    from rebate_sum as due cross join lateral (
      select created_at from posting
      where posting.source = ${rebateSource} and posting.external_id = ${postingId}
        and posting.amount = due.paid
      limit 1
    ) as posting
    where ${isOpen} and ${after(from)} and ${until}
      and sum.day = due.day and sum.member_id = due.member_id and sum.kind = due.kind`.execute(db);
}

/**
 * Holds what is due to members whose account is not open, and the commission of agents with so many
 * open cases of shared devices one step below, of accounts that have played; lets go what was held.
 */
export async function holdOrLetGo(db: Database, lastDay: string): Promise<void> {
  await sql`
    with doubted as materialized (
      select agent_id from fraud_case
      join member on member.id = fraud_case.member_id and member.parent_id = fraud_case.agent_id
      where state = 'open' and kind = 'sharedDevice' and exists (
        select from account join member_total as total on total.account_id = account.id
        where account.member_id = member.id and total.valid > 0
      )
      group by agent_id having count(*) >= ${casesThatHold}
    )
    update rebate_sum as due set state = open.state
    from member as person cross join (values ('own'), ('team')) as earned (kind)
    cross join lateral (
      select case when person.status = 'active' and not person.unfinished and not (
        earned.kind = 'team' and person.id in (select agent_id from doubted)
      ) then 'due' else 'held' end as state
    ) as open
    where person.id = due.member_id and earned.kind = due.kind and ${isOpen}
      and due.day <= ${lastDay}::date and due.state <> open.state`.execute(db);
}

/** Lists sums that are due, those of the oldest day first, after one. */
export async function listDue(
  db: Database,
  from: SumKey | null,
  { lastDay, currency, limit }: { lastDay: string; currency: string; limit: number },
): Promise<DueSum[]> {
  const { rows } = await sql<DueSum>`
    select due.day::text as day, due.member_id as "memberId", due.kind, due.paid,
      account.id as "accountId"
    from rebate_sum as due
    join account on account.member_id = due.member_id and account.currency = ${currency}
    where due.state = 'due' and due.day <= ${lastDay}::date and ${after(from)}
    order by due.day, due.member_id, due.kind limit ${limit}`.execute(db);
  return rows;
}
