import type { Endpoints } from '@pavilion/contract/endpoints';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import type { Handlers } from '../../http/handlers.ts';
import type { Clock } from '../../kit/clock.ts';
import { dayAt } from '../../kit/day-range.ts';
import type { FindPicture } from '../site/picture-manifest.ts';
import type { Site } from '../site/site.ts';

export type ContentDependencies = { site: Site; clock: Clock; pictures: FindPicture };

type Period = { startDate: string; endDate: string | null };

function isOn(period: Period | undefined, today: string): boolean {
  if (!period) return true;
  return period.startDate <= today && (period.endDate === null || today <= period.endDate);
}

/** Content types whose rows are announcements with a text. */
const noticeTypes = new Set(['A', 'PL', 'PU', 'H']);

export function createContent({ site, clock, pictures }: ContentDependencies) {
  function bannersOf(groupName: string | undefined, language: CompleteLanguage, today: string) {
    const groups = Object.entries(site.banners);
    return groups
      .filter(([group]) => groupName === undefined || group === groupName)
      .flatMap(([group, banners]) =>
        banners
          .filter((banner) => isOn(banner.period, today))
          .map((banner) => {
            const picture = pictures(banner.picture);
            return {
              id: banner.id,
              groupName: group,
              title: banner.title[language],
              text: banner.text[language],
              url: picture?.src ?? '',
              color: picture?.color ?? '',
              linkage: banner.linkage,
            };
          }),
      );
  }

  function noticesOf(types: ReadonlySet<string>, language: CompleteLanguage, today: string) {
    return site.announcements
      .filter((one) => noticeTypes.has(one.contentType) && types.has(one.contentType))
      .filter((one) => isOn(one.period, today))
      .map((one) => ({
        id: one.id,
        title: one.title[language],
        content: one.content[language],
        startDate: one.period.startDate,
        read: false,
      }));
  }

  const handlers: Handlers<Endpoints['content']> = {
    listAnnouncements: async ({ types, groupName }, { language }) => {
      const wanted = new Set(types.split(','));
      const today = dayAt(clock(), site.brand.timeZone);
      return {
        banner: wanted.has('B') ? bannersOf(groupName, language, today) : [],
        player: noticesOf(wanted, language, today),
      };
    },
  };
  return { handlers };
}
