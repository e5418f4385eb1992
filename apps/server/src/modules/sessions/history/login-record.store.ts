import type { Database } from '#db/database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { addressNetwork } from '#kit/network/address-network.ts';

/** The log-in methods, with registration and trial accounts, which open sessions too. */
export type LoginMethod =
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
  way: LoginMethod;
  at: Date;
};

export async function recordTry(
  db: Database,
  { memberId, outcome, way, at }: LoginRecord,
  { address, userAgent }: RequestContext,
): Promise<void> {
  await db
    .insertInto('login_record')
    .values({
      member_id: memberId,
      outcome,
      way,
      at,
      address,
      network: addressNetwork(address),
      user_agent: userAgent,
    })
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

/** The networks where the member has logged in: an address changes more often. */
function locationsOf(db: Database, memberId: bigint) {
  return db
    .selectFrom('login_record')
    .select('address')
    .distinct()
    .where('member_id', '=', memberId)
    .where('outcome', '=', 'succeeded');
}

const isNear = (address: string) => (location: { address: string }) =>
  addressNetwork(location.address) === addressNetwork(address);

/** Whether the member has logged in from this network with this browser before. */
export async function hasUsedLocation(
  db: Database,
  memberId: bigint,
  { address, userAgent }: RequestContext,
): Promise<boolean> {
  const locations = locationsOf(db, memberId).where('user_agent', '=', userAgent);
  return (await locations.execute()).some(isNear(address));
}

/** Whether the member has logged in from this network before. */
export async function hasLoggedInFrom(
  db: Database,
  memberId: bigint,
  address: string,
): Promise<boolean> {
  return (await locationsOf(db, memberId).execute()).some(isNear(address));
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
