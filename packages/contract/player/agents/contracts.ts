import * as v from 'valibot';
import {
  agentContract,
  contractKind,
  contractReason,
  contractState,
  contractTerms,
  proposedTerms,
} from '../../agent-contracts.ts';
import { rate } from '../../agent-rates.ts';
import { workedOutFields } from '../../agent-settlements.ts';
import { endpoint } from '../../endpoint.ts';
import {
  described,
  describedObject,
  familyFields,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  number,
  onlyInState,
  pageInput,
  pageOf,
  signedAmount,
  textUpTo,
} from '../../fields.ts';
import { accountFilter } from './teams.ts';

const ofContracts = { access: 'agent' } as const;

/** What the team did in a period, and what terms pay for it. */
const workedOut = (description: string) =>
  described(v.nullable(v.object(workedOutFields)), description);

const ownContract = v.object({
  active: described(
    v.nullable(agentContract),
    'The contract that runs, with its end where it has one; null without one.',
  ),
  waiting: described(
    v.nullable(agentContract),
    'The one that waits for an answer or for its start; null without one.',
  ),
  running: workedOut('The period that runs now, by the contract that runs; null without one.'),
  example: workedOut(
    'The last whole period, by the terms that wait; null where none wait. An example: nothing ' +
      'is paid for it.',
  ),
  carried: described(
    signedAmount,
    'Losses of the house that lessen the next dividend; zero in salaries.',
  ),
  promised: number('To how many people the agent has promised such a contract.'),
  history: described(v.array(agentContract), 'The last 20 that are over, newest first.'),
  limits: describedObject(
    'What the site allows. Nobody below can be promised more than `active` pays.',
    {
      maximumRate: described(rate, 'The highest rate of the site.'),
      usual: contractTerms,
      periods: described(v.array(v.string()), 'The periods that the site offers.'),
    },
  ),
  asOf: described(
    v.nullable(instant),
    'Everything until then is counted; null before anything was.',
  ),
});

const actions = [
  'propose',
  'accept',
  'reject',
  'withdraw',
  'askEnd',
  'agreeEnd',
  'refuseEnd',
] as const;

/** The two calls of a kind. */
function callsOf<const Path extends `/${string}`>(moduleId: string, path: Path, what: string) {
  return {
    get: endpoint({
      ...ofContracts,
      moduleId,
      method: 'GET',
      path,
      summary: `The agent's own ${what}: the contract, what waits, and what it pays`,
      sends: 'query',
      input: nothing,
      response: ownContract,
      errors: ['member.not.agent'],
    }),
    act: endpoint({
      ...ofContracts,
      moduleId,
      method: 'POST',
      path,
      summary: `Offer, answer or end a ${what}; a repeat changes nothing and answers the same`,
      sends: 'json',
      input: v.object({
        action: described(v.picklist(actions), 'What to do.'),
        contractId: described(v.optional(identifier), 'Which contract; not of `propose`.'),
        account: described(
          v.optional(textUpTo(32)),
          'Somebody one step below the agent; of `propose` alone.',
        ),
        terms: v.optional(proposedTerms),
        reason: contractReason,
        requestKey: idempotencyKey,
      }),
      response: agentContract,
      errors: [
        'member.not.agent',
        'agent.downline.not.found',
        'agent.contract.not.found',
        'agent.contract.terms',
        'agent.contract.above',
        'agent.contract.state',
        'agent.contract.owed',
        'agent.repeat.differs',
        'request.limited',
      ],
    }),
  };
}

const dailySalary = callsOf(
  'DAILYSALCONT3',
  '/wps/relay/MCSFE_processDailySalaryContract',
  'daily salary',
);
const hourlySalary = callsOf(
  'HOURSAL3',
  '/wps/relay/MCSFE_processContractHourSalary',
  'hourly salary',
);
const dividend = callsOf('SIGNCONDIV3', '/wps/relay/MCSFE_processContractDividend', 'dividend');

const listContracts = endpoint({
  ...ofContracts,
  method: 'GET',
  path: '/wps/agent/contracts',
  summary: 'Contracts that the agent has offered to people one step below, newest first',
  sends: 'query',
  input: v.object({
    ...familyFields,
    kind: described(v.optional(contractKind), 'Only this kind; all where it is left out.'),
    state: onlyInState(contractState),
    account: accountFilter,
    ...pageInput,
  }),
  response: pageOf(agentContract),
  errors: ['member.not.agent'],
});

/** Contracts between agents and who is above them. */
export const contractCalls = {
  getDailySalaryContract: dailySalary.get,
  actOnDailySalaryContract: dailySalary.act,
  getHourlySalaryContract: hourlySalary.get,
  actOnHourlySalaryContract: hourlySalary.act,
  getDividendContract: dividend.get,
  actOnDividendContract: dividend.act,
  listContracts,
};
