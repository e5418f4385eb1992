import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier, nothing, words } from '../fields.ts';

const bankCard = v.object({
  cardId: v.string(),
  bank: v.string(),
  bankName: v.string(),
  /** All but the last four digits are hidden. */
  accountNumberMasked: v.string(),
  accountName: v.string(),
  kind: v.picklist(['bank', 'eWallet']),
  isDefault: v.boolean(),
});

export const listBankCards = endpoint({
  method: 'GET',
  path: '/wps/member/bankCard',
  summary: 'The accounts a member withdraws to',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(bankCard) }),
  errors: [],
});

export const addBankCard = endpoint({
  method: 'PUT',
  path: '/wps/member/bankCard',
  summary: 'Add an account to withdraw to',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    bank: v.pipe(v.string(), v.maxLength(32)),
    accountNumber: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
    accountName: v.pipe(words, v.minLength(2), v.maxLength(80)),
    paymentPassword: v.pipe(v.string(), v.maxLength(16)),
  }),
  response: bankCard,
  errors: [
    'card.invalid',
    'card.limit',
    'card.duplicate',
    'card.name.differs',
    'payee.name.differs',
    'payment.password.missing',
    'payment.password.wrong',
    'login.locked',
  ],
});

const ownCard = v.object({
  cardId: identifier,
  paymentPassword: v.pipe(v.string(), v.maxLength(16)),
});

const change = {
  method: 'POST',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: ownCard,
  response: v.object({ list: v.array(bankCard) }),
  errors: [
    'withdraw.card.missing',
    'payment.password.missing',
    'payment.password.wrong',
    'login.locked',
  ],
} as const;

export const chooseBankCard = endpoint({
  ...change,
  path: '/wps/member/bankCard/default',
  summary: 'Make an account the one that withdrawals go to unless told otherwise',
});

export const removeBankCard = endpoint({
  ...change,
  path: '/wps/member/bankCard/remove',
  summary: 'Take an account off the list; withdrawals on their way still go there',
});
