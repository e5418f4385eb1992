import * as v from 'valibot';
import {
  id,
  list,
  percent,
  pictureName,
  positiveNumber,
  text,
  timeOfDay,
  wholeNumber,
  yesNo,
} from './fields.ts';
import type { Fields } from './site-fields.ts';

const kinds = ['gateway', 'qr', 'bankTransfer', 'manual'] as const;

export const paymentChannelsSchema = ({ localText, money }: Fields) => {
  const fee = v.strictObject({ fixed: money, percent, freeTimesPerDay: wholeNumber });
  return v.strictObject({
    deposit: list(
      v.strictObject({
        id,
        kind: v.picklist(kinds, `one of ${kinds.join(', ')}`),
        title: localText,
        description: localText,
        icon: pictureName,
        minimum: money,
        maximum: money,
        quickAmounts: list(money),
        feePercent: percent,
        connection: v.picklist(['sandbox'], 'sandbox'),
        /** Times of day at the site; absent when the channel never closes. */
        hours: v.optional(v.strictObject({ from: timeOfDay, until: timeOfDay })),
        /** How long a payment is awaited. */
        payWithinMinutes: positiveNumber,
        on: yesNo,
      }),
    ),
    /** Accounts of the operator that a member can send a bank transfer to. */
    depositBanks: list(
      v.strictObject({ id, bank: id, accountName: text, accountNumber: text, on: yesNo }),
    ),
    withdrawBanks: list(
      v.strictObject({
        id,
        name: localText,
        kind: v.picklist(['bank', 'eWallet'], 'bank or eWallet'),
        accountDigits: v.strictObject({ minimum: wholeNumber, maximum: wholeNumber }),
        minimum: money,
        maximum: money,
        fee,
        on: yesNo,
      }),
    ),
  });
};
