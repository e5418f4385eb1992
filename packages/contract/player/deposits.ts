import * as v from 'valibot';
import { paymentGateways } from '@pavilion/domain/wallet/payment-gateways';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../error-code.ts';
import {
  amount,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  pageNo,
  pageOf,
  pageSize,
  pictureParts,
} from '../fields.ts';
import { reportPeriod } from './reports.ts';

const depositKinds = v.picklist(['gateway', 'qr', 'bankTransfer', 'manual']);

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

const depositChannel = v.object({
  code: v.string(),
  kind: depositKinds,
  name: v.string(),
  hint: v.string(),
  iconUrl: v.string(),
  minimum: amount,
  maximum: amount,
  quickAmounts: v.array(amount),
  /** The share of the amount that the channel keeps, with at most two decimals. */
  feePercent: v.number(),
  open: v.boolean(),
  /** Times of day at the site, or null for a channel that never closes. */
  hours: v.nullable(v.object({ from: v.string(), until: v.string() })),
});

export const listDepositChannels = endpoint({
  method: 'GET',
  path: '/wps/system/depositBanks',
  summary: 'The ways to deposit with their limits, fees and hours',
  access: 'session',
  action: 'deposit',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(depositChannel),
    /** Whether the member should be offered limits of their own before the first deposit. */
    offersLimits: v.boolean(),
    /** How often a deposit is played through before a withdrawal; 0 where it need not be. */
    playThrough: v.number(),
  }),
  errors: [],
});

const depositInput = v.object({
  channel: v.pipe(v.string(), v.maxLength(32)),
  amount,
  /** The bonus that is to come with the money. */
  promotionId: v.optional(identifier),
  /** A repeat with the same key answers with the same deposit. */
  requestKey: idempotencyKey,
});

const startedDeposit = v.object({
  depositId: v.string(),
  state: depositStates,
  /** Empty where nothing is paid at a payment company. */
  checkoutUrl: v.string(),
});

const depositErrors = [
  'deposit.channel.unknown',
  'deposit.channel.closed',
  'deposit.amount.range',
  'deposit.own.limit',
  'deposit.day.limit',
  'bonus.not.available',
  'bonus.deposit.small',
  'wallet.amount.invalid',
  'wallet.balance.limit',
  'wallet.repeat.differs',
  'deposit.not.allowed',
  'play.locked',
] as const satisfies readonly ErrorCode[];

const depositCall = {
  method: 'POST',
  access: 'session',
  action: 'deposit',
  sends: 'json',
  input: depositInput,
  response: startedDeposit,
} as const;

export const requestDeposit = endpoint({
  ...depositCall,
  input: v.object({
    ...depositInput.entries,
    /** From where it is paid, a number of the merchant's `gateways`; MOBILE where it is left out. */
    gateway: v.optional(v.picklist(paymentGateways)),
  }),
  path: '/wps/transaction/deposit/pg',
  summary: 'Start a deposit at the payment gateway',
  errors: [...depositErrors, 'deposit.channel.failed'],
});

const requestQrDeposit = endpoint({
  ...depositCall,
  path: '/wps/transaction/deposit/qr',
  summary: 'Start a deposit that is paid by scanning a code',
  errors: [...depositErrors, 'deposit.channel.failed'],
});

const requestTransferDeposit = endpoint({
  ...depositCall,
  path: '/wps/transaction/deposit/mt',
  summary: 'Announce a bank transfer to an account of the house',
  errors: depositErrors,
});

const requestManualDeposit = endpoint({
  ...depositCall,
  path: '/wps/transaction/deposit/ma',
  summary: 'Announce a payment by hand, such as at a counter',
  errors: depositErrors,
});

export const getDeposit = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/{depositId}',
  summary: 'How far a deposit has come',
  access: 'session',
  sends: 'query',
  input: v.object({ depositId: identifier }),
  response: deposit,
  errors: ['deposit.not.found'],
});

const listMemberDeposits = endpoint({
  method: 'GET',
  path: '/wps/report/depositTransaction',
  summary: 'What the member deposited and how far it has come, newest first',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, state: v.optional(depositStates), pageNo, pageSize }),
  response: pageOf(deposit),
  errors: ['report.range'],
});

const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/{depositId}/cancel',
  summary: 'Give up a deposit that waits for its payment; a repeat changes nothing',
  access: 'session',
  action: 'deposit',
  sends: 'json',
  input: v.object({ depositId: identifier }),
  response: deposit,
  errors: ['deposit.not.found', 'deposit.state'],
});

const submitDeposit = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/{depositId}/sent',
  summary:
    'Say that the money of a transfer or counter payment was sent, with its slip if there is one',
  access: 'session',
  action: 'deposit',
  sends: 'multipart',
  /** A repeat changes nothing, but for a slip that was not sent before. */
  input: v.object({ depositId: identifier, pictures: pictureParts(0, 1) }),
  response: deposit,
  errors: [
    'deposit.not.found',
    'deposit.state',
    'request.limited',
    'picture.type',
    'picture.empty',
    'picture.too.large',
    'picture.too.many',
    'picture.unreadable',
  ],
});

export const depositCalls = {
  listDepositChannels,
  requestDeposit,
  requestQrDeposit,
  requestTransferDeposit,
  requestManualDeposit,
  getDeposit,
  listMemberDeposits,
  cancelDeposit,
  submitDeposit,
};
