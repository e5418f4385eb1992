import * as v from 'valibot';
import { list, percent, pictureName, positiveNumber, wholeNumber } from './fields.ts';
import type { Fields } from './site-fields.ts';

export const vipSchema = ({ localText, localHtml, money }: Fields) =>
  v.strictObject({
    rules: localHtml,
    levels: list(
      v.strictObject({
        level: wholeNumber,
        /** Shown as the member's club label. */
        label: localText,
        emblem: pictureName,
        /** Lifetime deposits and turnover that are needed for the level. */
        depositNeeded: money,
        turnoverNeeded: money,
        benefits: v.strictObject({
          levelUpBonus: money,
          weeklyBonus: money,
          birthdayBonus: money,
          rebatePercent: percent,
          withdrawalsPerDay: positiveNumber,
          withdrawDailyMaximum: money,
        }),
      }),
    ),
  });
