import type { CompleteLanguage } from '@pavilion/domain/site/language';
import type { FindPicture } from '../../site/picture-manifest.ts';
import type { Site } from '../../site/site.ts';
import { isOn } from '../period.ts';

type Wanted = { groupName: string | undefined; language: CompleteLanguage; today: string };

/** The banners of a group, or of all groups, that are on today. */
export function bannersOf(site: Site, pictures: FindPicture, wanted: Wanted) {
  const { groupName, language, today } = wanted;
  return Object.entries(site.banners)
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
