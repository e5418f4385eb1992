import * as v from 'valibot';
import {
  byCategory,
  list,
  pictureName,
  positiveNumber,
  rate,
  validWeight,
  wholeNumber,
} from '../fields.ts';
import type { Fields } from '../site-fields.ts';

const benefitsFields = ({ localText, money }: Fields) => {
  const noMoney = v.optional(money, '0');
  return v.strictObject({
    levelUpBonus: money,
    weeklyBonus: money,
    /** Valid bets of the week before that it takes; 20 times the bonus when absent. */
    weeklyTurnover: v.optional(money),
    monthlyBonus: noMoney,
    /** The same of the month before. */
    monthlyTurnover: v.optional(money),
    birthdayBonus: money,
    /** Cash-back by game category, in whole hundredths of a percent. */
    rebatePercent: byCategory(rate),
    withdrawalsPerDay: positiveNumber,
    withdrawDailyMaximum: money,
    /** Who looks after members of the level, and how they are reached; only told. */
    host: v.optional(localText),
    line: v.optional(localText),
  });
};

export const vipSchema = (fields: Fields) => {
  const { localText, localHtml, money } = fields;
  const noMoney = v.optional(money, '0');
  return v.strictObject({
    rules: localHtml,
    /** How levels are kept; when absent, a level never closes. */
    keep: v.optional(
      v.strictObject({
        period: v.picklist(['month', 'quarter'], 'month or quarter'),
        /** The highest level that needs no keeping. */
        floorLevel: wholeNumber,
      }),
    ),
    /** Percent of a valid bet that counts for levels, by game category. */
    weights: v.optional(byCategory(validWeight), { otherwise: 100 }),
    levels: list(
      v.strictObject({
        level: wholeNumber,
        /** Shown as the member's club label. */
        label: localText,
        emblem: pictureName,
        /** Lifetime deposits and turnover that are needed for the level. */
        depositNeeded: money,
        turnoverNeeded: money,
        /** Points that must have been earned, for life. */
        pointsNeeded: v.optional(wholeNumber, 0),
        /** Deposits and turnover of a period that keep the level. */
        keepDeposit: noMoney,
        keepTurnover: noMoney,
        benefits: benefitsFields(fields),
      }),
    ),
  });
};
