import { api } from '#kit/api.ts';
import { mobileSite } from '#kit/merchant-code.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { useBootQuery } from '@pavilion/client/queries/boot-query.ts';
import { ownLists, type OwnLists } from '../announcements.queries.ts';

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
