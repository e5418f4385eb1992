import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { findings, nothing, number } from '../fields.ts';

const checkLedger = endpoint({
  method: 'GET',
  path: '/operator/ledger-check',
  summary: 'Verify the whole ledger; no finding means that no money is missing',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    accounts: number('How many accounts were verified.'),
    postings: number('How many postings were verified.'),
    findings,
  }),
  errors: [],
});

export const walletCalls = {
  checkLedger,
};
