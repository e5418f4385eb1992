import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { mayBeOffered } from '#modules/accounts/addressable.store.ts';
import type { MessageRow } from './inbox.store.ts';

type Executor = Database | DatabaseTransaction;

/** Messages between members and support, with the name of the member. */
export type InboxMessage = MessageRow & { username: string };

type Page = { limit: number; offset: number };
export type InboxMessageFilter = Page & { waiting: boolean; account: string | undefined };

function messages(db: Executor) {
  return db
    .selectFrom('inbox_message')
    .innerJoin('member', 'member.id', 'inbox_message.member_id')
    .where('peer', '=', 'support');
}

/** Messages of members, oldest first. */
export async function listInboxMessagesPage(
  db: Executor,
  { waiting, account, limit, offset }: InboxMessageFilter,
): Promise<{ rows: InboxMessage[]; total: number }> {
  let query = messages(db)
    .where('sent', '=', true)
    .where('answered_at', waiting ? 'is' : 'is not', null);
  if (account !== undefined) query = query.where('member.username', '=', account);
  const rows = await query
    .selectAll('inbox_message')
    .select('member.username')
    .orderBy('sent_at')
    .orderBy('inbox_message.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await query
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A conversation, oldest first, with the messages that the member removed from the inbox. */
export async function listConversation(
  db: Executor,
  threadId: string,
  { limit, offset }: Page,
): Promise<{ rows: InboxMessage[]; total: number }> {
  const query = messages(db).where('thread_id', '=', threadId);
  const rows = await query
    .selectAll('inbox_message')
    .select('member.username')
    .orderBy('inbox_message.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await query
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Marks every message of the conversation as answered. */
export async function markAnswered(db: Executor, threadId: string, at: Date): Promise<void> {
  await db
    .updateTable('inbox_message')
    .set({ answered_at: at })
    .where('thread_id', '=', threadId)
    .where('sent', '=', true)
    .where('answered_at', 'is', null)
    .execute();
}

export type MemberRow = { id: bigint; member_type: number; vip_level: number };

/** Members after an id who may be offered something, in the order of their ids. */
export function listOfferedAfter(db: Executor, after: bigint, most: number) {
  return db
    .selectFrom('member')
    .select(['id', 'member_type', 'vip_level'])
    .where('id', '>', after)
    .where(mayBeOffered)
    .orderBy('id')
    .limit(most)
    .execute();
}
