import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** A member who is to be given the bonus, and the app that brings it. */
type Due = { memberId: bigint; browser: string };

/**
 * Open members of a currency who have logged in from the app, proved a mobile number and were given
 * nothing for it, with the first of their apps that has brought the bonus to nobody. Who has not
 * finished an account that an agent opened waits: what such a member is given would be lost.
 */
const due = (currency: string) => sql`
  select member.id as "memberId", app.browser from app_login
  join member on member.id = app_login.member_id
  join account on account.member_id = member.id and account.currency = ${currency}
  cross join lateral (
    select browser from browser_use
    where browser_use.member_id = member.id and app_at is not null and not exists (
      select from app_bonus where app_bonus.browser = browser_use.browser)
    order by app_at, browser limit 1
  ) as app
  where not app_login.is_settled and member.mobile_num is not null
    and member.closed_at is null and not member.unfinished`;

/** Lists ids of members who are due, after one of them, by id. */
export async function listDue(
  db: Executor,
  currency: string,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await sql<Due>`
    ${due(currency)} and member.id > ${after} order by member.id limit ${limit}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** The app that brings the bonus to a member; null where the member is not due. */
export async function findBringing(
  db: Executor,
  currency: string,
  memberId: bigint,
): Promise<string | null> {
  const { rows } = await sql<Due>`${due(currency)} and member.id = ${memberId}`.execute(db);
  return rows[0]?.browser ?? null;
}

/** Locks a browser until the transaction ends: one at a time is given the bonus for it. */
export async function lockBrowser(
  transaction: DatabaseTransaction,
  browser: string,
): Promise<void> {
  await transaction
    .selectFrom('browser_use')
    .select('member_id')
    .where('browser', '=', browser)
    .orderBy('member_id')
    .forNoKeyUpdate()
    .execute();
}

/** Notes to whom a browser has brought the bonus. */
export async function writeAppBonus(
  transaction: DatabaseTransaction,
  { memberId, browser, rewardId }: Due & { rewardId: string },
): Promise<void> {
  await transaction
    .insertInto('app_bonus')
    .values({ member_id: memberId, browser, reward_id: rewardId })
    .execute();
}

/** Notes that nothing more is given to a member for logging in from the app. */
export async function settleAppLogin(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('app_login')
    .set({ is_settled: true })
    .where('member_id', '=', memberId)
    .execute();
}

/** Whether the bonus has come to a member, or was closed by a break. */
export async function hasHadAppBonus(db: Executor, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('reward')
    .select('id')
    .where('member_id', '=', memberId)
    .where('origin', '=', 'app')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets that an erased member has logged in from the app, and on which device. */
export async function eraseAppLogins(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('app_login').where('member_id', '=', memberId).execute();
  await transaction
    .updateTable('app_bonus')
    .set({ browser: null })
    .where('member_id', '=', memberId)
    .execute();
}
