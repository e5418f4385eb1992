import * as v from 'valibot';
import { weekdays } from '@pavilion/domain/bonus/bonus-terms';
import {
  contribution,
  id,
  list,
  percent,
  pictureName,
  positiveNumber,
  wholeNumber,
} from './fields.ts';
import type { Fields } from './site-fields.ts';

/** A code, alone or with the id of what it stands for. */
const promoCode = v.pipe(
  v.string('a code'),
  v.regex(
    /^[A-Z][A-Z0-9_]*(:[a-z0-9]+(-[a-z0-9]+)*)?$/u,
    'a code of capital letters, digits and underscores, or one with an id after a colon',
  ),
);

/** How a member takes part: sign up, hand in an application, claim what was issued, or just play. */
const entries = ['join', 'apply', 'claim', 'automatic'] as const;

/** A promotion that a deposit can choose; its percentage and limit are in the reward. */
const depositBonus = (money: Fields['money']) =>
  v.strictObject({
    /** The amount that is multiplied by wageringTimes. */
    wagers: v.picklist(['bonus', 'depositAndBonus'], 'bonus or depositAndBonus'),
    contribution,
    /** Days to wager it in, from the day that it becomes active. */
    days: positiveNumber,
    /** A bet above it takes cash only and does not count. */
    largestBet: v.optional(money),
    /** Days of the week on which a deposit can choose it; every day when absent. */
    weekdays: v.optional(list(v.picklist(weekdays, `one of ${weekdays.join(', ')}`))),
    times: v.picklist(['once', 'weekly', 'always'], 'once, weekly or always'),
    /** The effect of a withdrawal while it runs; blocks when absent and the policy allows it. */
    withdrawal: v.optional(v.picklist(['blocks', 'ends'], 'blocks or ends')),
  });

export const promotionsSchema = ({ localText, localHtml, money, period }: Fields) =>
  v.strictObject({
    categories: list(v.strictObject({ id, title: localText })),
    promotions: list(
      v.strictObject({
        id,
        /** A code that other rules refer to, such as REFERRAL or CASHBACK:weekly-rebate. */
        promoCode: v.optional(promoCode),
        categories: v.pipe(list(id), v.minLength(1, 'at least one category')),
        title: localText,
        summary: localText,
        content: localHtml,
        cover: pictureName,
        images: list(pictureName),
        entry: v.picklist(entries, `one of ${entries.join(', ')}`),
        period,
        reward: v.strictObject({
          kind: v.picklist(['cash', 'points'], 'cash or points'),
          /** Minor units for cash; absent for points. */
          amount: v.optional(money),
          points: v.optional(positiveNumber),
          /** Share of the deposit or turnover, when the reward is not a fixed amount. */
          percent: v.optional(percent),
          maximum: v.optional(money),
          /** How often the reward must be wagered before it can be withdrawn. */
          wageringTimes: wholeNumber,
        }),
        minimumDeposit: v.optional(money),
        bonus: v.optional(depositBonus(money)),
      }),
    ),
  });
