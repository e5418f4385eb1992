import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { announcementTypes, platforms } from '@pavilion/domain/message/announcement';
import { languages } from '@pavilion/domain/site/language';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  blankable,
  day,
  described,
  describedList,
  describedObject,
  familyFields,
  givenId,
  howMany,
  identifier,
  nothing,
  number,
  sharedObject,
  text,
  wholeList,
  yesNo,
} from '../fields.ts';
import { withdrawalTerm } from './payments/withdrawals.ts';
import { promotionState } from './promotions.ts';

const banner = sharedObject('Banner', 'A banner, content type B.', {
  id: givenId,
  groupName: text('The place where it is shown, such as `m_home`.'),
  title: text('In the language of the request.'),
  text: text('The sentence below the title.'),
  url: text('The address of the picture.'),
  color: text('The color shown until the picture is there.'),
  linkage: text('A path of this site, or a link that the site allows; empty when there is none.'),
});

const notice = sharedObject('Notice', 'An announcement, content type A, PL, PU or H.', {
  id: givenId,
  title: text('In the language of the request.'),
  content: text('HTML of the tags and addresses in `@pavilion/domain/message/operator-html`.'),
  startDate: described(day, 'The first day on which it is shown.'),
  read: yesNo('Whether the member opened it; false in calls that are open to anyone.'),
});

const image = sharedObject('PromotionImage', 'A picture of a promotion.', {
  url: text('The address of the picture.'),
  sequence: number('Its place among the pictures; 1 is the cover.'),
  color: text('The color shown until the picture is there.'),
});

const promotion = sharedObject('Promotion', 'A promotion, content type PR.', {
  id: givenId,
  title: text('In the language of the request.'),
  summary: text('One sentence for the list.'),
  content: text('HTML, as that of a notice.'),
  startDate: described(day, 'The first day on which it can be taken part in.'),
  endDate: described(v.nullable(day), 'The last such day; null with `noExpiry` 1.'),
  noExpiry: described(v.picklist([0, 1]), '1 means long term.'),
  announcementImages: described(v.array(image), 'Its pictures in their order.'),
  promoAnnouncementCategoryIds: described(
    v.array(v.string()),
    'The entries of the category menu that list it.',
  ),
  promoCode: text('What rules elsewhere know it by, such as REFERRAL; empty for none.'),
  state: promotionState,
  informsOnly: yesNo('True for one that nobody takes part in: it is only read.'),
  terms: describedObject('What it asks and gives.', {
    minimumDeposit: described(
      v.nullable(amount),
      'The smallest deposit that counts; null for none.',
    ),
    maximumReward: described(v.nullable(amount), 'The most that it gives; null for no limit.'),
    wageringTimes: number('How often the reward must be wagered before it can be withdrawn.'),
    withdrawal: described(
      v.nullable(withdrawalTerm),
      'What a withdrawal does to the bonus while it runs; null for other rewards.',
    ),
  }),
});

const contentType = `(${announcementTypes.join('|')})`;

const contentTypes = described(
  v.pipe(v.string(), v.regex(new RegExp(`^${contentType}(,${contentType}){0,5}$`))),
  'Comma-separated content types: A, PL, B, PU, PR, H.',
);

const groupName = described(
  blankable(v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/))),
  'Only those that are shown at this place, such as `m_home`.',
);
const platform = described(
  v.optional(v.picklist(platforms), 'M'),
  'For which kind of site; M is the mobile one.',
);
const lang = described(
  v.optional(v.picklist(languages)),
  'The language of the request when it is left out.',
);

const listsForAll = {
  promotion: described(
    v.array(promotion),
    'Type PR: those that run, then those to come, then those that are over.',
  ),
  banners: described(v.array(banner), 'Type B.'),
  player: described(v.array(notice), 'Type PL.'),
  popup: described(v.array(notice), 'Type PU.'),
  hot: described(v.array(notice), 'Type H.'),
};

const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Banners, promotions and announcements as a guest may see them, by content type',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({
    types: contentTypes,
    groupName,
    ...familyFields,
    platform,
  }),
  response: v.object(listsForAll),
  errors: [],
});

const news = {
  method: 'GET',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    platform,
    limitNum: howMany(limits.newsRows),
  }),
  response: v.object({ list: wholeList(notice) }),
  errors: [],
} as const;

const listPopularAnnouncements = endpoint({
  ...news,
  path: '/wps/relay/MCSFE_getPopularAnnouncements',
  summary: 'The announcements to players that most members have opened, most opened first',
});

const listLobbyNews = endpoint({
  ...news,
  path: '/wps/relay/MCSFE_getLobbyNews',
  summary: 'The notices of the home, newest first',
});

const types = described(
  v.optional(contentTypes, 'PL,PU'),
  'Comma-separated content types; PL and PU where it is left out.',
);

const listMemberAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberAnnouncements',
  summary: 'What the member behind the session may see, by content type, with read marks',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({ ...familyFields, types, groupName, platform }),
  response: v.object({
    ...listsForAll,
    agent: described(v.array(notice), 'Type A; empty for those who are not agents.'),
  }),
  errors: [],
});

const countUnreadAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_unreadCount',
  summary: 'How many announcements of these types the member has not opened',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({ types }),
  response: v.object({
    announcementUnreadCount: number('How many of these types the member has not opened.'),
  }),
  errors: [],
});

const markAnnouncementRead = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncement',
  summary: 'Remember that the member opened an announcement',
  access: 'session',
  action: 'markRead',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({
    announcementId: identifier,
    read: described(v.literal(true), 'Always true: nothing is made unread.'),
  }),
  response: v.object({}),
  errors: ['trial.restricted', 'request.not.found'],
});

const listPromotionCategories = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  summary: 'The category menu of the promotion list',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: describedList('All entries of the menu, in their order.', {
      id: givenId,
      title: text('In the language of the request.'),
    }),
  }),
  errors: [],
});

const getLoginOffer = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getLoginOffer',
  summary: 'The promotion that guests are shown where they log in over a page',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    offer: described(
      v.nullable(
        v.object({
          promotionId: givenId,
          title: text('In the language of the request.'),
          summary: text('One sentence about it.'),
          picture: text('The address of its cover; empty for none.'),
          color: text('The color shown until the picture is there.'),
        }),
      ),
      'Null where the site names none, and while that one cannot be taken part in.',
    ),
  }),
  errors: [],
});

const getHelpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The sections of the help center in their order',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({ lang }),
  response: v.array(
    v.object({
      id: givenId,
      title: text('In the language asked for.'),
      content: text('HTML, as that of a notice.'),
    }),
  ),
  errors: [],
});

/** Pages of the site that hold a text alone. */
export const sitePageIds = ['privacy', 'terms', 'responsible-gaming', 'cooperation'] as const;

const getPage = endpoint({
  method: 'GET',
  path: '/wps/system/page',
  summary: 'A page of the site that holds a text alone',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({
    id: described(v.picklist(sitePageIds), 'Which page.'),
    lang,
  }),
  response: v.object({
    id: text('Which page it is.'),
    title: text('In the language asked for.'),
    content: text('HTML, as that of a notice.'),
  }),
  errors: ['request.not.found'],
});

export const contentCalls = {
  listAnnouncements,
  listPopularAnnouncements,
  listLobbyNews,
  listMemberAnnouncements,
  countUnreadAnnouncements,
  markAnnouncementRead,
  listPromotionCategories,
  getLoginOffer,
  getHelpCenter,
  getPage,
};
