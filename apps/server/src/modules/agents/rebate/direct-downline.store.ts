import type { Database } from '#db/database.ts';
import { beginning, type DownlineFilter } from '../team/downline-list.store.ts';

type Slice = { limit: number; offset: number };
export type ChildRow = { id: bigint; username: string; nickname: string };

/** Lists people one step below an agent by user name, and how many there are. */
export async function listChildren(
  db: Database,
  agentId: bigint,
  name: DownlineFilter['name'],
  { limit, offset }: Slice,
): Promise<{ rows: ChildRow[]; total: number }> {
  let found = db.selectFrom('member').where('parent_id', '=', agentId);
  if (name && 'is' in name) found = found.where('username', '=', name.is);
  if (name && 'beginsWith' in name) {
    found = found.where('username', 'like', beginning(name.beginsWith));
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'username', 'nickname'])
    .orderBy('username')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

/** The name that a member chose; empty without one. */
export async function findNickname(db: Database, username: string): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('nickname')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.nickname ?? '';
}
