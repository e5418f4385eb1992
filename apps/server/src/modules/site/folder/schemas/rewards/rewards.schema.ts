import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { rewardOrigins } from '@pavilion/domain/reward/reward-state';
import { signInRows } from '@pavilion/domain/reward/sign-in';
import { id, list, positiveNumber, rate, timeOfDay, wholeNumber, yesNo } from '../fields.ts';
import type { Fields } from '../site-fields.ts';
import { gift } from './gift.ts';

/** Who takes a reward: the member with a tap, or the site by itself. */
const claim = v.picklist(['tap', 'auto'], 'tap or auto');

const origin = v.strictObject({
  /** Days to claim it; `expiryDays` of the file when absent. */
  expiryDays: v.optional(positiveNumber),
  claim: v.optional(claim),
  /** What a withdrawal does to the bonus that it becomes; free when absent. */
  withdrawal: v.optional(v.picklist(['free', 'ends'], 'free or ends')),
});

const origins = Object.fromEntries(rewardOrigins.map((name) => [name, v.optional(origin)])) as {
  [Name in (typeof rewardOrigins)[number]]: v.OptionalSchema<typeof origin, undefined>;
};

/** What members sign in for, day by day. */
const signIn = ({ money }: Fields) =>
  v.strictObject({
    /** Whether a row has as many days as are listed, or goes on to the end of the month. */
    row: v.picklist(signInRows, `one of ${signInRows.join(', ')}`),
    /** What each day of the row gives. */
    days: v.pipe(
      list(gift({ money })),
      v.minLength(1, 'at least one day'),
      v.maxLength(31, 'at most 31 days'),
    ),
    /** What a sign-in takes. */
    conditions: v.optional(
      v.strictObject({
        /** Deposits of the last days, today included. */
        deposit: v.optional(v.strictObject({ amount: money, days: positiveNumber })),
        /** Valid bets of the day before. */
        validBets: v.optional(money),
        /** A proved mobile number or e-mail address. */
        provedContact: v.optional(yesNo, false),
      }),
      {},
    ),
  });

const positive = (money: Fields['money']) =>
  v.pipe(
    money,
    v.check((amount) => amount > 0n, 'an amount above 0'),
  );

/** What members and the friends whom they invite are given. */
const referral = ({ money }: Fields) =>
  v.strictObject({
    /** What a friend must deposit and bet within so many days, that of the registration included. */
    deposit: positive(money),
    validBets: positive(money),
    days: positiveNumber,
    /** For so long the site looks at who has done it, before both sides are given the reward. */
    holdHours: wholeNumber,
    /** What each side is given. */
    reward: v.strictObject({ amount: positive(money), wageringTimes: wholeNumber }),
    /** What so many rewarded friends bring on top, once each and wagered like the reward. */
    tiers: list(v.strictObject({ friends: positiveNumber, amount: positive(money) })),
    /** Friends of one member who are rewarded at most; who is above waits. */
    limits: v.strictObject({
      perDay: positiveNumber,
      perMonth: positiveNumber,
      inAll: positiveNumber,
    }),
    /** What is given in a month to both sides, tiers included; then it closes until the next. */
    budget: positive(money),
  });

export const rewardsSchema = (fields: Fields) => {
  const { money } = fields;
  return v.strictObject({
    /** Days in which a reward can be claimed once it can be. */
    expiryDays: positiveNumber,
    /** How often the bonuses of VIP levels are wagered; 0 makes them cash. */
    vip: v.strictObject({ wageringTimes: wholeNumber }),
    cashback: v.strictObject({
      /** A smaller sum of a day is not given, and not carried on. */
      minimum: money,
      wageringTimes: wholeNumber,
      /** What is given on top of the rates of VIP levels. */
      promotions: list(
        v.strictObject({
          /** The promotion of promotions.yaml that tells of it. */
          id,
          categories: v.pipe(
            list(v.picklist(gameTypes, `one of ${gameTypes.join(', ')}`)),
            v.minLength(1, 'at least one game category'),
          ),
          /** Percent of the valid bets, as whole hundredths of a percent. */
          percent: rate,
          /** What is summed up: a day, or a week from Monday to Sunday. */
          period: v.picklist(['day', 'week'], 'day or week'),
          /** When it is given: on the day after the period, on the site's clock. */
          at: timeOfDay,
          maximum: money,
          wageringTimes: wholeNumber,
          claim: v.optional(claim, 'tap'),
        }),
      ),
    }),
    /** The row of days to sign in for; a site may have none. */
    signIn: v.optional(signIn(fields)),
    /** What inviting friends brings; a site may have none. */
    referral: v.optional(referral(fields)),
    /** What members are given, once, who log in from the installed app. */
    app: v.optional(v.strictObject({ amount: positive(money), wageringTimes: wholeNumber })),
    /** When no red envelope rain may fall, on the clock of the site; the same twice: at any time. */
    rain: v.optional(v.strictObject({ quietFrom: timeOfDay, quietUntil: timeOfDay }), {
      quietFrom: '00:00',
      quietUntil: '06:00',
    }),
    /** What differs for rewards of an origin. */
    origins: v.strictObject(origins),
  });
};
