import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import { newPaymentPasswordErrors, password } from '../identity/credentials.ts';

export const hasPaymentPassword = endpoint({
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

export const setPaymentPassword = endpoint({
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

export const changePaymentPassword = endpoint({
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
