import * as v from 'valibot';
import { contractKinds } from '@pavilion/domain/agent/contract-kind';
import { contractPeriods } from '@pavilion/domain/agent/contract-period';
import { contractStates } from '@pavilion/domain/agent/contract-state';
import { carries, deductions, mostTiers } from '@pavilion/domain/agent/contract-terms';
import { rate } from './agent-rates.ts';
import {
  amount,
  described,
  describedList,
  givenId,
  instant,
  memberAccount,
  sharedObject,
  text,
  words,
  yesNo,
} from './fields.ts';

/** Contracts of agents, as both sides and operators read and write them. */
export const contractKind = described(
  v.picklist(contractKinds),
  'What the contract pays: a salary for each day or hour, or a share of what the house wins.',
);

export const contractState = described(
  v.picklist(contractStates),
  'proposed, accepted until it starts, active, endAsked while one side asks for its end; or ' +
    'rejected, withdrawn, expired, replaced by a later one, ended: it runs until `endsOn`.',
);

const noTier = 'of the period, to be met; the last tier of which all is met counts, for all.';

const tierFields = {
  validBetAmount: described(amount, `The valid bets of the team ${noTier}`),
  activeMembers: described(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    `The active members ${noTier}`,
  ),
  result: described(amount, `The result of the house ${noTier} Zero in salaries.`),
  rate: described(rate, 'In percent, of the valid bets or of the result; whole in dividends.'),
  lostRate: described(
    v.nullable(rate),
    'Of rounds that were lost, in hourly salaries, `rate` being for the others; else null.',
  ),
};

const period = described(
  v.picklist(contractPeriods),
  'What it is settled by: HOUR and DAY in salaries, in dividends one that the site offers.',
);
const unit = described(
  amount,
  'The valid bets of a salary, and what a dividend pays, are cut down to multiples of it.',
);
const cap = described(v.nullable(amount), 'The most that a salary pays in a period; or null.');
const onlyWhenTeamLost = yesNo('Whether a salary is paid only where the team lost.');
const includeOwn = yesNo('Whether the own play of who is paid counts as well.');
const carry = described(
  v.picklist(carries),
  'Whether losses of the house lessen later dividends: none, until the end of the month, always.',
);
const costRate = described(rate, 'The part of deposits, in percent, that a dividend takes off.');

export const contractTerms = sharedObject('ContractTerms', 'What a contract pays, and when.', {
  period,
  tiers: describedList(`One to ${mostTiers}, each above the one before.`, tierFields),
  unit,
  cap,
  onlyWhenTeamLost,
  includeOwn,
  activeMinimum: described(amount, 'The valid bets of a period that make an active member.'),
  carry,
  costRate,
  deducts: described(
    v.array(v.picklist(deductions)),
    'What is taken off the result of the house before a dividend is worked out.',
  ),
});

/** Terms as somebody proposes them; what is left out is what the site usually has. */
export const proposedTerms = described(
  v.object({
    period: v.optional(period),
    tiers: described(
      v.pipe(
        v.array(
          v.object({
            ...tierFields,
            validBetAmount: v.optional(tierFields.validBetAmount, '0'),
            activeMembers: v.optional(tierFields.activeMembers, 0),
            result: v.optional(tierFields.result, '0'),
            lostRate: v.optional(tierFields.lostRate, null),
          }),
        ),
        v.minLength(1),
        v.maxLength(mostTiers),
      ),
      `One to ${mostTiers}, each above the one before.`,
    ),
    unit: v.optional(unit),
    cap: v.optional(cap, null),
    onlyWhenTeamLost: v.optional(onlyWhenTeamLost, false),
    includeOwn: v.optional(includeOwn, true),
    carry: v.optional(carry),
    costRate: v.optional(costRate, '0'),
  }),
  'What the contract is to pay; of `propose` alone.',
);

export const contractReason = described(
  v.optional(v.pipe(words, v.maxLength(140)), ''),
  'Why, for the other side.',
);

const contractFields = {
  contractId: givenId,
  kind: contractKind,
  account: memberAccount,
  nickname: text('The name that the member chose; empty without one.'),
  offeredBy: described(
    v.nullable(v.string()),
    'The name that the agent above chose, who pays; null where the house pays.',
  ),
  state: contractState,
  isChange: yesNo('Whether it takes the place of a contract that runs when it starts.'),
  terms: contractTerms,
  reason: text('What was written where it was rejected, or ended by the house; else empty.'),
  proposedAt: described(instant, 'When it was proposed.'),
  answerBy: described(
    v.nullable(instant),
    'Until when a proposal, or the wish for an end, can be answered; null where none waits.',
  ),
  startsOn: described(v.nullable(instant), 'From when it counts; null before it is accepted.'),
  endsOn: described(v.nullable(instant), 'Until when it counts; null without an end.'),
  endAskedBy: described(
    v.nullable(v.picklist(['payee', 'payer'])),
    'Which side asked for the end; null where none did.',
  ),
};

export const agentContract = sharedObject(
  'AgentContract',
  'A contract with an agent, as its two sides see it.',
  contractFields,
);

export const operatorContract = sharedObject(
  'OperatorContract',
  'A contract with an agent, as operators see it.',
  {
    ...contractFields,
    payer: described(v.nullable(v.string()), 'The user name of who pays; null for the house.'),
  },
);
