import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { refusal } from '@pavilion/domain/member/refusal';
import { api } from '../../kit/api.ts';
import { useLanguage } from '../../kit/language.ts';
import { ownData } from '../../kit/query.ts';
import { useSessionRecord } from '../../kit/session-record.ts';
import { visitorOf } from '../site/GuardedLink.tsx';
import { useHomeAnnouncements, type Notice } from './announcements.queries.ts';

export type NoticeLists = ResponseOf<Endpoints['content']['listMemberAnnouncements']>;

const freshMs = 60_000;
const guestTypes = 'PL,PU,H';
const memberTypes = 'PL,PU,H,A';

/** Keys of all that changes when an announcement is opened. */
export const ownNotices = [ownData, 'announcements'] as const;

async function guestNotices(signal: AbortSignal): Promise<NoticeLists> {
  const { player, popup, hot } = await api.content.listAnnouncements({ types: guestTypes }, signal);
  return { player, popup, hot, agent: [] };
}

/** Everything this visitor may read; with read marks where there is a session. */
export function useNoticeLists() {
  const language = useLanguage();
  const isGuest = useSessionRecord() === null;
  return useQuery({
    queryKey: isGuest ? ['announcements', 'notices', language] : [...ownNotices, 'list', language],
    queryFn: ({ signal }) =>
      isGuest
        ? guestNotices(signal)
        : api.content.listMemberAnnouncements({ types: memberTypes }, signal),
    staleTime: freshMs,
  });
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
  const language = useLanguage();
  const isGuest = useSessionRecord() === null;
  const open = useHomeAnnouncements().data;
  const { data } = useQuery<NoticeLists>({
    queryKey: [...ownNotices, 'list', language],
    queryFn: ({ signal }) => api.content.listMemberAnnouncements({ types: memberTypes }, signal),
    staleTime: freshMs,
    enabled: !isGuest,
  });
  return isGuest ? open : data;
}
