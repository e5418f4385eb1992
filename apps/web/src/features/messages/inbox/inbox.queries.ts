import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useRefusal } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { readAgain } from '@pavilion/client/queries/read-again.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { limits } from '@pavilion/domain/limits';

type Calls = PlayerEndpoints['notifications'];
type InboxPage = ResponseOf<Calls['listInbox']>;
export type InboxMessage = InboxPage['list'][number];
export type Recipient = InboxPage['recipients'][number];
export type Inbox = { messages: InboxMessage[]; recipients: readonly Recipient[] };

/** The key that a signal of kind `unread` reads again. */
const inboxKey = [ownData, 'inbox'] as const;

function joined({ pages }: InfiniteData<InboxPage>): Inbox {
  return { messages: pages.flatMap(({ list }) => list), recipients: pages[0]?.recipients ?? [] };
}

/** Fetches the newest message of each conversation, or all of one; newest first. */
export function useInbox(threadId?: string) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...inboxKey, 'list', language, threadId ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.notifications.listInbox(
        {
          ...(threadId === undefined ? {} : { threadId }),
          pageNo: pageParam,
          pageSize: limits.inboxPageSize,
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 0,
    select: joined,
  });
}

/** Not fetched for guests and trial accounts (section 6). */
export function useUnreadInbox(): number {
  const enabled = useRefusal('inbox') === null;
  const { data } = useQuery({
    queryKey: [...inboxKey, 'unread'],
    queryFn: ({ signal }) => api.notifications.countUnreadInbox({}, signal),
    enabled,
  });
  return enabled ? (data ?? 0) : 0;
}

function useInboxChange<Input, Answer = unknown>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, CallError, Input>({
    mutationFn: change,
    onSettled: () => readAgain(queries, inboxKey),
  });
}

export function useReadMessage() {
  return useInboxChange((messageId: string) => api.notifications.readMessage({ messageId }));
}

export function useDeleteMessages() {
  return useInboxChange((which: InputOf<Calls['deleteMessages']>) =>
    api.notifications.deleteMessages(which),
  );
}

export function useSendMessage() {
  return useInboxChange<InputOf<Calls['sendMessage']>, InboxMessage>((input) =>
    api.notifications.sendMessage(input),
  );
}
