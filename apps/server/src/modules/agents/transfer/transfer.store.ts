import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** The agent one step above a member, where that is the user name; null for any other. */
export async function findNamedUpline(
  db: Executor,
  memberId: bigint,
  username: string,
): Promise<{ memberId: bigint } | null> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member as parent', 'parent.id', 'member.parent_id')
    .select('parent.id as memberId')
    .where('member.id', '=', memberId)
    .where('parent.username', '=', username)
    .executeTakeFirst();
  return row ?? null;
}

/** What an agent has sent since an instant, and how often to one person. */
export type SentToday = { sumMinor: bigint; times: number; timesToOne: number };

export async function sumSent(
  db: Executor,
  senderId: bigint,
  since: Date,
  receiverId: bigint | null = null,
): Promise<SentToday> {
  const { rows } = await sql<SentToday>`
    select coalesce(sum(amount), 0)::bigint as "sumMinor", count(*)::int as times,
      (count(*) filter (where receiver_id = ${receiverId}))::int as "timesToOne"
    from downline_transfer where sender_id = ${senderId} and at >= ${since}`.execute(db);
  return rows[0] ?? { sumMinor: 0n, times: 0, timesToOne: 0 };
}

export type WrittenTransfer = {
  id: string;
  senderId: bigint;
  receiverId: bigint;
  amountMinor: bigint;
  remark: string;
  at: Date;
};

export async function insertTransfer(
  transaction: DatabaseTransaction,
  { id, senderId, receiverId, amountMinor, remark, at }: WrittenTransfer,
): Promise<void> {
  await transaction
    .insertInto('downline_transfer')
    .values({ id, sender_id: senderId, receiver_id: receiverId, amount: amountMinor, remark, at })
    .execute();
}

/** Takes away what was written in transfers from and to a member; the money stays on record. */
export async function eraseRemarks(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('downline_transfer')
    .set({ remark: '' })
    .where((eb) => eb.or([eb('sender_id', '=', memberId), eb('receiver_id', '=', memberId)]))
    .where('remark', '<>', '')
    .execute();
}
