import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api.ts';
import { bootFor, type HomeBoot } from '../../kit/boot.ts';
import { useLanguage } from '../../kit/language.ts';

export type Announcements = HomeBoot['announcements'];
export type Banner = Announcements['banners'][number];
export type Notice = Announcements['player'][number];
export type BannerGroup = 'm_adver' | 'm_event' | 'm_reg';

const homeTypes = 'B,PL,PU,PR,H';
const freshMs = 60_000;

/** One call brings the notices and the first banners of the home (section 7). */
export function useHomeAnnouncements() {
  const language = useLanguage();
  const boot = bootFor(language);
  return useQuery({
    queryKey: ['announcements', 'home', language],
    queryFn: ({ signal }) =>
      api.content.listAnnouncements({ types: homeTypes, groupName: 'm_home' }, signal),
    staleTime: freshMs,
    ...(boot?.home && {
      initialData: boot.home.announcements,
      initialDataUpdatedAt: boot.readAtMs,
    }),
  });
}

/** Undefined while loading, and after a failure: a page without banners is still whole. */
export function useHomeBanners(): readonly Banner[] | undefined {
  return useHomeAnnouncements().data?.banners;
}

/** Banners of another group, asked for when their place comes near. */
export function useBanners(group: BannerGroup, enabled = true): readonly Banner[] | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['announcements', group, language],
    queryFn: ({ signal }) =>
      api.content.listAnnouncements({ types: 'B', groupName: group }, signal),
    staleTime: freshMs,
    enabled,
  });
  return data?.banners;
}
