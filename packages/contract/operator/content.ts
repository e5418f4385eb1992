import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { platforms } from '@pavilion/domain/message/announcement';
import { audiences } from '@pavilion/domain/message/audience';
import { weekdays } from '@pavilion/domain/wallet/bonus-terms';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../error-code.ts';
import {
  amount,
  day,
  idempotencyKey,
  instant,
  pageNo,
  pageOf,
  pageSize,
  words,
} from '../fields.ts';
import { inEvery, inSome } from '../local-text.ts';
import { sitePageIds } from '../player/content.ts';

/** What an operator publishes; an id names one thing of its kind. */
export const contentKinds = ['notice', 'banner', 'promotion', 'category', 'help', 'page'] as const;
export type ContentKind = (typeof contentKinds)[number];
const contentKind = v.picklist(contentKinds);

const contentId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(64));

const html = v.pipe(words, v.minLength(1), v.maxLength(20_000));
const line = v.pipe(words, v.minLength(1), v.maxLength(200));
const optionalLine = v.pipe(words, v.maxLength(200));

/** Which state is edited: 0 for something new, else the version that was read. */
const edit = {
  id: contentId,
  requestKey: idempotencyKey,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

const reach = {
  platforms: v.optional(v.pipe(v.array(v.picklist(platforms)), v.minLength(1)), () => [
    ...platforms,
  ]),
  /** Left out: agents for type A, everyone for all others. */
  audience: v.optional(v.picklist(audiences)),
  /** The lowest level of the audience `vip`. */
  vipLevelFrom: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
};

const schedule = {
  /** Left out: at once. */
  startsAt: v.optional(instant),
  /** Null: long term. */
  endsAt: v.optional(v.nullable(instant), null),
};

/** The state that was stored. */
const stored = v.object({
  kind: contentKind,
  id: v.string(),
  version: v.number(),
  withdrawn: v.boolean(),
  writtenAt: instant,
  /** What the HTML held that is not allowed, and that was taken out (decision D20). */
  removed: v.array(v.string()),
});

const writeErrors = [
  'content.stale',
  'content.repeat.differs',
] as const satisfies readonly ErrorCode[];

export const publishNotice = endpoint({
  method: 'PUT',
  path: '/operator/notices/{id}',
  summary: 'Publish, schedule or edit an announcement of type A, PL, PU or H',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({
    ...edit,
    ...reach,
    ...schedule,
    type: v.picklist(['A', 'PL', 'PU', 'H']),
    groupName: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/))), null),
    title: inSome(line),
    content: inSome(html),
  }),
  response: stored,
  errors: [...writeErrors, 'content.schedule', 'content.audience', 'content.language'],
});

export const publishBanner = endpoint({
  method: 'PUT',
  path: '/operator/banners/{id}',
  summary: 'Publish, schedule or edit a banner (type B)',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({
    ...edit,
    ...reach,
    ...schedule,
    groupName: v.picklist(['m_home', 'm_adver', 'm_event', 'm_reg']),
    title: inSome(line),
    text: inSome(line),
    /** The name of a picture of the site, or a path of this site. */
    picture: line,
    linkage: v.optional(optionalLine, ''),
  }),
  response: stored,
  errors: [
    ...writeErrors,
    'content.schedule',
    'content.audience',
    'content.language',
    'content.linkage',
    'content.picture',
  ],
});

const countFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const sharePercent = countFrom(1, 100);

/** Makes the promotion one that a deposit can choose; its share and limit stand in the reward. */
const depositBonus = v.strictObject({
  /** What is multiplied by wageringTimes. */
  wagers: v.picklist(['bonus', 'depositAndBonus']),
  /** Percent of a bet that counts, by game category; others do not count. */
  contribution: v.partial(
    v.strictObject(
      Object.fromEntries(gameTypes.map((name) => [name, sharePercent])) as Record<
        (typeof gameTypes)[number],
        typeof sharePercent
      >,
    ),
  ),
  /** To wager it in, from the day that it becomes active. */
  days: countFrom(1, 3650),
  /** A bet above it takes cash only and does not count. */
  largestBet: v.optional(amount),
  /** Days of the week on which a deposit can choose it; every day when absent. */
  weekdays: v.optional(v.pipe(v.array(v.picklist(weekdays)), v.minLength(1), v.maxLength(7))),
  times: v.picklist(['once', 'weekly', 'always']),
  /** What a withdrawal does to it while it runs; the default of the site when absent. */
  withdrawal: v.optional(v.picklist(['blocks', 'ends'])),
});

