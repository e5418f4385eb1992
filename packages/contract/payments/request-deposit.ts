import * as v from 'valibot';
import { paymentGateways } from '@pavilion/domain/wallet/payment-gateways';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../error-code.ts';
import { amount, idempotencyKey, identifier } from '../fields.ts';
import { depositStates } from './deposit.ts';

const input = v.object({
  channel: v.pipe(v.string(), v.maxLength(32)),
  amount,
  /** The bonus that is to come with the money. */
  promotionId: v.optional(identifier),
  /** A repeat with the same key answers with the same deposit. */
  requestKey: idempotencyKey,
});

const response = v.object({
  depositId: v.string(),
  state: depositStates,
  /** Empty where nothing is paid at a payment company. */
  checkoutUrl: v.string(),
});

const errors = [
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

const call = {
  method: 'POST',
  access: 'session',
  action: 'deposit',
  sends: 'json',
  input,
  response,
} as const;

export const requestDeposit = endpoint({
  ...call,
  input: v.object({
    ...input.entries,
    /** From where it is paid, a number of the merchant's `gateways`; MOBILE where it is left out. */
    gateway: v.optional(v.picklist(paymentGateways)),
  }),
  path: '/wps/transaction/deposit/pg',
  summary: 'Start a deposit at the payment gateway',
  errors: [...errors, 'deposit.channel.failed'],
});

export const requestQrDeposit = endpoint({
  ...call,
  path: '/wps/transaction/deposit/qr',
  summary: 'Start a deposit that is paid by scanning a code',
  errors: [...errors, 'deposit.channel.failed'],
});

export const requestTransferDeposit = endpoint({
  ...call,
  path: '/wps/transaction/deposit/mt',
  summary: 'Announce a bank transfer to an account of the house',
  errors,
});

export const requestManualDeposit = endpoint({
  ...call,
  path: '/wps/transaction/deposit/ma',
  summary: 'Announce a payment by hand, such as at a counter',
  errors,
});
