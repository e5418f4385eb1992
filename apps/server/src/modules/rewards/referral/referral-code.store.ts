import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { mayBeOffered } from '#modules/accounts/addressable.store.ts';
import type { Inviting } from '#modules/hierarchy/invitation.store.ts';

type Executor = Database | DatabaseTransaction;

/** The code by which a member invites friends; null while there is none. */
export async function findCodeOf(db: Executor, memberId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('referral_code')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Gives a member a code, unless it has one, or the code leads to another member or an agent. */
export async function insertCode(
  db: Executor,
  { memberId, code, at }: { memberId: bigint; code: string; at: Date },
): Promise<void> {
  await sql`
    insert into referral_code (member_id, code, created_at)
    select ${memberId}, ${code}, ${at}::timestamptz
    where not exists (select from affiliate_code where affiliate_code.code = ${code})
    on conflict do nothing`.execute(db);
}

/** A member who has a code, with the agent above while that account is active. */
export type CodeOwner = {
  memberId: bigint;
  code: string;
  nickname: string;
  memberType: number;
  above: Inviting | null;
};

/** The owner of a code in upper case; null for a member who may not be offered anything. */
export async function findOwner(db: Executor, code: string): Promise<CodeOwner | null> {
  const row = await db
    .selectFrom('referral_code')
    .innerJoin('member', 'member.id', 'referral_code.member_id')
    .select(['member.id as memberId', 'referral_code.code', 'member.nickname'])
    .select(['member.member_type as memberType', 'member.parent_id'])
    .where('referral_code.code', '=', code)
    .where(mayBeOffered)
    .executeTakeFirst();
  if (!row) return null;
  const { parent_id: parentId, ...owner } = row;
  const above =
    parentId === null
      ? undefined
      : await db
          .selectFrom('member')
          .select(['id', 'username', 'nickname', 'member_type'])
          .where('id', '=', parentId)
          .where('status', '=', 'active')
          .executeTakeFirst();
  return { ...owner, above: above ?? null };
}

/** Until the transaction ends, nobody else is tied to the owner of a code. */
export async function lockCodeOf(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .selectFrom('referral_code')
    .select('code')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
}
