import { isAudience } from '@pavilion/domain/message/audience';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import type { Site } from '../../site/site.ts';
import { isOn } from '../period.ts';

type SiteAnnouncement = Site['announcements'][number];
export type NoticeType = SiteAnnouncement['contentType'];

/** Whom the announcements are for: null stands for a guest. */
export type Reader = { memberType: number | null; today: string };

function audienceOf({ contentType, audience }: SiteAnnouncement) {
  return audience ?? (contentType === 'A' ? 'agent' : 'everyone');
}

/** Those that this reader may see today, in the site's order. */
export function announcementsFor(
  site: Site,
  { memberType, today }: Reader,
): readonly SiteAnnouncement[] {
  return site.announcements.filter(
    (one) => isOn(one.period, today) && isAudience(audienceOf(one), memberType, site.memberTypes),
  );
}

/** As the wire tells it. */
export function noticesOf(
  announcements: readonly SiteAnnouncement[],
  type: NoticeType,
  language: CompleteLanguage,
  readIds: ReadonlySet<string> = new Set(),
) {
  return announcements
    .filter((one) => one.contentType === type)
    .map((one) => ({
      id: one.id,
      title: one.title[language],
      content: one.content[language],
      startDate: one.period.startDate,
      read: readIds.has(one.id),
    }));
}
