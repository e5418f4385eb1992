import * as v from 'valibot';
import { contractKind } from '../../agent-contracts.ts';
import { settlement } from '../../agent-settlements.ts';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedObject,
  familyFields,
  pageInput,
  pageOf,
} from '../../fields.ts';
import { accountFilter, countedDays, teamDays } from './teams.ts';

const listSettlements = endpoint({
  access: 'agent',
  method: 'GET',
  path: '/wps/agent/settlements',
  summary: 'What contracts paid the agent, or the agent paid by them, newest period first; 31 days',
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...teamDays,
    side: described(
      v.optional(v.picklist(['received', 'paid']), 'received'),
      'Whether the agent is paid, or pays people one step below.',
    ),
    kind: described(v.optional(contractKind), 'Only this kind; all where it is left out.'),
    account: accountFilter,
    ...pageInput,
  }),
  response: v.object({
    ...countedDays,
    ...pageOf(settlement).entries,
    footer: describedObject('Of all that the filter lets through.', {
      paid: described(amount, 'What is paid.'),
      open: described(amount, 'What is approved, held, owed, or waits for an operator.'),
    }),
    owed: described(amount, 'What the agent owes by contracts now, whatever the filter.'),
  }),
  errors: ['member.not.agent', 'report.range'],
});

/** What contracts pay for their periods. */
export const settlementCalls = { listSettlements };
