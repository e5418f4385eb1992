import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const amount = v.pipe(v.string(), v.maxLength(32));
const currency = v.pipe(v.string(), v.maxLength(8));

/** Only addresses that a browser may be sent to. */
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

const money = { reference: id, amount, currency };

export const createdPaymentAnswer = v.object({ payment_id: id, checkout_url: webAddress });

export const paymentAnswer = v.object({
  payment_id: id,
  ...money,
  status: v.picklist(['pending', 'succeeded', 'failed', 'expired']),
});

export const createdPayoutAnswer = v.object({ payout_id: id });

export const payoutAnswer = v.object({
  payout_id: id,
  ...money,
  status: v.picklist(['processing', 'paid', 'failed']),
});

export const webhookBody = v.object({
  type: v.pipe(v.string(), v.maxLength(64)),
  data: v.unknown(),
});
export const paymentEventData = v.object({ payment_id: id, ...money });
export const payoutEventData = v.object({ payout_id: id, ...money });
