import type { Database, DatabaseTransaction } from '../../../db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type NewMember = {
  username: string;
  passwordHash: string;
  memberType: number;
  nickname?: string;
  birthday?: string;
  parentId?: bigint;
  vipLevel?: number;
  /** When a free-play account can no longer be used. */
  expiresAt?: Date;
};

/** Null when the user name is taken. */
export async function insertMember(db: Executor, member: NewMember): Promise<bigint | null> {
  const row = await db
    .insertInto('member')
    .values({
      username: member.username,
      password_hash: member.passwordHash,
      payment_password_hash: null,
      member_type: member.memberType,
      nickname: member.nickname ?? '',
      birthday: member.birthday ?? null,
      parent_id: member.parentId ?? null,
      vip_level: member.vipLevel ?? 0,
      locked_until: null,
      last_login_at: null,
      expires_at: member.expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export function findMemberByUsername(db: Executor, username: string) {
  return db
    .selectFrom('member')
    .select(['id', 'username', 'member_type', 'status', 'password_hash'])
    .select(['failed_logins', 'locked_until', 'last_login_at', 'expires_at'])
    .where('username', '=', username)
    .executeTakeFirst();
}

export type StoredMember = NonNullable<Awaited<ReturnType<typeof findMemberByUsername>>>;

export function findMember(db: Executor, memberId: bigint) {
  return db
    .selectFrom('member')
    .select(['id', 'username', 'nickname', 'member_type', 'vip_level', 'registered_at'])
    .where('id', '=', memberId)
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

export async function recordLogin(db: Executor, memberId: bigint, now: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({ failed_logins: 0, locked_until: null, last_login_at: now })
    .where('id', '=', memberId)
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
    .set({ password_hash: newHash })
    .where('id', '=', memberId)
    .where('password_hash', '=', checkedHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
