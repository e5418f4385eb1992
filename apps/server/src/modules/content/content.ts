import { ApiError } from '#http/api-error.ts';
import type { Caller, Handlers } from '#http/handlers.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createRepeatingJobs, type RepeatingJob } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  announcementTypes,
  platforms,
  type AnnouncementType,
  type Platform,
} from '@pavilion/domain/message/announcement';
import type { Language } from '@pavilion/domain/site/language';
import { readersOf } from './announcements/announcement-news.ts';
import { deleteReads, findReadIds, insertRead } from './announcements/announcement-read.store.ts';
import { announcementsFor, noticesFor, type Filter } from './announcements/announcements-for.ts';
import { newsFor } from './announcements/news.ts';
import { findReader, type MemberReader } from './announcements/reader.store.ts';
import type { ContentDependencies } from './content-deps.ts';
import { createClosedCodes, type ClosedCodes } from './promotions/closed-codes.ts';
import { loginOffer } from './promotions/login-offer.ts';
import { createOffers } from './promotions/offers.ts';
import type { SiteContent, TextItem } from './published/content-item.ts';
import { createCurrentContent, type CurrentContent } from './published/current-content.ts';
import { createOperatorContent } from './published/operator-content.ts';

export { contentSignal } from './published/current-content.ts';

type NewsQuery = { platform: Platform; limitNum: number };
type Query = { types: string; groupName?: string | undefined; platform?: Platform };

const everyType = announcementTypes.join(',');

function textIn(language: Language) {
  return ({ id, title, content }: TextItem) => ({
    id,
    title: title[language] ?? '',
    content: content[language] ?? '',
  });
}

type TextCalls = 'listPromotionCategories' | 'getHelpCenter' | 'getPage';

/** The calls whose answer is the same for every reader. */
function textHandlers(
  current: CurrentContent,
): Pick<Handlers<PlayerEndpoints['content']>, TextCalls> {
  return {
    listPromotionCategories: async (_, { language }) => ({
      list: (await current.read()).category.map(({ id, title }) => ({
        id,
        title: title[language] ?? '',
      })),
    }),

    getHelpCenter: async ({ lang }, { language }) =>
      (await current.read()).help.map(textIn(lang ?? language)),

    getPage: async ({ id, lang }, { language }) => {
      const page = (await current.read()).page.find((one) => one.id === id);
      if (!page) throw new ApiError('request.not.found');
      return textIn(lang ?? language)(page);
    },
  };
}

const on: Subscriptions<ModuleEvents> = {
  accountClosed: ({ transaction, memberId }) => deleteReads(transaction, memberId),
  memberErased: ({ transaction, memberId }) => deleteReads(transaction, memberId),
};

/** Tells open pages what has begun or ended, and which codes were closed or opened. */
const watchOf = (current: CurrentContent, closedCodes: ClosedCodes): RepeatingJob => ({
  name: 'publish what changed',
  everyMs: 1000,
  run: async () => {
    await current.publishWhatChanged();
    await closedCodes.publishWhatChanged();
  },
});

export function createContent(deps: ContentDependencies) {
  const { db, site, signals, clock, pictures } = deps;
  const current = createCurrentContent(deps);
  const closedCodes = createClosedCodes({ ...deps, current });

  function filterOf(query: Query, language: Language, reader: MemberReader | null): Filter {
    const types = new Set(query.types.split(',') as AnnouncementType[]);
    const { groupName, platform = 'M' } = query;
    return { types, groupName, platform, language, reader, now: clock() };
  }

  const shelfOf = async (content: SiteContent, { types }: Filter) => {
    const closed = types.has('PR') ? await closedCodes.read() : [];
    return { content, site, pictures, closed };
  };

  async function openToGuests(query: Query, language: Language) {
    const filter = filterOf(query, language, null);
    return announcementsFor(await shelfOf(await current.read(), filter), filter);
  }

  async function memberView(query: Query, language: Language, caller: Caller) {
    const content = await current.read();
    const filter = filterOf(query, language, await findReader(db, caller.memberId));
    const ids = noticesFor(content, filter, site).map(({ id }) => id);
    return { content, filter, ids, readIds: await findReadIds(db, caller.memberId, ids) };
  }

  const news = (type: 'PL' | 'H', { platform, limitNum }: NewsQuery, language: Language) =>
    newsFor(deps, current, filterOf({ types: type, platform }, language, null), limitNum);

  const handlers: Handlers<PlayerEndpoints['content']> = {
    listAnnouncements: async (query, { language }) => {
      const { agent: _, ...open } = await openToGuests(query, language);
      return open;
    },

    listPopularAnnouncements: (query, { language }) => news('PL', query, language),
    listLobbyNews: (query, { language }) => news('H', query, language),

    listMemberAnnouncements: async (query, { language, caller }) => {
      const { content, filter, readIds } = await memberView(query, language, caller);
      return announcementsFor(await shelfOf(content, filter), filter, readIds);
    },

    countUnreadAnnouncements: async ({ types }, { language, caller }) => {
      const { ids, readIds } = await memberView({ types }, language, caller);
      return { announcementUnreadCount: ids.length - readIds.size };
    },

    markAnnouncementRead: async ({ announcementId }, { language, caller }) => {
      const shown = (platform: Platform) =>
        memberView({ types: everyType, platform }, language, caller);
      const views = await Promise.all(platforms.map(shown));
      const isShown = views.some(({ ids }) => ids.includes(announcementId));
      if (!isShown) throw new ApiError('request.not.found');
      const { memberId } = caller;
      if (await insertRead(db, memberId, announcementId, clock())) {
        await signals.publish({ kind: 'unread', memberId });
      }
      return {};
    },

    getLoginOffer: async (_, { language }) => ({
      offer: loginOffer((await openToGuests({ types: 'PR' }, language)).promotion, site),
    }),

    ...textHandlers(current),
  };
  return {
    handlers,
    operatorHandlers: createOperatorContent({ ...deps, current }),
    offers: createOffers({ db, site, current }),
    on,
    jobs: createRepeatingJobs([watchOf(current, closedCodes)], deps.logger),
    readersOf: (id: string) => readersOf(deps, id),
  };
}
