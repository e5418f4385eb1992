import { useQuery } from '@tanstack/react-query';
import { refusal } from '@pavilion/domain/member/refusal';
import { api } from '../../kit/api.ts';
import { useLanguage } from '../../kit/language.ts';
import { useSessionRecord } from '../../kit/session-record.ts';
import { visitorOf } from '../site/GuardedLink.tsx';
import {
  ownLists,
  ownNotices,
  useHomeAnnouncements,
  useOwnLists,
  type Notice,
  type OwnLists,
} from './announcements.queries.ts';

export type NoticeLists = Pick<OwnLists, 'player' | 'popup' | 'hot' | 'agent'>;

const freshMs = 60_000;
const guestTypes = 'PL,PU,H';

async function guestNotices(signal: AbortSignal): Promise<NoticeLists> {
  const { player, popup, hot } = await api.content.listAnnouncements({ types: guestTypes }, signal);
  return { player, popup, hot, agent: [] };
}

/** Everything this visitor may read; with read marks where there is a session. */
export function useNoticeLists() {
  const language = useLanguage();
  const isGuest = useSessionRecord() === null;
  const guests = {
    queryKey: ['announcements', 'notices', language],
    queryFn: ({ signal }: { signal: AbortSignal }) => guestNotices(signal),
    staleTime: freshMs,
  };
  return useQuery<NoticeLists>(isGuest ? guests : ownLists(language));
}

/** Guests and trial accounts have no read marks (section 6). */
export function useKeepsReadMarks(): boolean {
  return refusal('markRead', visitorOf(useSessionRecord())) === null;
}

/** Zero for those who have no read marks, and until the answer is here. */
export function useUnreadNotices(): number {
  const enabled = useKeepsReadMarks();
  const { data } = useQuery({
    queryKey: [...ownNotices, 'unread'],
    queryFn: ({ signal }) => api.content.countUnreadAnnouncements({}, signal),
    enabled,
  });
  return enabled ? (data?.announcementUnreadCount ?? 0) : 0;
}

type StripNotices = { player: readonly Notice[]; hot: readonly Notice[] };

/** For the strip of the home, in the order of the notice screen. Undefined while loading. */
export function useStripNotices(): StripNotices | undefined {
  const isGuest = useSessionRecord() === null;
  const open = useHomeAnnouncements().data;
  const own = useOwnLists();
  return isGuest ? open : own;
}
