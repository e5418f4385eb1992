import type { Endpoints } from '@pavilion/contract/endpoints';
import type { Database } from '../../db/tables.ts';
import type { Caller, Handlers } from '../../http/handlers.ts';
import { Refused } from '../../http/refused.ts';
import type { Clock } from '../../kit/clock.ts';
import { dayAt } from '../../kit/day-range.ts';
import type { FindPicture } from '../site/picture-manifest.ts';
import type { Site } from '../site/site.ts';
import { findReadIds, insertRead } from './announcements/announcement-read.store.ts';
import { announcementsFor, noticesOf } from './announcements/site-announcements.ts';
import { bannersOf } from './announcements/site-banners.ts';
import { promotionsOf } from './promotions/site-promotions.ts';

export type ContentDependencies = {
  db: Database;
  site: Site;
  clock: Clock;
  pictures: FindPicture;
};

export function createContent({ db, site, clock, pictures }: ContentDependencies) {
  const today = () => dayAt(clock(), site.brand.timeZone);

  /** What the caller may see of these types, and what of it was opened. */
  async function readBy({ memberId, memberType }: Caller, types: string) {
    const wanted = new Set(types.split(','));
    const visible = announcementsFor(site, { memberType, today: today() }).filter((one) =>
      wanted.has(one.contentType),
    );
    const ids = visible.map((one) => one.id);
    return { visible, readIds: await findReadIds(db, memberId, ids) };
  }

  const handlers: Handlers<Endpoints['content']> = {
    listAnnouncements: async ({ types, groupName }, { language }) => {
      const wanted = new Set(types.split(','));
      const when = { language, today: today() };
      const open = announcementsFor(site, { memberType: null, today: when.today });
      const notices = (type: 'PL' | 'PU' | 'H') =>
        wanted.has(type) ? noticesOf(open, type, language) : [];
      return {
        promotion: wanted.has('PR') ? promotionsOf(site, pictures, when) : [],
        banners: wanted.has('B') ? bannersOf(site, pictures, { groupName, ...when }) : [],
        player: notices('PL'),
        popup: notices('PU'),
        hot: notices('H'),
      };
    },

    listMemberAnnouncements: async ({ types }, { language, caller }) => {
      const { visible, readIds } = await readBy(caller, types);
      return {
        player: noticesOf(visible, 'PL', language, readIds),
        popup: noticesOf(visible, 'PU', language, readIds),
        hot: noticesOf(visible, 'H', language, readIds),
        agent: noticesOf(visible, 'A', language, readIds),
      };
    },

    countUnreadAnnouncements: async ({ types }, { caller }) => {
      const { visible, readIds } = await readBy(caller, types);
      return { announcementUnreadCount: visible.length - readIds.size };
    },

    markAnnouncementRead: async ({ announcementId }, { caller }) => {
      const reader = { memberType: caller.memberType, today: today() };
      const known = announcementsFor(site, reader).some(({ id }) => id === announcementId);
      if (!known) throw new Refused('request.not.found');
      await insertRead(db, caller.memberId, announcementId, clock());
      return {};
    },

    listPromotionCategories: async (_, { language }) => ({
      list: site.promotionCategories.map(({ id, title }) => ({ id, title: title[language] })),
    }),

    getHelpCenter: async ({ lang }, { language }) =>
      site.help.map(({ id, title, content }) => ({
        id,
        title: title[lang ?? language],
        content: content[lang ?? language],
      })),
  };
  return { handlers };
}
