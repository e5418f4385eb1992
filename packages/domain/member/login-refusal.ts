import { memberKind, type MemberTypeTable } from './member-type.ts';

/** Who may log in to a site: players and agents together, or one of them alone. */
export const whoMayLogIn = ['everyone', 'members', 'agents'] as const;

export type WhoMayLogIn = (typeof whoMayLogIn)[number];

/** Null when an account of the type may log in to the site (seed section 6, last rule). */
export function loginRefusal(
  memberType: number,
  who: WhoMayLogIn,
  table: MemberTypeTable,
): 'login.type.not.member' | 'login.type.not.agent' | null {
  const kind = memberKind(memberType, table);
  if (who === 'members' && !kind.depositor) return 'login.type.not.member';
  if (who === 'agents' && !kind.agent) return 'login.type.not.agent';
  return null;
}
