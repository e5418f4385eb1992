import * as v from 'valibot';
import { amount, instant } from '../fields.ts';

export const depositKinds = v.picklist(['gateway', 'qr', 'bankTransfer', 'manual']);

export const depositStates = v.picklist([
  'pending',
  'reviewing',
  'paid',
  'failed',
  'rejected',
  'expired',
  'cancelled',
]);

/** The account that a bank transfer goes to. */
const transferAccount = v.object({
  bankName: v.string(),
  accountName: v.string(),
  accountNumber: v.string(),
});

/** A deposit as its owner sees it. */
export const deposit = v.object({
  depositId: v.string(),
  state: depositStates,
  kind: depositKinds,
  channel: v.string(),
  channelName: v.string(),
  /** What is paid, what the channel keeps of it, and what reaches the balance. */
  amount,
  fee: amount,
  net: amount,
  requestedAt: instant,
  /** Until then the payment is waited for. */
  expiresAt: v.nullable(instant),
  settledAt: v.nullable(instant),
  /** Where to pay; for a QR channel also what the code holds. */
  checkoutUrl: v.nullable(v.string()),
  /** Written into the transfer, or shown at the counter. */
  payReference: v.nullable(v.string()),
  transferTo: v.nullable(transferAccount),
  /** The title of the promotion that was chosen with it. */
  promotion: v.nullable(v.string()),
  /** What that promotion gave when the deposit arrived; null before, and where it gave nothing. */
  bonusAmount: v.nullable(amount),
  /** When the member cancelled it; a payment that came afterwards was credited all the same. */
  cancelledAt: v.nullable(instant),
  /** The picture that was sent as a proof; `/wps/member/picture/{pictureId}`. */
  slipId: v.nullable(v.string()),
  /** What the operator said of a rejected one. */
  reason: v.nullable(v.string()),
});
