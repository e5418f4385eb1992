import { api } from '#kit/api.ts';
import { useBootQuery } from '@pavilion/client/queries/boot-query.ts';
import { ownNotices, useIsAgent, useKeepsReadMarks } from '../announcements.queries.ts';

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

export function useUnreadAgentNotices(): number {
  return useUnread('A', useIsAgent());
}
