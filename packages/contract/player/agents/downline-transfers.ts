import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedObject,
  givenId,
  idempotencyKey,
  memberAccount,
  nothing,
  number,
  textUpTo,
  words,
  yesNo,
} from '../../fields.ts';
import { paymentPassword, paymentPasswordErrors } from '../credentials.ts';

const moduleId = 'AGENTRANSMULTDOWN3';
const ofAgents = { access: 'agent', moduleId } as const;

const getTransferRules = endpoint({
  ...ofAgents,
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  summary: 'Whether agents may send money to their team, the limits, and what is left of the day',
  sends: 'query',
  input: nothing,
  response: v.object({
    enabled: yesNo('False where the site does not allow it; all else is then of no use.'),
    toUpline: yesNo('Whether money may also go to the agent one step above.'),
    minimum: described(amount, 'The least of one transfer.'),
    maximum: described(amount, 'The most of one transfer.'),
    perDay: described(amount, 'The most of a day.'),
    timesPerDay: number('The most transfers of a day.'),
    timesToOne: number('The most of them to one person.'),
    leftToday: described(amount, 'What the day still allows.'),
    timesLeft: number('How many transfers the day still allows.'),
    cash: described(amount, 'What the agent has without bonus money.'),
    sendable: described(amount, 'The most that can be sent now; zero while cash is bound.'),
    missing: described(
      v.nullable(amount),
      'What must be staked before cash can be sent; null where nothing binds it.',
    ),
    playThrough: number('How often what arrives must be staked before a withdrawal.'),
  }),
  errors: [],
});

const transferDownline = endpoint({
  ...ofAgents,
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  summary: 'Send cash to somebody below; a repeat moves nothing and answers the same',
  encrypted: true,
  sends: 'json',
  input: v.object({
    account: described(textUpTo(32), 'The user name of somebody below.'),
    amount: described(amount, 'What is sent.'),
    remark: described(
      v.optional(v.pipe(words, v.maxLength(limits.transferRemarkLength)), ''),
      'A few words that the other person reads.',
    ),
    paymentPassword,
    requestKey: idempotencyKey,
  }),
  response: describedObject('What was sent, and what is left.', {
    transferId: givenId,
    account: memberAccount,
    amount: described(amount, 'What was sent.'),
    balance: described(amount, 'The cash of the agent after it.'),
    leftToday: described(amount, 'What the day still allows.'),
    timesLeft: number('How many transfers the day still allows.'),
  }),
  errors: [
    'wallet.amount.invalid',
    'wallet.no.funds',
    'agent.transfer.closed',
    'agent.transfer.range',
    'agent.transfer.day',
    'agent.transfer.bound',
    'agent.transfer.recipient',
    'agent.contract.owed',
    'agent.downline.not.found',
    'agent.repeat.differs',
    'identity.check.needed',
    'play.locked',
    'request.limited',
    ...paymentPasswordErrors,
  ],
});

/** Money that agents send to people of their team. */
export const downlineTransferCalls = { getTransferRules, transferDownline };
