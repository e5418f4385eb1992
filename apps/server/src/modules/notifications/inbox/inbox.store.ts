import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type MessageRow = Selectable<Tables['inbox_message']>;
export type NewMessage = Insertable<Tables['inbox_message']>;
/** Messages with the name of the member on the other side; null for support. */
export type StoredMessage = MessageRow & { peer_name: string | null };

function messages(db: Executor) {
  return db
    .selectFrom('inbox_message')
    .leftJoin('member as peer_member', 'peer_member.id', 'inbox_message.peer_id')
    .selectAll('inbox_message')
    .select('peer_member.username as peer_name');
}

type Page = { limit: number; offset: number };

/** The newest message of each conversation that is in the member's inbox. */
export async function listThreads(
  db: Executor,
  memberId: bigint,
  { limit, offset }: Page,
): Promise<{ rows: StoredMessage[]; total: number }> {
  const newest = db
    .selectFrom('inbox_message')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .groupBy('thread_id');
  const rows = await messages(db)
    .where('inbox_message.member_id', '=', memberId)
    .where('inbox_message.id', 'in', newest)
    .orderBy('inbox_message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('inbox_message')
    .select(sql<number>`count(distinct thread_id)::int`.as('total'))
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The ones of these conversations that have unread messages. */
export async function findUnreadThreads(
  db: Executor,
  memberId: bigint,
  threadIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (threadIds.length === 0) return new Set();
  const rows = await unread(db, memberId)
    .select('thread_id')
    .distinct()
    .where('thread_id', 'in', threadIds)
    .execute();
  return new Set(rows.map((row) => row.thread_id));
}

/** One conversation as the member's inbox has it, newest first. */
export async function listThread(
  db: Executor,
  memberId: bigint,
  threadId: string,
  { limit, offset }: Page,
): Promise<{ rows: StoredMessage[]; total: number }> {
  const rows = await messages(db)
    .where('inbox_message.member_id', '=', memberId)
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .orderBy('inbox_message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('inbox_message')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_id', '=', memberId)
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function unread(db: Executor, memberId: bigint) {
  return db
    .selectFrom('inbox_message')
    .where('member_id', '=', memberId)
    .where('sent', '=', false)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null);
}

export async function countUnread(db: Executor, memberId: bigint): Promise<number> {
  const row = await unread(db, memberId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findMessage(
  db: Executor,
  memberId: bigint,
  by: { id: bigint } | { requestKey: string },
): Promise<StoredMessage | null> {
  const own = messages(db).where('inbox_message.member_id', '=', memberId);
  const one =
    'id' in by
      ? own.where('inbox_message.id', '=', by.id)
      : own.where('request_key', '=', by.requestKey);
  return (await one.executeTakeFirst()) ?? null;
}

/** Marks received messages as read, up to one of the conversation; returns how many. */
export async function markRead(
  db: Executor,
  { member_id, thread_id, id }: MessageRow,
  at: Date,
): Promise<number> {
  const changed = await db
    .updateTable('inbox_message')
    .set({ read_at: at })
    .where('member_id', '=', member_id)
    .where('thread_id', '=', thread_id)
    .where('id', '<=', id)
    .where('sent', '=', false)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(changed.numUpdatedRows);
}

/** Removes messages from an inbox; returns how many. */
export async function markDeleted(
  db: Executor,
  memberId: bigint,
  which: { threadId: string } | { upTo: bigint },
  at: Date,
): Promise<number> {
  const own = db
    .updateTable('inbox_message')
    .set({ deleted_at: at })
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null);
  const some =
    'upTo' in which
      ? own.where('id', '<=', which.upTo)
      : own.where('thread_id', '=', which.threadId);
  return Number((await some.executeTakeFirstOrThrow()).numUpdatedRows);
}

/** Inserts messages; returns the members who did not have one of the same request. */
export async function insertMessages(
  db: Executor,
  written: readonly NewMessage[],
): Promise<bigint[]> {
  if (written.length === 0) return [];
  const rows = await db
    .insertInto('inbox_message')
    .values(written)
    .onConflict((conflict) => conflict.columns(['member_id', 'request_key']).doNothing())
    .returning('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}
