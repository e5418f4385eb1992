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

/** What the page has told the site to be read, oldest first. */
export const marks = (): string[] =>
  site.calls('content', 'markAnnouncementRead').map(({ input }) => input.announcementId);

/** The house says this to everybody, and to its agents what `agent` holds; it keeps the marks. */
export function announce(given: Partial<Lists>): void {
  const { agent = [], ...said } = given;
  const open = { ...nothingPublished, ...said };
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
