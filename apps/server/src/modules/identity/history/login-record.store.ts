import type { Database } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';

/** How a session begins. */
export type LoginWay =
  | 'password'
  | 'sms'
  | 'device'
  | 'passkey'
  | 'identity'
  | 'register'
  | 'trial';

export type LoginRecord = {
  /** Null for an account that does not exist. */
  memberId: bigint | null;
  outcome: 'succeeded' | 'failed';
  way: LoginWay;
  at: Date;
};

export async function recordTry(
  db: Database,
  { memberId, outcome, way, at }: LoginRecord,
  { address, userAgent }: RequestFacts,
): Promise<void> {
  await db
    .insertInto('login_record')
    .values({ member_id: memberId, outcome, way, at, address, user_agent: userAgent })
    .execute();
}

export function findLastLogin(db: Database, memberId: bigint) {
  return db
    .selectFrom('login_record')
    .select(['at', 'address', 'user_agent'])
    .where('member_id', '=', memberId)
    .where('outcome', '=', 'succeeded')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether the member has logged in from this address with this browser before. */
export async function hasUsedPlace(
  db: Database,
  memberId: bigint,
  { address, userAgent }: RequestFacts,
): Promise<boolean> {
  const row = await db
    .selectFrom('login_record')
    .select('id')
    .where('member_id', '=', memberId)
    .where('outcome', '=', 'succeeded')
    .where('address', '=', address)
    .where('user_agent', '=', userAgent)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type LoginPage = { since: Date; limit: number; offset: number };

export async function listLoginRecords(db: Database, memberId: bigint, page: LoginPage) {
  const own = db
    .selectFrom('login_record')
    .where('member_id', '=', memberId)
    .where('at', '>', page.since);
  const rows = await own
    .select(['at', 'outcome', 'way', 'address', 'user_agent'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await own
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function forgetLoginRecords(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('login_record').where('at', '<', before).execute();
}

/** Whether somebody has logged in to the account of this name from this address before. */
export async function hasLoggedInFrom(db: Database, username: string, address: string) {
  const row = await db
    .selectFrom('login_record')
    .innerJoin('member', 'member.id', 'login_record.member_id')
    .select('login_record.id')
    .where('member.username', '=', username)
    .where('login_record.address', '=', address)
    .where('login_record.outcome', '=', 'succeeded')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
