import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, nothing, pageNo, pageOf, pageSize } from '../fields.ts';

const name = v.optional(v.pipe(v.string(), v.maxLength(80)));

const getMe = endpoint({
  method: 'GET',
  path: '/operator/me',
  summary: 'Who the key of this call belongs to',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({ operator: v.string() }),
  errors: [],
});

const listAuditEntries = endpoint({
  method: 'GET',
  path: '/operator/audit',
  summary: 'What operators did, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ operator: name, call: name, pageNo, pageSize }),
  response: pageOf(
    v.object({
      entry: v.string(),
      at: instant,
      operator: v.string(),
      address: v.string(),
      requestId: v.string(),
      call: v.string(),
      /** As JSON, secrets masked. */
      input: v.string(),
      inputDigest: v.string(),
      /** `begun`, `done`, or the code of the refusal. */
      outcome: v.string(),
      hash: v.string(),
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
    entries: v.number(),
    /** To compare with the one in the log of the server. */
    lastHash: v.string(),
    findings: v.array(v.object({ check: v.string(), subject: v.string(), detail: v.string() })),
  }),
  errors: [],
});

export const operatorCalls = {
  getMe,
  listAuditEntries,
  checkAuditLog,
};
