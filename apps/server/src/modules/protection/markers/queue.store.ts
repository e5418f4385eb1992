import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';

type Executor = Database | DatabaseTransaction;
type Queued = { memberId: bigint; now: Date; dueAt: Date };

/**
 * Has a member counted at an instant, or before. It locks the row also where that is so already: a
 * count that is due waits for the commit, and sees what the transaction has written.
 */
export async function queueAt(
  transaction: DatabaseTransaction,
  { memberId, now, dueAt }: Queued,
): Promise<void> {
  await sql`
    insert into harm_score as h (member_id, due_at, queued_at)
    values (${memberId}, ${dueAt}, ${now})
    on conflict (member_id) do update
      set due_at = least(h.due_at, excluded.due_at), queued_at = excluded.queued_at
      where h.due_at is null or h.due_at > excluded.due_at`.execute(transaction);
}

/**
 * The same for some members without a lock, for acts that need no count at once: it writes once an
 * hour at most.
 */
export async function queueEarlier(
  db: Executor,
  memberIds: readonly bigint[],
  { now, dueAt }: Omit<Queued, 'memberId'>,
): Promise<void> {
  const hourAgo = new Date(now.getTime() - hourMs);
  await sql`
    insert into harm_score as h (member_id, due_at, queued_at)
    select id, ${dueAt}::timestamptz, ${now}::timestamptz
    from unnest(${[...memberIds]}::bigint[]) as one (id)
    where not exists (select from harm_score where member_id = id
      and due_at <= ${dueAt} and queued_at > ${hourAgo})
    order by id
    on conflict (member_id) do update
      set due_at = least(h.due_at, excluded.due_at), queued_at = excluded.queued_at`.execute(db);
}

/** A member who is to be counted, and until when no other process does it. */
export type DueCount = { memberId: bigint; leaseUntil: Date };

/** Takes some members who are due, the longest due first, for the time of a lease. */
export async function takeDueCounts(
  db: Database,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
  most: number,
): Promise<DueCount[]> {
  const { rows } = await sql<{ memberId: bigint }>`
    update harm_score h set due_at = ${leaseUntil}
    from (
      select member_id from harm_score where due_at <= ${now}
      order by due_at, member_id limit ${most} for update skip locked
    ) as due
    where h.member_id = due.member_id
    returning h.member_id as "memberId"`.execute(db);
  return rows.map(({ memberId }) => ({ memberId, leaseUntil }));
}
