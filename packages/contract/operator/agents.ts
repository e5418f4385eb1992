import * as v from 'valibot';
import {
  contractKind,
  contractReason,
  contractState,
  operatorContract,
  proposedTerms,
} from '../agent-contracts.ts';
import { namedSetter, rateHistory, rateOfEach, ratesToSet } from '../agent-rates.ts';
import { operatorSettlement, settlementState } from '../agent-settlements.ts';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  day,
  described,
  findings,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  nothing,
  number,
  onlyInState,
  pageInput,
  pageOf,
  queryNumber,
  sharedObject,
  signedAmount,
  text,
  typedAccount,
  words,
  yesNo,
} from '../fields.ts';
import { fraudCalls } from './fraud-cases.ts';

const listAgentContracts = endpoint({
  method: 'GET',
  path: '/operator/contracts',
  summary: 'Contracts of agents with their uplines and with the house, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only of this agent, who is paid or pays.'),
    kind: described(v.optional(contractKind), 'Only this kind; all where it is left out.'),
    state: onlyInState(contractState),
    ...pageInput,
  }),
  response: pageOf(operatorContract),
  errors: ['member.not.found'],
});

const actOnContract = endpoint({
  method: 'POST',
  path: '/operator/contracts',
  summary:
    'Offer, withdraw and answer contracts of the house, and end any; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({
    action: described(
      v.picklist(['propose', 'withdraw', 'agreeEnd', 'refuseEnd', 'end']),
      'What to do; all but `end` with contracts of the house alone.',
    ),
    contractId: described(v.optional(identifier), 'Which contract; not of `propose`.'),
    account: described(v.optional(typedAccount), 'The agent; of `propose` alone.'),
    kind: v.optional(contractKind),
    terms: described(
      v.optional(proposedTerms),
      'What the contract is to pay; `houseContracts` of the site where it is left out.',
    ),
    reason: contractReason,
    requestKey: idempotencyKey,
  }),
  response: operatorContract,
  errors: [
    'member.not.found',
    'member.not.agent',
    'agent.contract.not.found',
    'agent.contract.terms',
    'agent.contract.above',
    'agent.contract.state',
    'agent.contract.reason',
    'agent.repeat.differs',
  ],
});

const listSettlementsOfAgents = endpoint({
  method: 'GET',
  path: '/operator/settlements',
  summary: 'What contracts pay for their periods, the latest period first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only of this agent, who is paid or pays.'),
    kind: described(v.optional(contractKind), 'Only this kind; all where it is left out.'),
    state: onlyInState(settlementState),
    owedFor: described(
      v.optional(queryNumber(1, 365)),
      'Only what has been owed for this many days or longer.',
    ),
    ...pageInput,
  }),
  response: pageOf(operatorSettlement),
  errors: ['member.not.found'],
});

/** What an operator does with one settlement. */
function settlementAct<const Path extends `/${string}`, Input extends v.ObjectEntries>(
  path: Path,
  summary: string,
  input: Input,
) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access: 'operator',
    sends: 'json',
    input: v.object({ settlementId: identifier, ...input }),
    response: operatorSettlement,
    errors: ['agent.settlement.not.found', 'agent.settlement.state'],
  });
}

const settlementReason = described(v.pipe(words, v.minLength(5), v.maxLength(140)), 'Why.');

const approveSettlement = settlementAct(
  '/operator/settlements/{settlementId}/approve',
  'Have a settlement paid that waits for it, or is held; it is worked out once more before',
  {},
);
const voidSettlement = settlementAct(
  '/operator/settlements/{settlementId}/void',
  'Void a settlement that is not paid; its period is worked out once more',
  { reason: settlementReason },
);
const paySettlementByHouse = settlementAct(
  '/operator/settlements/{settlementId}/pay-by-house',
  'Have the house pay what an agent owes; the agent then owes it to the house',
  { reason: settlementReason },
);

const moveStates = described(
  v.picklist(['proposed', 'confirmed', 'refused', 'done', 'failed']),
  'How far the move has come.',
);

const move = sharedObject('MemberMove', 'A member who gets another upline.', {
  moveId: givenId,
  account: memberAccount,
  fromUpline: described(v.nullable(v.string()), 'The upline before; null without one.'),
  upline: described(v.nullable(v.string()), 'The new upline; null for none.'),
  lowerRates: yesNo('Whether rates above those of the new upline are lowered.'),
  reason: text('Why, as the one who proposed it wrote.'),
  state: moveStates,
  proposedBy: text('The operator who proposed it.'),
  proposedAt: described(instant, 'When it was proposed.'),
  decidedBy: described(v.nullable(v.string()), 'The operator who decided; null before.'),
  decidedAt: described(v.nullable(instant), 'When it was decided; null before.'),
  fromDay: described(v.nullable(day), 'The first day below the new upline; null if not confirmed.'),
  failure: described(
    v.nullable(v.string()),
    'The code of the error that prevented it on its day; null without one.',
  ),
});

/** What refuses a move when it is proposed, confirmed or applied. */
const impossible = [
  'agent.depth',
  'agent.move.cycle',
  'agent.move.upline',
  'agent.move.rates',
] as const;

const proposeMove = endpoint({
  method: 'POST',
  path: '/operator/members/{account}/move',
  summary: 'Propose another upline for a member, and so for everyone below; nothing moves yet',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    upline: described(
      v.nullable(typedAccount),
      'The user name of the new upline; null: the member is to have none.',
    ),
    lowerRates: yesNo('Whether to lower rates of the branch that are above the new upline’s.'),
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: move,
  errors: ['member.not.found', ...impossible, 'agent.move.waiting', 'agent.repeat.differs'],
});

