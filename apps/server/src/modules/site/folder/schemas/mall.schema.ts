import * as v from 'valibot';
import { id, list, pictureName, positiveNumber, wholeNumber } from './fields.ts';
import type { Fields } from './site-fields.ts';

export const mallSchema = ({ localText, money }: Fields) =>
  v.strictObject({
    points: v.strictObject({
      /** Turnover that earns one point. */
      turnoverPerPoint: v.pipe(
        money,
        v.check((amount) => amount > 0n, 'an amount above 0'),
      ),
      /** Points that convert into one main unit of the currency. */
      pointsPerCurrencyUnit: positiveNumber,
      minimumConversion: positiveNumber,
    }),
    items: list(
      v.strictObject({
        id,
        kind: v.picklist(['goods', 'bonus', 'voucher'], 'goods, bonus or voucher'),
        title: localText,
        description: localText,
        picture: pictureName,
        pointsPrice: positiveNumber,
        /** Null when the stock is unlimited. */
        stock: v.nullable(wholeNumber),
        perMember: v.nullable(positiveNumber),
        /** The amount that a bonus credits. */
        bonusAmount: v.optional(money),
      }),
    ),
  });
