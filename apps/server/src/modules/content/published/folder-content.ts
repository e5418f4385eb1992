import { dayRange } from '#kit/time/day-range.ts';
import type { Site } from '#modules/site/site.ts';
import type { Platform } from '@pavilion/domain/message/announcement';
import { languagesOf, type SiteContent, type Texts } from './content-item.ts';

/** Dates `YYYY-MM-DD`, both included; no end means long term. */
type Period = { readonly startDate: string; readonly endDate: string | null };

const always = { startsAt: new Date(0), endsAt: null };

/** A period of whole days as the instants of its start and end. */
export function momentsOf(period: Period | undefined, timeZone: string) {
  if (!period) return always;
  const { from, until } = dayRange(period.startDate, period.endDate ?? undefined, timeZone);
  return { startsAt: from ?? always.startsAt, endsAt: until ?? null };
}

/** The platform of items for which the folder names none. */
function announced<const Type>(type: Type, title: Texts, platforms: readonly Platform[] = ['M']) {
  return {
    type,
    title,
    platforms,
    groupName: null,
    audience: 'everyone' as const,
    vipLevelFrom: null,
    languages: languagesOf(title),
  };
}

/** The content of the site folder, in the order of its files. */
export function folderContent(site: Site): SiteContent {
  const { timeZone } = site.brand;
  return {
    notice: site.announcements.map(({ id, contentType, audience, title, content, ...one }) => ({
      ...announced(contentType, title, one.platforms),
      ...momentsOf(one.period, timeZone),
      id,
      content,
      audience: audience ?? (contentType === 'A' ? 'agent' : 'everyone'),
      vipLevelFrom: one.vipLevelFrom ?? null,
    })),
    banner: Object.entries(site.banners).flatMap(([groupName, banners]) =>
      banners.map(({ id, title, text, picture, linkage, period, platforms }) => ({
        ...announced('B', title, platforms),
        ...momentsOf(period, timeZone),
        id,
        groupName,
        text,
        picture,
        linkage,
      })),
    ),
    promotion: site.promotions.map((offer) => ({
      ...announced('PR', offer.title),
      ...momentsOf(offer.period, timeZone),
      id: offer.id,
      offer,
    })),
    category: site.promotionCategories,
    help: site.help,
    page: site.pages,
  };
}
