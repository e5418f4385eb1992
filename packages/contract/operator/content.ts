import * as v from 'valibot';
import { weekdays } from '@pavilion/domain/bonus/bonus-terms';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { platforms } from '@pavilion/domain/message/announcement';
import { audiences } from '@pavilion/domain/message/audience';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../error-code.ts';
import {
  amount,
  day,
  described,
  describedList,
  idempotencyKey,
  instant,
  number,
  pageInput,
  pageOf,
  sharedObject,
  text,
  words,
  yesNo,
} from '../fields.ts';
import { inEvery, inSome } from '../local-text.ts';
import { sitePageIds } from '../player/content.ts';

/** What an operator publishes; an id names one thing of its kind. */
export const contentKinds = ['notice', 'banner', 'promotion', 'category', 'help', 'page'] as const;
export type ContentKind = (typeof contentKinds)[number];
const contentKind = described(v.picklist(contentKinds), 'What kind of content it is.');

const contentId = described(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(64)),
  'Names it among its kind.',
);

export const html = v.pipe(words, v.minLength(1), v.maxLength(20_000));
const line = v.pipe(words, v.minLength(1), v.maxLength(200));
const optionalLine = v.pipe(words, v.maxLength(200));

/** What a section or a page says. */
const titleAndText = {
  title: described(inEvery(line), 'Plain text.'),
  content: described(inEvery(html), 'HTML; what is not allowed is taken out.'),
};

/** What every edit names. */
const edit = {
  id: contentId,
  requestKey: idempotencyKey,
  version: described(
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    'Which state is edited: 0 for something new, else the version that was read.',
  ),
};

export const removed = described(
  v.array(v.string()),
  'What the HTML held that is not allowed, and that was taken out (decision D20).',
);

const reach = {
  platforms: described(
    v.optional(v.pipe(v.array(v.picklist(platforms)), v.minLength(1)), () => [...platforms]),
    'Where it is shown; everywhere where it is left out.',
  ),
  audience: described(
    v.optional(v.picklist(audiences)),
    'Whom it is for; left out: agents for type A, everyone for all others.',
  ),
  vipLevelFrom: described(
    v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
    'The lowest level of the audience `vip`; null for every other audience.',
  ),
};

const schedule = {
  startsAt: described(v.optional(instant), 'From when it is shown; left out: at once.'),
  endsAt: described(v.optional(v.nullable(instant), null), 'Until when; null: long term.'),
};

const stored = sharedObject('StoredContent', 'The state that was stored.', {
  kind: contentKind,
  id: text('Names it among its kind.'),
  version: number('What the next edit must name.'),
  withdrawn: yesNo('It is taken out of the site.'),
  writtenAt: described(instant, 'When it was stored.'),
  removed,
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
    type: described(
      v.picklist(['A', 'PL', 'PU', 'H']),
      'A is for agents, PL for players, PU pops up, H is hot.',
    ),
    groupName: described(
      v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/))), null),
      'The place where it is shown; null for none.',
    ),
    title: described(inSome(line), 'Plain text.'),
    content: described(inSome(html), 'HTML; what is not allowed is taken out.'),
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
    groupName: described(
      v.picklist(['m_home', 'm_adver', 'm_event', 'm_reg']),
      'The place where it is shown.',
    ),
    title: described(inSome(line), 'Plain text.'),
    text: described(inSome(line), 'The sentence below the title.'),
    picture: described(line, 'The name of a picture of the site, or a path of this site.'),
    linkage: described(
      v.optional(optionalLine, ''),
      'A path of this site, or a link that the site allows; empty for none.',
    ),
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
const sharePercent = described(countFrom(1, 100), 'Whole percent of a bet.');

