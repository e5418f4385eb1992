import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

const checkLedger = endpoint({
  method: 'GET',
  path: '/operator/ledger-check',
  summary: 'Verify the whole ledger; no finding means that no money is missing',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    accounts: v.number(),
    postings: v.number(),
    findings: v.array(v.object({ check: v.string(), subject: v.string(), detail: v.string() })),
  }),
  errors: [],
});

export const walletCalls = {
  checkLedger,
};
