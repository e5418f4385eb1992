import type { MemberTypeTable } from '../member/member-type.ts';
import type { Language } from '../site/language.ts';
import { isAudience, type Audience, type Reader } from './audience.ts';

/** Section 3: agent A, player PL, banner B, pop-up PU, promotion PR, home notice H. */
export const announcementTypes = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** M is the mobile site, W the entry to games. */
export const platforms = ['M', 'W'] as const;
export type Platform = (typeof platforms)[number];

export type Announcement = Audience & {
  type: AnnouncementType;
  platforms: readonly Platform[];
  /** The slot of the page, such as `m_home`; null is any. */
  groupName: string | null;
  startsAt: Date;
  /** The first moment after its end; null is long term. */
  endsAt: Date | null;
  /** The languages in which it is written. */
  languages: readonly Language[];
};

export type AnnouncementFilter = {
  types: ReadonlySet<AnnouncementType>;
  platform: Platform;
  /** Missing: of every group. */
  groupName?: string | undefined;
  language: Language;
  now: Date;
};

export function isOn(
  { startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  return startsAt <= now && (endsAt === null || now < endsAt);
}

/**
 * Whether a reader is shown an announcement. A promotion is shown before and after its time too, in
 * the state that its dates give it (decision D14).
 */
export function isAnnounced(
  one: Announcement,
  filter: AnnouncementFilter,
  reader: Reader,
  table: MemberTypeTable,
): boolean {
  return (
    filter.types.has(one.type) &&
    one.platforms.includes(filter.platform) &&
    (filter.groupName === undefined ||
      one.groupName === null ||
      one.groupName === filter.groupName) &&
    one.languages.includes(filter.language) &&
    (one.type === 'PR' || isOn(one, filter.now)) &&
    isAudience(one, reader, table)
  );
}

/** True when one of them began or ended after `since` and up to `now`. */
export function hasTurned(
  all: readonly Pick<Announcement, 'startsAt' | 'endsAt'>[],
  since: Date,
  now: Date,
): boolean {
  const within = (at: Date | null) => at !== null && since < at && at <= now;
  return all.some(({ startsAt, endsAt }) => within(startsAt) || within(endsAt));
}