const listMoves = endpoint({
  method: 'GET',
  path: '/operator/moves',
  summary: 'Moves of members to other uplines, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: onlyInState(moveStates), ...pageInput }),
  response: pageOf(move),
  errors: [],
});

const confirmMove = endpoint({
  method: 'POST',
  path: '/operator/moves/{moveId}/confirm',
  summary: 'Confirm what another operator proposed: the move counts from the next day on',
  access: 'operator',
  sends: 'json',
  input: v.object({ moveId: identifier }),
  response: move,
  errors: ['agent.move.not.found', 'agent.move.state', 'agent.move.same.person', ...impossible],
});

const refuseMove = endpoint({
  method: 'POST',
  path: '/operator/moves/{moveId}/refuse',
  summary: 'Drop a proposed move, one of your own too; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ moveId: identifier }),
  response: move,
  errors: ['agent.move.not.found', 'agent.move.state'],
});

const checkAgents = endpoint({
  method: 'GET',
  path: '/operator/agents/check',
  summary: 'Verify the tree of agents and what is computed from it',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({ findings }),
  errors: [],
});

const countingRates = {
  account: memberAccount,
  upline: described(v.nullable(v.string()), 'The user name of the upline, if there is one.'),
  rates: rateOfEach('The rates that count today, in percent by game category, such as "1.20".'),
  nextRates: rateOfEach('The rates that count from the next day on.'),
  from: described(day, 'That next day.'),
  floor: rateOfEach('The lowest rates that may be set: what the member has given on.'),
  ceiling: rateOfEach('The highest rates that may be set: those of the upline, or of the house.'),
};

const getRates = endpoint({
  method: 'GET',
  path: '/operator/rebates',
  summary: 'The rebate rates of a member, what bounds them, and how they changed',
  access: 'operator',
  sends: 'query',
  input: v.object({ account: typedAccount }),
  response: v.object({
    ...countingRates,
    history: rateHistory(100, namedSetter),
  }),
  errors: ['member.not.found'],
});

const setRates = endpoint({
  method: 'PUT',
  path: '/operator/rebates',
  summary: 'Set rebate rates of a member without upline, or lower those of a whole branch',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    rates: ratesToSet,
    lowerBranch: described(
      v.optional(v.boolean(), false),
      'Lowers everybody below as well, where their rates would be above. Needed for a member ' +
        'with an upline, whose rates an operator can only lower.',
    ),
    requestKey: idempotencyKey,
  }),
  response: v.object({
    ...countingRates,
    lowered: number('How many members below got lower rates by it.'),
  }),
  errors: [
    'member.not.found',
    'trial.restricted',
    'agent.rebate.upline',
    'agent.rebate.range',
    'agent.rebate.below',
    'agent.repeat.differs',
  ],
});

const rebateStates = v.picklist(['due', 'held', 'paid', 'carried']);

const listRebates = endpoint({
  method: 'GET',
  path: '/operator/rebates/paid',
  summary: 'What members and agents earn by play, the latest day first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only of this member.'),
    day: described(v.optional(day), 'Only what was earned on this day.'),
    state: onlyInState(rebateStates),
    ...pageInput,
  }),
  response: pageOf(
    v.object({
      day: described(day, 'The day of the play.'),
      account: memberAccount,
      own: yesNo('For own play; else for the lines below.'),
      earned: described(signedAmount, 'All lines of the day.'),
      carriedIn: described(signedAmount, 'Brought along from earlier days.'),
      paid: described(amount, 'What is paid.'),
      carriedOut: described(signedAmount, 'Taken along to the next day.'),
      state: described(
        rebateStates,
        'due: is paid in the night; held: waits until the account is open, or for cases of ' +
          'shared devices; paid; carried.',
      ),
      paidAt: described(v.nullable(instant), 'When it was paid; null before.'),
    }),
  ),
  errors: ['member.not.found'],
});

const applicationStates = described(
  v.picklist(['waiting', 'accepted', 'refused']),
  'Whether somebody has answered it.',
);

const application = sharedObject('AgentApplication', 'Somebody who wants to become an agent.', {
  applicationId: givenId,
  account: described(v.nullable(v.string()), 'The user name; null for a guest.'),
  name: text('What the person is called; empty once it was erased.'),
  contactType: text('Where the person can be reached.'),
  contact: text('The number, address or name there.'),
  text: text('What the person has to say.'),
  state: applicationStates,
  note: text('What the operator wrote about it.'),
  createdAt: described(instant, 'When it was sent.'),
  decidedBy: described(v.nullable(v.string()), 'The operator who decided; null before.'),
  decidedAt: described(v.nullable(instant), 'When it was decided; null before.'),
});

const listApplications = endpoint({
  method: 'GET',
  path: '/operator/applications',
  summary: 'People who want to become agents, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: onlyInState(applicationStates), ...pageInput }),
  response: pageOf(application),
  errors: [],
});

const decideApplication = endpoint({
  method: 'POST',
  path: '/operator/applications/{applicationId}/decide',
  summary: 'Note what became of an application; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({
    applicationId: identifier,
    state: described(v.picklist(['accepted', 'refused']), 'What was decided.'),
    note: described(
      v.optional(v.pipe(words, v.maxLength(500)), ''),
      'For other operators: what was agreed, or why not.',
    ),
  }),
  response: application,
  errors: ['agent.application.not.found', 'agent.application.state'],
});

export const agentCalls = {
  ...fraudCalls,
  listAgentContracts,
  actOnContract,
  listSettlementsOfAgents,
  approveSettlement,
  voidSettlement,
  paySettlementByHouse,
  proposeMove,
  listMoves,
  confirmMove,
  refuseMove,
  checkAgents,
  getRates,
  setRates,
  listRebates,
  listApplications,
  decideApplication,
};
