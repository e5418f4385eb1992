import type { LiveChat } from '../live-chat.ts';

/** A chat company in memory, with a settable number of unread answers. */
export function createFakeChat() {
  const unread = new Map<string, number | null>();
  const chat: LiveChat = {
    address: ({ ref, name }, look) =>
      `https://chat.example/?${new URLSearchParams({ ref, name, ...look }).toString()}`,
    countUnread: async (ref) => unread.get(ref) ?? (unread.has(ref) ? null : 0),
  };
  return { chat, unread };
}
