import { memberKind, type MemberTypeTable } from '../member/member-type.ts';

/** Whom an announcement is for; trial accounts count as members. */
export const audiences = ['everyone', 'guest', 'member', 'agent', 'vip'] as const;

export type Audience = {
  audience: (typeof audiences)[number];
  /** The lowest level of `vip`; null for all others. */
  vipLevelFrom: number | null;
};

/** The reader of an announcement; null for a guest. */
export type Reader = { memberType: number; vipLevel: number } | null;

export function isAudience(
  { audience, vipLevelFrom }: Audience,
  reader: Reader,
  table: MemberTypeTable,
): boolean {
  switch (audience) {
    case 'everyone':
      return true;
    case 'guest':
      return reader === null;
    case 'member':
      return reader !== null;
    case 'agent':
      return reader !== null && memberKind(reader.memberType, table).agent;
    case 'vip':
      return reader !== null && vipLevelFrom !== null && reader.vipLevel >= vipLevelFrom;
  }
}
