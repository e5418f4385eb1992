import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#kit/api.ts';
import { readSession } from '#kit/session-record.ts';
import { limits } from '@pavilion/domain/limits';
import { ownNotices, useKeepsReadMarks, type OwnLists } from '../announcements.queries.ts';
import { createMarkQueue } from './mark-queue.ts';
import type { NoticeLists } from './notices.queries.ts';

function withRead(lists: OwnLists, id: string): OwnLists {
  const read = (notices: NoticeLists['player']) =>
    notices.map((notice) => (notice.id === id ? { ...notice, read: true } : notice));
  return {
    ...lists,
    player: read(lists.player),
    popup: read(lists.popup),
    hot: read(lists.hot),
    agent: read(lists.agent),
  };
}

function createReadMarks(queries: QueryClient): (id: string) => void {
  let reader: string | undefined;
  const send = createMarkQueue(
    // A queued mark is not sent for the next member.
    async (announcementId) =>
      reader === readSession()?.token &&
      api.content.markAnnouncementRead({ announcementId, read: true }),
    limits.markAsReadThrottleMs,
    () => void queries.invalidateQueries({ queryKey: ownNotices }),
  );
  return (id) => {
    reader = readSession()?.token;
    queries.setQueriesData<OwnLists>({ queryKey: [...ownNotices, 'list'] }, (lists) =>
      lists ? withRead(lists, id) : lists,
    );
    send(id);
  };
}

/** Shows an announcement as read at once and marks it at the server; does nothing without marks. */
export function useMarkRead(): (id: string) => void {
  const queries = useQueryClient();
  const [mark] = useState(() => createReadMarks(queries));
  return useKeepsReadMarks() ? mark : ignore;
}

const ignore = () => undefined;