const depositBonus = v.strictObject({
  wagers: described(v.picklist(['bonus', 'depositAndBonus']), 'What wageringTimes multiplies.'),
  contribution: described(
    v.partial(
      v.strictObject(
        Object.fromEntries(gameTypes.map((name) => [name, sharePercent])) as Record<
          (typeof gameTypes)[number],
          typeof sharePercent
        >,
      ),
    ),
    'Percent of a bet that counts, by game category; others do not count.',
  ),
  days: described(countFrom(1, 3650), 'To wager it in, from the day that it becomes active.'),
  largestBet: described(
    v.optional(amount),
    'A bet above it takes cash only and does not count; none where it is left out.',
  ),
  weekdays: described(
    v.optional(v.pipe(v.array(v.picklist(weekdays)), v.minLength(1), v.maxLength(7))),
    'Days of the week on which a deposit can choose it; every day when absent.',
  ),
  times: described(v.picklist(['once', 'weekly', 'always']), 'How often a member can have it.'),
  withdrawal: described(
    v.optional(v.picklist(['blocks', 'ends'])),
    'What a withdrawal does to it while it runs; the default of the site when absent.',
  ),
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
    promoCode: described(
      v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,39}$/))),
      'What rules elsewhere know it by, such as REFERRAL.',
    ),
    categories: described(
      v.pipe(v.array(contentId), v.minLength(1), v.maxLength(10)),
      'The entries of the category menu that list it.',
    ),
    title: described(inEvery(line), 'Plain text.'),
    summary: described(inEvery(line), 'One sentence for the list.'),
    content: described(inEvery(html), 'HTML; what is not allowed is taken out.'),
    cover: described(line, 'The name of a picture of the site, or a path of this site.'),
    images: described(
      v.optional(v.pipe(v.array(line), v.maxLength(10)), () => []),
      'More pictures, in their order.',
    ),
    entry: described(
      v.picklist(['join', 'apply', 'claim', 'automatic']),
      'How a member takes part.',
    ),
    startDate: described(day, 'The first day on which it can be taken part in.'),
    endDate: described(v.nullable(day), 'The last such day; null: long term.'),
    reward: described(
      v.strictObject({
        kind: described(v.picklist(['cash', 'points']), 'Whether money or points are given.'),
        amount: described(v.optional(amount), 'A reward that is the same for all.'),
        points: described(
          v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
          'How many points are given.',
        ),
        percent: described(
          v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
          'A reward that is a share, in percent.',
        ),
        maximum: described(v.optional(amount), 'The most that a share gives.'),
        wageringTimes: described(
          v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
          'How often the reward must be wagered before it can be withdrawn.',
        ),
      }),
      'What it gives.',
    ),
    minimumDeposit: described(
      v.optional(amount),
      'The smallest deposit that counts; any where it is left out.',
    ),
    bonus: described(
      v.optional(depositBonus),
      'Makes it one that a deposit can choose; needs a whole percent, maximum and minimumDeposit.',
    ),
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
  input: v.strictObject({ ...edit, title: described(inEvery(line), 'Plain text.') }),
  response: stored,
  errors: writeErrors,
});

export const publishHelpSection = endpoint({
  method: 'PUT',
  path: '/operator/help-sections/{id}',
  summary: 'Publish or edit a section of the help center; new ones come last',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({ ...edit, ...titleAndText }),
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
    id: described(v.picklist(sitePageIds), 'Which page.'),
    ...titleAndText,
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
  id: text('Names it among its kind.'),
  version: number("What the next edit must name. The state of the site's folder is version 1."),
  source: described(
    v.picklist(['folder', 'operator']),
    "Whether the site's folder holds it, or an operator wrote it.",
  ),
  withdrawn: yesNo('It is taken out of the site.'),
  writtenAt: described(v.nullable(instant), 'When it was stored; null for what the folder holds.'),
};

const listContent = endpoint({
  method: 'GET',
  path: '/operator/content/{kind}',
  summary: 'Everything of a kind that the site holds, with the version of each',
  access: 'operator',
  sends: 'query',
  input: v.object({ kind: contentKind, ...pageInput }),
  response: pageOf(
    v.object({
      ...state,
      title: text('In English, or in the first language that it has.'),
    }),
  ),
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
    list: describedList('The states, newest first.', {
      ...state,
      body: described(
        v.nullable(v.record(v.string(), v.unknown())),
        "The input of the call that published it; null for the folder's state.",
      ),
    }),
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
