import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createFakeChat } from '#ports/fakes/live-chat.fake.ts';
import { firstPage } from '#testing/test-base.ts';
import { createTestSite, siteOfFolder } from '#testing/test-site.ts';

/** The site with a fake company for live chat, and a feedback of three to six words. */
export async function openSupportHarness(database: TestDatabase) {
  const fake = createFakeChat();
  const flags = { ...siteOfFolder().flags, CBS3: true };
  const site = await createTestSite(database, {
    startedAt: new Date('2026-11-21T10:00:00Z'),
    deps: { chat: fake.chat, publicUrl: 'https://site.example' },
    change: (folder) => ({
      ...folder,
      flags,
      policy: { ...folder.policy, feedback: { fewestWords: 3, mostWords: 6, perDay: 3 } },
    }),
  });
  const { support, notifications } = site.modules.handlers;

  /** Creates a member, with the calls as this member makes them. */
  async function newcomer() {
    const { memberId, username, context } = await site.member();
    return {
      memberId,
      username,
      context,
      list: async () => notifications.listInbox(firstPage, context),
      unread: () => notifications.countUnreadInbox({}, context),
      sendFeedback: async (
        content: string,
        pictures: Blob[] = [],
        requestKey: string = randomUUID(),
      ) => support.sendFeedback({ content, pictures, requestKey }, context),
    };
  }
  return {
    fake,
    flags,
    handlers: support,
    operatorHandlers: site.modules.operatorHandlers.support,
    newcomer,
    close: site.close,
  };
}

export type SupportHarness = Awaited<ReturnType<typeof openSupportHarness>>;
