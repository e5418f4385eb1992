import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

/** A lock or its end by an operator, with the name of the member. */
export type PlayLock = Selectable<Tables['play_lock']> & { username: string };

function playLocks(db: Executor) {
  return db
    .selectFrom('play_lock')
    .innerJoin('member', 'member.id', 'play_lock.member_id')
    .selectAll('play_lock')
    .select('member.username');
}

export async function insertPlayLock(
  transaction: DatabaseTransaction,
  lock: Insertable<Tables['play_lock']>,
): Promise<void> {
  await transaction.insertInto('play_lock').values(lock).execute();
}

export async function findPlayLockByKey(
  db: Executor,
  operator: string,
  requestKey: string,
): Promise<PlayLock | null> {
  const row = await playLocks(db)
    .where('operator', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists a page, newest first; of all accounts where none is named. */
export async function listPlayLocksPage(
  db: Database,
  { account, limit, offset }: { account: string | undefined; limit: number; offset: number },
): Promise<{ rows: PlayLock[]; total: number }> {
  const named = (username: string) => sql<boolean>`member.username = ${username.toLowerCase()}`;
  let page = playLocks(db);
  let all = db
    .selectFrom('play_lock')
    .innerJoin('member', 'member.id', 'play_lock.member_id')
    .select(sql<number>`count(*)::int`.as('total'));
  if (account !== undefined) {
    page = page.where(named(account));
    all = all.where(named(account));
  }
  const rows = await page
    .orderBy('play_lock.at', 'desc')
    .orderBy('play_lock.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}
