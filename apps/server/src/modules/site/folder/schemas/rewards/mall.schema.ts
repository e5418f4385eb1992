import * as v from 'valibot';
import { mallKinds } from '@pavilion/domain/reward/mall-order';
import {
  byCategory,
  id,
  list,
  pictureName,
  positiveNumber,
  validWeight,
  wholeNumber,
} from '../fields.ts';
import type { Fields } from '../site-fields.ts';

export const mallSchema = ({ localText, money }: Fields) =>
  v.strictObject({
    points: v.strictObject({
      /** Turnover that earns one point. */
      turnoverPerPoint: v.pipe(
        money,
        v.check((amount) => amount > 0n, 'an amount above 0'),
      ),
      /** Percent of a valid bet that counts for points, by game category. */
      weights: v.optional(byCategory(validWeight), { otherwise: 100 }),
      /** Points end with the month that is so many after theirs; null when they never end. */
      expireMonths: v.optional(v.nullable(positiveNumber), null),
      /** Points that convert into one main unit of the currency. */
      pointsPerCurrencyUnit: positiveNumber,
      minimumConversion: positiveNumber,
      /** The most points that a member converts on a day. */
      convertPerDay: positiveNumber,
      /** How often money from points is wagered, by conversion or from the mall. */
      wageringTimes: wholeNumber,
    }),
    items: list(
      v.strictObject({
        id,
        kind: v.picklist(mallKinds, 'bonus, voucher or goods'),
        title: localText,
        description: localText,
        picture: pictureName,
        pointsPrice: positiveNumber,
        /** The first filling; null when the stock is unlimited. */
        stock: v.nullable(wholeNumber),
        perMember: v.nullable(positiveNumber),
        perDay: v.optional(v.nullable(positiveNumber), null),
        /** The VIP level that it takes. */
        minLevel: v.optional(wholeNumber, 0),
        /** The amount that a bonus credits. */
        bonusAmount: v.optional(money),
      }),
    ),
  });
