import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier, pageNo, pageOf, pageSize, pictureParts } from '../fields.ts';
import { reportPeriod } from '../reports/report-period.ts';
import { deposit, depositStates } from './deposit.ts';

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

export const listMemberDeposits = endpoint({
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

export const cancelDeposit = endpoint({
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

export const submitDeposit = endpoint({
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
