import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  described,
  findings,
  givenId,
  instant,
  nothing,
  number,
  pageInput,
  pageOf,
  text,
  textUpTo,
} from '../fields.ts';

const name = v.optional(textUpTo(80));

const getMe = endpoint({
  method: 'GET',
  path: '/operator/me',
  summary: 'Who the key of this call belongs to',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({ operator: text('The name of the operator.') }),
  errors: [],
});

const listAuditEntries = endpoint({
  method: 'GET',
  path: '/operator/audit',
  summary: 'What operators did, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    operator: described(name, 'Only what this operator did.'),
    call: described(name, 'Only calls of this name.'),
    ...pageInput,
  }),
  response: pageOf(
    v.object({
      entry: givenId,
      at: described(instant, 'When it was.'),
      operator: text('The name of the operator.'),
      address: text('The address that the call came from.'),
      requestId: text('The request, as logs name it.'),
      call: text('Area and name, such as `payments.approveWithdrawal`.'),
      input: text('As JSON, secrets masked.'),
      inputDigest: text('A digest of the whole input.'),
      outcome: text('`begun`, `done`, or the code of the error.'),
      hash: text('Chains the entry to the one before it.'),
    }),
  ),
  errors: [],
});

const checkAuditLog = endpoint({
  method: 'GET',
  path: '/operator/audit/check',
  summary: 'Verify the chain of the audit log; no finding means that nothing was altered',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    entries: number('How many entries were verified.'),
    lastHash: text('To compare with the one in the log of the server.'),
    findings,
  }),
  errors: [],
});

export const operatorCalls = {
  getMe,
  listAuditEntries,
  checkAuditLog,
};
