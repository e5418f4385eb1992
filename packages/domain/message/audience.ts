import { memberKind, type MemberTypeTable } from '../member/member-type.ts';

/** Whom an announcement is for; trial accounts hear what members hear. */
export const audiences = ['everyone', 'guest', 'member', 'agent'] as const;
export type Audience = (typeof audiences)[number];

/** Null stands for a guest. */
export function isAudience(
  audience: Audience,
  memberType: number | null,
  table?: MemberTypeTable,
): boolean {
  switch (audience) {
    case 'everyone':
      return true;
    case 'guest':
      return memberType === null;
    case 'member':
      return memberType !== null;
    case 'agent':
      return memberType !== null && memberKind(memberType, table).agent;
  }
}
