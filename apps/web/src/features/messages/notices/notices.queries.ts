import { useOwnKind, useRefusal } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { mobileSite } from '#kit/merchant-code.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { useBootQuery } from '@pavilion/client/queries/boot-query.ts';
import {
  ownLists,
  ownNotices,
  useHomeAnnouncements,
  useOwnLists,
  type Notice,
  type OwnLists,
} from '../announcements.queries.ts';

export type NoticeLists = Pick<OwnLists, 'player' | 'popup' | 'hot' | 'agent'>;

const freshMs = 60_000;
/** The query as section 7 lists it, with the notices of the home. */
const ofGuests = { types: 'B,PL,PU,H', groupName: 'm_home' } as const;

async function guestNotices(signal: AbortSignal): Promise<NoticeLists> {
  const input = { ...ofGuests, ...mobileSite() };
  const { player, popup, hot } = await api.content.listAnnouncements(input, signal);
  return { player, popup, hot, agent: [] };
}

/** Fetches everything this visitor may read; with read marks where there is a session. */
export function useNoticeLists() {
  const language = useLanguage();
  const isGuest = useSessionRecord() === null;
  const guests = {
    queryKey: ['announcements', 'notices', language],
    queryFn: ({ signal }: { signal: AbortSignal }) => guestNotices(signal),
    staleTime: freshMs,
  };
  return useBootQuery<NoticeLists>(isGuest ? guests : ownLists(language));
}

/** Guests and trial accounts have no read marks (section 6). */
export function useKeepsReadMarks(): boolean {
  return useRefusal('markRead') === null;
}

function useUnread(types: 'PL,PU' | 'A', isForThem: boolean): number {
  const enabled = useKeepsReadMarks() && isForThem;
  const { data } = useBootQuery({
    queryKey: [...ownNotices, 'unread', types],
    queryFn: ({ signal }) => api.content.countUnreadAnnouncements({ types }, signal),
    enabled,
  });
  return enabled ? (data?.announcementUnreadCount ?? 0) : 0;
}

/** Zero for those who have no read marks, and until the answer arrives. */
export function useUnreadNotices(): number {
  return useUnread('PL,PU', true);
}

/** Whether this visitor may read the announcements for agents. */
export function useIsAgent(): boolean {
  return useOwnKind()?.agent === true;
}

export function useUnreadAgentNotices(): number {
  return useUnread('A', useIsAgent());
}

type StripNotices = { player: readonly Notice[]; hot: readonly Notice[] };

/** For the strip of the home, in the order of the notice screen. Undefined while loading. */
export function useStripNotices(): StripNotices | undefined {
  const isGuest = useSessionRecord() === null;
  const open = useHomeAnnouncements().data;
  const own = useOwnLists();
  return isGuest ? open : own;
}