export const publishPromotion = endpoint({
  method: 'PUT',
  path: '/operator/promotions/{id}',
  summary: 'Publish, schedule or edit a promotion (type PR)',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({
    ...edit,
    ...reach,
    promoCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,39}$/))),
    categories: v.pipe(v.array(contentId), v.minLength(1), v.maxLength(10)),
    title: inEvery(line),
    summary: inEvery(line),
    content: inEvery(html),
    cover: line,
    images: v.optional(v.pipe(v.array(line), v.maxLength(10)), () => []),
    entry: v.picklist(['join', 'apply', 'claim', 'automatic']),
    startDate: day,
    /** Null: long term. */
    endDate: v.nullable(day),
    reward: v.strictObject({
      kind: v.picklist(['cash', 'points']),
      amount: v.optional(amount),
      points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      maximum: v.optional(amount),
      wageringTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    }),
    minimumDeposit: v.optional(amount),
    /** Needs a whole percent, maximum, wageringTimes and minimumDeposit. */
    bonus: v.optional(depositBonus),
  }),
  response: stored,
  errors: [
    ...writeErrors,
    'content.schedule',
    'content.audience',
    'content.category',
    'content.picture',
    'content.amount',
    'content.bonus',
  ],
});

export const publishPromotionCategory = endpoint({
  method: 'PUT',
  path: '/operator/promotion-categories/{id}',
  summary: 'Publish or rename an entry of the category menu of promotions',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({ ...edit, title: inEvery(line) }),
  response: stored,
  errors: writeErrors,
});

export const publishHelpSection = endpoint({
  method: 'PUT',
  path: '/operator/help-sections/{id}',
  summary: 'Publish or edit a section of the help center; new ones come last',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({ ...edit, title: inEvery(line), content: inEvery(html) }),
  response: stored,
  errors: writeErrors,
});

const publishPage = endpoint({
  method: 'PUT',
  path: '/operator/pages/{id}',
  summary: 'Edit the privacy notice, the terms or the page on responsible gaming',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({
    ...edit,
    id: v.picklist(sitePageIds),
    title: inEvery(line),
    content: inEvery(html),
  }),
  response: stored,
  errors: writeErrors,
});

const withdrawContent = endpoint({
  method: 'POST',
  path: '/operator/content/{kind}/{id}/withdraw',
  summary: 'Take something out of the site; an edit brings it back',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({ ...edit, kind: contentKind }),
  response: stored,
  errors: [...writeErrors, 'request.not.found'],
});

const state = {
  id: v.string(),
  /** What the next edit must name. The state of the site's folder is version 1. */
  version: v.number(),
  source: v.picklist(['folder', 'operator']),
  withdrawn: v.boolean(),
  /** Null for what the folder holds. */
  writtenAt: v.nullable(instant),
};

const listContent = endpoint({
  method: 'GET',
  path: '/operator/content/{kind}',
  summary: 'Everything of a kind that the site holds, with the version of each',
  access: 'operator',
  sends: 'query',
  input: v.object({ kind: contentKind, pageNo, pageSize }),
  response: pageOf(v.object({ ...state, title: v.string() })),
  errors: [],
});

const listContentVersions = endpoint({
  method: 'GET',
  path: '/operator/content/{kind}/{id}',
  summary: 'The states of one thing, newest first, with what each of them said',
  access: 'operator',
  sends: 'query',
  input: v.object({ kind: contentKind, id: contentId }),
  response: v.object({
    /** `body` is the input of the call that published it; null for the folder’s state. */
    list: v.array(v.object({ ...state, body: v.nullable(v.record(v.string(), v.unknown())) })),
  }),
  errors: ['request.not.found'],
});

export const contentCalls = {
  publishNotice,
  publishBanner,
  publishPromotion,
  publishPromotionCategory,
  publishHelpSection,
  publishPage,
  withdrawContent,
  listContent,
  listContentVersions,
};
