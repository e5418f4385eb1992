import * as v from 'valibot';
import { fraudEffects, fraudKinds, fraudStates } from '@pavilion/domain/fraud/fraud-case';
import { knownDetails } from '@pavilion/domain/protection/excluded-people';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  day,
  described,
  describedList,
  describedObject,
  givenId,
  identifier,
  instant,
  memberAccount,
  memberType,
  number,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  signedAmount,
  text,
  typedAccount,
  words,
  yesNo,
} from '../fields.ts';
import { moneyChain } from './money-chain.ts';

const kind = described(
  v.picklist(fraudKinds),
  'samePerson: the account has the details of an agent above it; sharedDevice: a device or an ' +
    'address of other accounts of its line; matchedBets: two accounts on both sides of the same ' +
    'bets; churn: much play for its deposits with no result; activeMembers: a salary earned by ' +
    'members just above the minimum, or all within one hour; transferRing: cash that went round; ' +
    'passedThrough: cash of a transfer that is taken out; link: what came by a link.',
);

const state = described(
  v.picklist(fraudStates),
  'open: nobody has decided; confirmed; dismissed: it was nothing.',
);

const effect = described(
  v.picklist(fraudEffects),
  'What the case does now. notCounted: no commission and no active member from the account; ' +
    'commissionHeld: three such cases in a line hold the commission of its agent; ' +
    'betsNotCounted: matched bets are no valid bets any more; linkPaused: nobody can register by ' +
    'the link.',
);

const account = described(v.nullable(v.string()), 'A user name; null for none.');
const count = (description: string) => described(v.nullable(v.number()), description);
const sum = (description: string) => described(v.nullable(amount), description);

const facts = describedObject('What was seen; null or empty where a kind says nothing of it.', {
  matched: described(v.array(v.picklist(knownDetails)), 'Which details are the same.'),
  devices: described(v.array(v.string()), 'User names that used the same device.'),
  addresses: described(v.array(v.string()), 'User names that used the same address on the net.'),
  days: described(v.array(day), 'The days that were looked at.'),
  betAmount: sum('What was staked.'),
  winAmount: sum('What was won.'),
  deposit: sum('What was deposited and received.'),
  matchedBets: count('How many bets had a counterpart.'),
  matchedShare: count('How much of the stakes had one, in whole percent.'),
  activeMembers: count('How many active members there were.'),
  justAbove: count('How many of them were just above the minimum.'),
  hour: described(v.nullable(instant), 'The hour in which all of them played.'),
  registered: count('How many people registered by the link in an hour.'),
  unproved: count('How many of the last people who came by it have proved no contact.'),
  throwAway: count('How many came with an address of a mail service for one use.'),
  chain: moneyChain,
});

const fraudCase = sharedObject('FraudCase', 'Something in the line of an agent to judge.', {
  caseId: givenId,
  kind,
  state,
  effect,
  agent: described(account, 'The agent in whose line it was seen; null for none.'),
  account: described(account, 'The account that it is about; null where it is about the agent.'),
  others: described(v.array(v.string()), 'The other accounts that are in it.'),
  link: described(v.nullable(v.string()), 'The code of the link; null where there is none.'),
  withdrawal: described(v.nullable(v.string()), 'The id of the withdrawal that waits for it.'),
  facts,
  times: number('How often it was seen.'),
  firstAt: described(instant, 'When it was seen first.'),
  lastAt: described(instant, 'When it was seen last.'),
  decidedBy: described(v.nullable(v.string()), 'The operator who decided; null before.'),
  decidedAt: described(v.nullable(instant), 'When it was decided; null before.'),
  note: text('What the operator wrote about it; empty before.'),
});

const listFraudCases = endpoint({
  method: 'GET',
  path: '/operator/agents/fraud-cases',
  summary: 'What looks like fraud in the lines of agents, the latest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only what this account is in, or its line.'),
    kind: v.optional(kind),
    state: onlyInState(state),
    ...pageInput,
  }),
  response: pageOf(fraudCase),
  errors: ['member.not.found'],
});

const decideFraudCase = endpoint({
  method: 'POST',
  path: '/operator/agents/fraud-cases/{caseId}/decide',
  summary: 'Confirm or dismiss a case; what it holds is refused or let go. A repeat is harmless',
  access: 'operator',
  sends: 'json',
  input: v.object({
    caseId: identifier,
    state: described(v.picklist(['confirmed', 'dismissed']), 'What was decided.'),
    note: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
  }),
  response: fraudCase,
  errors: ['agent.fraud.not.found', 'agent.fraud.state'],
});

const treeMember = sharedObject('TreeMember', 'Somebody in the tree of agents.', {
  account: memberAccount,
  nickname: text('The name that the member chose; empty without one.'),
  type: memberType,
  level: number('The level in the tree; 1 without an upline.'),
  open: yesNo('Whether the account is open.'),
  registeredAt: described(instant, 'When the account was opened.'),
  direct: number('How many people are one step below.'),
  below: number('How many people are below, suspects left out.'),
  suspects: number('How many people below are in an open or confirmed case of their own.'),
  suspect: yesNo('Whether the account itself is.'),
  openCases: number('How many open cases there are of the account and of its line.'),
  contracts: number('How many contracts run that pay the account.'),
  validBetAmount: described(signedAmount, 'Valid bets of the account and its line in 30 days.'),
});

const showAgentTree = endpoint({
  method: 'GET',
  path: '/operator/agents/tree',
  summary: 'Who is below whom: the people one step below an account, or those at the top',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Below whom; the top where it is left out.'),
    ...pageInput,
  }),
  response: v.object({
    ...pageOf(treeMember).entries,
    path: describedList('The account and everybody above it, the top first; empty at the top.', {
      account: memberAccount,
      nickname: text('The name that the member chose; empty without one.'),
    }),
  }),
  errors: ['member.not.found'],
});

export const fraudCalls = { listFraudCases, decideFraudCase, showAgentTree };
