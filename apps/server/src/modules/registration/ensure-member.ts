import type { Database } from '#db/database.ts';
import { findMemberByUsername, insertMember } from '#modules/accounts/member.store.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import { insertAffiliateCode } from '#modules/hierarchy/invitation.store.ts';

export type MemberToEnsure = {
  username: string;
  password: string;
  memberType: number;
  nickname: string;
  vipLevel: number;
  /** User name of the upline. */
  parent?: string;
  /** Invitation code, for an agent. */
  affiliateCode?: string;
  /** Now where it is left out. */
  registeredAt?: Date;
};

/** The id of the member of this name, created when missing; an existing one is unchanged. */
export async function ensureMember(
  db: Database,
  hasher: PasswordHasher,
  wanted: MemberToEnsure,
): Promise<bigint> {
  const { affiliateCode } = wanted;
  const known = await findMemberByUsername(db, wanted.username);
  if (known && affiliateCode !== undefined) {
    await insertAffiliateCode(db, { code: affiliateCode, memberId: known.id });
  }
  if (known) return known.id;
  const parent = wanted.parent ? await findMemberByUsername(db, wanted.parent) : undefined;
  const id = await insertMember(db, {
    username: wanted.username,
    passwordHash: await hasher.hash(wanted.password),
    memberType: wanted.memberType,
    nickname: wanted.nickname,
    vipLevel: wanted.vipLevel,
    ...(parent ? { parentId: parent.id } : {}),
    ...(wanted.registeredAt ? { registeredAt: wanted.registeredAt } : {}),
  });
  if (id !== null && affiliateCode === undefined) return id;
  return ensureMember(db, hasher, wanted);
}
