import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier, nothing, words } from '../fields.ts';
import { newPaymentPasswordErrors, password } from './credentials.ts';

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

const listBankCards = endpoint({
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

const cardChange = {
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

const chooseBankCard = endpoint({
  ...cardChange,
  path: '/wps/member/bankCard/default',
  summary: 'Make an account the one that withdrawals go to unless told otherwise',
});

const removeBankCard = endpoint({
  ...cardChange,
  path: '/wps/member/bankCard/remove',
  summary: 'Take an account off the list; withdrawals on their way still go there',
});

const hasPaymentPassword = endpoint({
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  summary: 'Whether the member has set a payment password',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: nothing,
  response: v.object({ hasWithdrawalPassword: v.boolean() }),
  errors: [],
});

const setPaymentPassword = endpoint({
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  summary: 'Set the payment password for the first time',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    /** The login password, so that an open phone is not enough. */
    password,
    paymentPassword: v.pipe(v.string(), v.maxLength(16)),
  }),
  response: v.object({}),
  errors: [...newPaymentPasswordErrors, 'payment.password.set', 'login.failed', 'login.locked'],
});

const changePaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  summary: 'Change the payment password; the present one is asked for',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    oldPaymentPassword: v.pipe(v.string(), v.maxLength(16)),
    paymentPassword: v.pipe(v.string(), v.maxLength(16)),
  }),
  response: v.object({}),
  errors: [
    ...newPaymentPasswordErrors,
    'payment.password.missing',
    'payment.password.wrong',
    'modify.new.old.same',
    'login.locked',
    'server.busy',
  ],
});

export const bankCardCalls = {
  listBankCards,
  addBankCard,
  chooseBankCard,
  removeBankCard,
  hasPaymentPassword,
  setPaymentPassword,
  changePaymentPassword,
};
