import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Language } from '@pavilion/domain/site/language';

type Executor = Database | DatabaseTransaction;

export type NewMember = {
  username: string;
  passwordHash: string;
  /** False when the password was generated and nobody knows it. */
  hasPassword?: boolean;
  memberType: number;
  nickname?: string;
  paymentPasswordHash?: string;
  birthday?: string;
  parentId?: bigint;
  /** In international form, proved by a code. */
  mobileNum?: string;
  email?: string;
  language?: Language;
  vipLevel?: number;
  /** An agent opens the account, and its person has yet to finish it. */
  unfinished?: boolean;
  /** When a free-play account can no longer be used. */
  expiresAt?: Date;
  /** Now where it is left out. */
  registeredAt?: Date;
};

/** Inserts a member; null when the user name, or another unique value, is taken. */
export async function insertMember(db: Executor, member: NewMember): Promise<bigint | null> {
  const row = await db
    .insertInto('member')
    .values({
      username: member.username,
      password_hash: member.passwordHash,
      has_password: member.hasPassword ?? true,
      payment_password_hash: member.paymentPasswordHash ?? null,
      member_type: member.memberType,
      nickname: member.nickname ?? '',
      birthday: member.birthday ?? null,
      parent_id: member.parentId ?? null,
      vip_level: member.vipLevel ?? 0,
      unfinished: member.unfinished ?? false,
      locked_until: null,
      last_login_at: null,
      expires_at: member.expiresAt ?? null,
      mobile_num: member.mobileNum ?? null,
      email: member.email ?? null,
      ...(member.language === undefined ? {} : { language: member.language }),
      ...(member.registeredAt === undefined ? {} : { registered_at: member.registeredAt }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

function loginRow(db: Executor) {
  return db
    .selectFrom('member')
    .select(['id', 'username', 'member_type', 'status', 'password_hash'])
    .select(['last_login_at', 'expires_at']);
}

export function findMemberByUsername(db: Executor, username: string) {
  return loginRow(db).where('username', '=', username).executeTakeFirst();
}

export function findMemberById(db: Executor, memberId: bigint) {
  return loginRow(db).where('id', '=', memberId).executeTakeFirst();
}

export async function isEmailTaken(db: Executor, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export function findMemberByMobile(db: Executor, mobileNum: string) {
  return loginRow(db).where('mobile_num', '=', mobileNum).executeTakeFirst();
}

export type StoredMember = NonNullable<Awaited<ReturnType<typeof findMemberByUsername>>>;

/** A member, with the nickname of the upline while that account is open. */
export function findMember(db: Executor, memberId: bigint) {
  return db
    .selectFrom('member')
    .leftJoin('member as upline', (join) =>
      join.onRef('upline.id', '=', 'member.parent_id').on('upline.status', '=', 'active'),
    )
    .select(['member.id', 'member.username', 'member.nickname', 'member.member_type'])
    .select(['member.vip_level', 'member.registered_at', 'member.picture_id'])
    .select('upline.nickname as upline')
    .where('member.id', '=', memberId)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Executor, memberId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** What makes the session of a member a narrow one. */
export async function findNarrowing(
  db: Executor,
  memberId: bigint,
): Promise<{ isExcluded: boolean; isUnfinished: boolean }> {
  const row = await db
    .selectFrom('member')
    .select(['exclusion', 'unfinished'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return { isExcluded: !!row?.exclusion, isUnfinished: row?.unfinished === true };
}

/** Notes that the member has finished an account that an agent opened. */
export async function writeFinished(
  transaction: DatabaseTransaction,
  memberId: bigint,
  birthday: string,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ unfinished: false, birthday })
    .where('id', '=', memberId)
    .execute();
}

/** Whether the account has a password that its member chose. */
export async function hasPassword(db: Executor, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('has_password')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.has_password ?? false;
}

/** Whether the account is open and its password hash still the given one. */
export async function hasStanding(
  db: Executor,
  memberId: bigint,
  passwordHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordLogin(db: Executor, memberId: bigint, now: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({ failed_logins: 0, locked_until: null, last_login_at: now })
    .where('id', '=', memberId)
    .execute();
}

/** Closes trial accounts that have expired; their postings stay in the ledger. */
export async function closeExpiredTrials(db: Executor, trialType: number, now: Date) {
  await db
    .updateTable('member')
    .set({ status: 'disabled' })
    .where('member_type', '=', trialType)
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .execute();
}

/** False when the stored password is no longer the one that was checked. */
export async function replacePasswordHash(
  db: Executor,
  memberId: bigint,
  checkedHash: string,
  newHash: string,
): Promise<boolean> {
  const row = await db
    .updateTable('member')
    .set({ password_hash: newHash, has_password: true })
    .where('id', '=', memberId)
    .where('password_hash', '=', checkedHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the picture, or takes it off with null, and returns the id of the previous one. */
export async function replacePicture(
  transaction: DatabaseTransaction,
  memberId: bigint,
  pictureId: string | null,
): Promise<string | null> {
  const { picture_id } = await transaction
    .selectFrom('member')
    .select('picture_id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('member')
    .set({ picture_id: pictureId })
    .where('id', '=', memberId)
    .execute();
  return picture_id;
}
