import { dayAt } from '#kit/time/day-range.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { Site } from '#modules/site/site.ts';
import {
  isAnnounced,
  type Announcement,
  type AnnouncementType,
  type AnnouncementFilter,
} from '@pavilion/domain/message/announcement';
import { leadsToPromotion } from '@pavilion/screens/promotion-link';
import { promotionsOf } from '../promotions/site-promotions.ts';
import type { BannerItem, NoticeItem, SiteContent } from '../published/content-item.ts';
import type { MemberReader } from './reader.store.ts';

export type Filter = AnnouncementFilter & { reader: MemberReader | null };

/** The items of a list that the reader is shown. */
function shown<Item extends Announcement>(
  items: readonly Item[],
  { reader, ...filter }: Filter,
  site: Site,
): readonly Item[] {
  return items.filter((one) => isAnnounced(one, filter, reader, site.memberTypes));
}

export function noticesFor(
  content: SiteContent,
  filter: Filter,
  site: Site,
): readonly NoticeItem[] {
  return shown(content.notice, filter, site);
}

/** The promotions and banners of a reader: without offers for a member who may not be offered any. */
function shownOffers({ promotion, banner }: SiteContent, filter: Filter, site: Site) {
  const banners = shown(banner, filter, site);
  if (filter.reader === null || filter.reader.mayBeOffered) {
    return { promotions: shown(promotion, filter, site), banners };
  }
  return { promotions: [], banners: banners.filter(({ linkage }) => !leadsToPromotion(linkage)) };
}

/** A picture by its logical name, or by its path on this site. */
function pictureOf(pictures: FindPicture, name: string): { src: string; color: string } | null {
  return name.startsWith('/') ? { src: name, color: '' } : pictures(name);
}

function bannerOf(banner: BannerItem, { language }: Filter, pictures: FindPicture) {
  const picture = pictureOf(pictures, banner.picture);
  return {
    id: banner.id,
    groupName: banner.groupName ?? '',
    title: banner.title[language] ?? '',
    text: banner.text[language] ?? '',
    url: picture?.src ?? '',
    color: picture?.color ?? '',
    linkage: banner.linkage,
  };
}

export function noticeOnWire(
  { id, title, content, startsAt }: NoticeItem,
  { language }: Filter,
  { brand }: Site,
  readIds: ReadonlySet<string>,
) {
  return {
    id,
    title: title[language] ?? '',
    content: content[language] ?? '',
    startDate: dayAt(startsAt, brand.timeZone),
    read: readIds.has(id),
  };
}

type Shelf = {
  content: SiteContent;
  site: Site;
  pictures: FindPicture;
  /** The codes of promotions that are closed for now. */
  closed: readonly string[];
};

/** The answer to an announcements query, by content type, in the shape of the wire. */
export function announcementsFor(
  { content, site, pictures, closed }: Shelf,
  filter: Filter,
  readIds: ReadonlySet<string> = new Set(),
) {
  const { language, now } = filter;
  const { timeZone } = site.brand;
  const notices = noticesFor(content, filter, site);
  const { promotions, banners } = shownOffers(content, filter, site);
  const ofType = (type: AnnouncementType) =>
    notices
      .filter((one) => one.type === type)
      .map((one) => noticeOnWire(one, filter, site, readIds));
  return {
    promotion: promotionsOf(
      promotions.map(({ offer }) => offer),
      {
        language,
        closed,
        today: dayAt(now, timeZone),
        digits: site.brand.currency.digits,
        mayBlockWithdrawal: site.policy.bonus.mayBlockWithdrawal,
      },
      (name) => pictureOf(pictures, name),
    ),
    banners: banners.map((one) => bannerOf(one, filter, pictures)),
    player: ofType('PL'),
    popup: ofType('PU'),
    hot: ofType('H'),
    agent: ofType('A'),
  };
}
