import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { announcementTypes, platforms } from '@pavilion/domain/message/announcement';
import { promotionStates } from '@pavilion/domain/promotion/promotion-state';
import { languages } from '@pavilion/domain/site/language';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  blankable,
  day,
  familyFields,
  identifier,
  nothing,
  queryNumber,
} from '../fields.ts';
import { withdrawalTerm } from './withdrawals.ts';

const banner = v.object({
  id: v.string(),
  groupName: v.string(),
  title: v.string(),
  text: v.string(),
  url: v.string(),
  color: v.string(),
  /** A path of this site, or a link that the site allows; empty when there is none. */
  linkage: v.string(),
});

const notice = v.object({
  id: v.string(),
  title: v.string(),
  /** HTML of the tags and addresses in `@pavilion/domain/message/operator-html`. */
  content: v.string(),
  startDate: day,
  /** False for everybody in calls that are open to anyone. */
  read: v.boolean(),
});

const image = v.object({
  url: v.string(),
  /** 1 is the cover. */
  sequence: v.number(),
  /** Ground under the picture until it is there. */
  color: v.string(),
});

const promotion = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  content: v.string(),
  startDate: day,
  /** Null with `noExpiry` 1. */
  endDate: v.nullable(day),
  /** 1 means long term. */
  noExpiry: v.picklist([0, 1]),
  announcementImages: v.array(image),
  promoAnnouncementCategoryIds: v.array(v.string()),
  /** What rules elsewhere know it by, such as REFERRAL; empty for none. */
  promoCode: v.string(),
  state: v.picklist(promotionStates),
  /** True for one that nothing pays: it is read, and neither joined nor reckoned with. */
  informsOnly: v.boolean(),
  terms: v.object({
    minimumDeposit: v.nullable(amount),
    maximumReward: v.nullable(amount),
    /** How often the reward must be wagered before it can be withdrawn. */
    wageringTimes: v.number(),
    /** What a withdrawal does to the bonus of a deposit while it runs; null for other rewards. */
    withdrawal: v.nullable(withdrawalTerm),
  }),
});

const contentType = `(${announcementTypes.join('|')})`;

/** Comma-separated content types: A, PL, B, PU, PR, H. */
const contentTypes = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${contentType}(,${contentType}){0,5}$`)),
);

/** A place where banners and notices hang, such as `m_home`. */
const groupName = blankable(v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/)));
const platform = v.optional(v.picklist(platforms), 'M');

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
  response: v.object({
    /** Type PR: those that run, then those to come, then those that are over. */
    promotion: v.array(promotion),
    /** Type B. */
    banners: v.array(banner),
    /** Type PL. */
    player: v.array(notice),
    /** Type PU. */
    popup: v.array(notice),
    /** Type H. */
    hot: v.array(notice),
  }),
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
    limitNum: v.optional(queryNumber(1, 100), limits.newsRows),
  }),
  response: v.object({ list: v.array(notice) }),
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

const types = v.optional(contentTypes, 'PL,PU');

const listMemberAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberAnnouncements',
  summary: 'What the member behind the session may see, by content type, with read marks',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({ ...familyFields, types, groupName, platform }),
  response: v.object({
    promotion: v.array(promotion),
    banners: v.array(banner),
    player: v.array(notice),
    popup: v.array(notice),
    hot: v.array(notice),
    /** Type A; empty for those who are not agents. */
    agent: v.array(notice),
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
  response: v.object({ announcementUnreadCount: v.number() }),
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
  input: v.object({ announcementId: identifier, read: v.literal(true) }),
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
  response: v.object({ list: v.array(v.object({ id: v.string(), title: v.string() })) }),
  errors: [],
});

const getHelpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The sections of the help center in their order',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({
    /** The language of the request when it is left out. */
    lang: v.optional(v.picklist(languages)),
  }),
  response: v.array(v.object({ id: v.string(), title: v.string(), content: v.string() })),
  errors: [],
});

/** Pages of the site that hold a text alone. */
export const sitePageIds = ['privacy', 'terms', 'responsible-gaming'] as const;

const getPage = endpoint({
  method: 'GET',
  path: '/wps/system/page',
  summary: 'A page of the site that holds a text alone',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({
    id: v.picklist(sitePageIds),
    /** The language of the request when it is left out. */
    lang: v.optional(v.picklist(languages)),
  }),
  response: v.object({ id: v.string(), title: v.string(), content: v.string() }),
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
  getHelpCenter,
  getPage,
};
