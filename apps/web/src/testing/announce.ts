import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { nothingPublished } from './default-answers.ts';
import { site } from './site.ts';

type Lists = ResponseOf<PlayerEndpoints['content']['listMemberAnnouncements']>;
type Notice = Lists['player'][number];

export function noticeOf(id: string, title: string): Notice {
  const content = `<p>${title}, by night.</p>`;
  return { id, title, content, startDate: '2026-11-01', read: false };
}

/** Marks of read announcements that the page has sent, oldest first. */
export const marks = (): string[] =>
  site.calls('content', 'markAnnouncementRead').map(({ input }) => input.announcementId);

/** Answers with these announcements, to agents with `agent` too, and records the marks. */
export function announce(given: Partial<Lists>): void {
  const { agent = [], ...lists } = given;
  const open = { ...nothingPublished, ...lists };
  const marked = (notices: readonly Notice[]) =>
    notices.map((one) => ({ ...one, read: marks().includes(one.id) }));
  const unreadOf = (notices: readonly Notice[]) => marked(notices).filter((one) => !one.read);
  site.answers({
    content: {
      listAnnouncements: open,
      listMemberAnnouncements: () => ({
        ...open,
        player: marked(open.player),
        popup: marked(open.popup),
        agent: marked(agent),
      }),
      countUnreadAnnouncements: ({ types }) => ({
        announcementUnreadCount: unreadOf(types === 'A' ? agent : [...open.player, ...open.popup])
          .length,
      }),
      markAnnouncementRead: {},
    },
  });
}
