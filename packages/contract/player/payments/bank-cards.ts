import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import {
  described,
  givenId,
  identifier,
  nothing,
  sharedObject,
  text,
  textUpTo,
  wholeList,
  words,
  yesNo,
} from '../../fields.ts';
import {
  newPaymentPasswordErrors,
  password,
  paymentPassword,
  paymentPasswordErrors,
} from '../credentials.ts';

const bankCard = sharedObject('BankCard', 'An account that the member withdraws to.', {
  cardId: givenId,
  bank: text('The code of the bank.'),
  bankName: text('The name of the bank.'),
  accountNumberMasked: text('The number; all but the last four digits are hidden.'),
  accountName: text('Whose account it is, as the bank knows them.'),
  kind: described(
    v.picklist(['bank', 'eWallet']),
    'Whether it is an account of a bank or an e-wallet.',
  ),
  isDefault: yesNo('Withdrawals go there unless the member names another.'),
});

const listBankCards = endpoint({
  method: 'GET',
  path: '/wps/member/bankCard',
  whileExcluded: 'answered',
  summary: 'The accounts a member withdraws to',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: nothing,
  response: v.object({ list: wholeList(bankCard) }),
  errors: [],
});

export const addBankCard = endpoint({
  method: 'PUT',
  path: '/wps/member/bankCard',
  whileExcluded: 'answered',
  summary: 'Add an account to withdraw to',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    bank: described(textUpTo(32), 'The code of one of the banks that can be paid out to.'),
    accountNumber: described(v.pipe(v.string(), v.regex(/^\d{6,20}$/)), 'Digits alone.'),
    accountName: described(
      v.pipe(words, v.minLength(2), v.maxLength(80)),
      'Whose account it is; must be the name of the member.',
    ),
    paymentPassword,
  }),
  response: bankCard,
  errors: [
    'details.refused',
    'card.invalid',
    'card.limit',
    'card.duplicate',
    'card.name.differs',
    'payee.name.differs',
    ...paymentPasswordErrors,
  ],
});

const ownCard = v.object({
  cardId: identifier,
  paymentPassword,
});

const cardChange = {
  method: 'POST',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: ownCard,
  response: v.object({ list: wholeList(bankCard) }),
  errors: ['withdraw.card.missing', ...paymentPasswordErrors],
} as const;

const chooseBankCard = endpoint({
  ...cardChange,
  path: '/wps/member/bankCard/default',
  whileExcluded: 'answered',
  summary: 'Make an account the one that withdrawals go to unless told otherwise',
});

const removeBankCard = endpoint({
  ...cardChange,
  path: '/wps/member/bankCard/remove',
  whileExcluded: 'answered',
  summary: 'Take an account off the list; withdrawals on their way still go there',
});

const hasPaymentPassword = endpoint({
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  whileExcluded: 'answered',
  summary: 'Whether the member has set a payment password',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: nothing,
  response: v.object({
    hasWithdrawalPassword: yesNo('Whether a payment password is set.'),
  }),
  errors: [],
});

const setPaymentPassword = endpoint({
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  whileExcluded: 'answered',
  summary: 'Set the payment password for the first time',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    password: described(password, 'The login password, so that an open phone is not enough.'),
    paymentPassword: described(paymentPassword, 'The new payment password, six digits.'),
  }),
  response: v.object({}),
  errors: [...newPaymentPasswordErrors, 'payment.password.set', 'login.failed', 'login.locked'],
});

const changePaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  whileExcluded: 'answered',
  summary: 'Change the payment password; the present one is asked for',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    oldPaymentPassword: described(paymentPassword, 'The payment password until now.'),
    paymentPassword: described(paymentPassword, 'The new payment password, six digits.'),
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
