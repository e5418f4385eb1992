import { useOwnKind, useRefusal } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { bootFor } from '#kit/boot.ts';
import { mobileSite } from '#kit/merchant-code.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { useBootQuery } from '@pavilion/client/queries/boot-query.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { HomeBoot } from '@pavilion/contract/page';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export type Announcements = HomeBoot['announcements'];
export type Banner = Announcements['banners'][number];
export type Notice = Announcements['player'][number];
export type BannerGroup = 'm_home' | 'm_adver' | 'm_event';
export type OwnLists = Omit<
  ResponseOf<PlayerEndpoints['content']['listMemberAnnouncements']>,
  'promotion'
>;

const ofHome = { types: 'B,PL,PU,PR,H', groupName: 'm_home' } as const;
/** Includes the banners of every group, so that the first load sends one query. */
const ownTypes = 'B,PL,PU,H,A';
export const freshMs = 60_000;

/** Fetches the notices and the first banners of the home in one call (section 7). */
function useHomeAnnouncements() {
  const language = useLanguage();
  const boot = bootFor(language);
  return useBootQuery({
    queryKey: ['announcements', 'home', language],
    queryFn: ({ signal }) => api.content.listAnnouncements({ ...ofHome, ...mobileSite() }, signal),
    staleTime: freshMs,
    ...(boot?.home && {
      initialData: boot.home.announcements,
      initialDataUpdatedAt: boot.readAtMs,
    }),
  });
}

/** The key of all that changes when an announcement is opened. */
export const ownNotices = [ownData, 'announcements'] as const;

/** Fetches the announcements for the audiences of this session. */
export function ownLists(language: ReturnType<typeof useLanguage>) {
  return {
    queryKey: [...ownNotices, 'list', language],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<OwnLists> =>
      api.content.listMemberAnnouncements({ types: ownTypes, ...mobileSite() }, signal),
    staleTime: freshMs,
  };
}

/** Undefined for guests, and while loading. */
function useOwnLists(): OwnLists | undefined {
  const enabled = useSessionRecord() !== null;
  const { data } = useBootQuery({ ...ownLists(useLanguage()), enabled });
  return enabled ? data : undefined;
}

function useOwnBanners(group: BannerGroup): readonly Banner[] | undefined {
  return useOwnLists()?.banners.filter(({ groupName }) => groupName === group);
}

/**
 * Undefined while loading, and after a failure: a page without banners is still complete. The
 * guests' banners are shown until the session's own arrive.
 */
export function useHomeBanners(): readonly Banner[] | undefined {
  const open = useHomeAnnouncements().data;
  return useOwnBanners('m_home') ?? open?.banners;
}

/** Fetches the banners of another group when their section comes near. */
export function useBanners(group: BannerGroup, enabled = true): readonly Banner[] | undefined {
  const language = useLanguage();
  const { data } = useBootQuery({
    queryKey: ['announcements', group, language],
    queryFn: ({ signal }) =>
      api.content.listAnnouncements({ types: 'B', groupName: group, ...mobileSite() }, signal),
    staleTime: freshMs,
    enabled,
  });
  return useOwnBanners(group) ?? data?.banners;
}

type StripNotices = { player: readonly Notice[]; hot: readonly Notice[] };

/** For the strip of the home, in the order of the notice screen. Undefined while loading. */
export function useStripNotices(): StripNotices | undefined {
  const isGuest = useSessionRecord() === null;
  const open = useHomeAnnouncements().data;
  const own = useOwnLists();
  return isGuest ? open : own;
}

/** Guests and trial accounts have no read marks (section 6). */
export function useKeepsReadMarks(): boolean {
  return useRefusal('markRead') === null;
}

/** Whether this visitor may read the announcements for agents. */
export function useIsAgent(): boolean {
  return useOwnKind()?.agent === true;
}
