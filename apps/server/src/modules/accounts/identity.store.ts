import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { FoundIdentity, IdentityState } from '@pavilion/domain/protection/identity-check';
import { writeNameAndNumber } from './profile/profile.store.ts';

type Executor = Database | DatabaseTransaction;

/** How far the identity check of a member is; `verifiedName` is null until it is verified. */
export async function findIdentity(
  db: Executor,
  memberId: bigint,
): Promise<{ state: IdentityState; verifiedName: string | null }> {
  return db
    .selectFrom('member')
    .select(['identity as state', 'verified_name as verifiedName'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Finds which of some members have a verified identity. */
export async function findVerified(
  db: Executor,
  memberIds: readonly bigint[],
): Promise<Set<bigint>> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where(sql<boolean>`id = any(${[...memberIds]}::bigint[])`)
    .where('identity', '=', 'verified')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The id number of the profile; empty where the member has given none. */
export async function findIdNumber(
  db: Executor,
  memberId: bigint,
  profileBox: Pick<SecretBox, 'openText'>,
): Promise<string> {
  const row = await db
    .selectFrom('member_profile')
    .select('id_number')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return profileBox.openText(row?.id_number ?? '');
}

/** Notes how far the check of a member is; of one who is verified use `writeVerified`. */
export async function writeIdentityState(
  transaction: DatabaseTransaction,
  memberId: bigint,
  identity: Exclude<IdentityState, 'verified'>,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ identity, verified_name: null })
    .where('id', '=', memberId)
    .execute();
}

/** Notes that a member is the person of a document, whose details take the place of those given. */
export async function writeVerified(
  transaction: DatabaseTransaction,
  memberId: bigint,
  found: Pick<FoundIdentity, 'name' | 'birthday' | 'number'>,
  profileBox: Pick<SecretBox, 'encryptText'>,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ identity: 'verified', verified_name: found.name, birthday: found.birthday })
    .where('id', '=', memberId)
    .execute();
  await writeNameAndNumber(transaction, memberId, found, profileBox);
}

/** What the profile of a member says of the person; null where it says nothing. */
export async function findPerson(
  db: Executor,
  memberId: bigint,
): Promise<{ name: string | null; birthday: string | null }> {
  const { name, birthday } = await db
    .selectFrom('member')
    .leftJoin('member_profile', 'member_profile.member_id', 'member.id')
    .select(['member_profile.real_name as name', 'member.birthday'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { name: name === '' ? null : name, birthday };
}
