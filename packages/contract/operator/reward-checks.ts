import * as v from 'valibot';
import { abuseRules, checkReasons } from '@pavilion/domain/reward/abuse';
import { rewardKinds, rewardStates } from '@pavilion/domain/reward/reward-state';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  number,
  pageInput,
  pageOf,
  sharedObject,
  typedAccount,
  words,
} from '../fields.ts';
import { rewardOrigin } from '../player/rewards/rewards.ts';
import { operatorReward } from './rewards.ts';

const checkReason = described(
  v.picklist(checkReasons),
  'start: the account is new and has no proved contact with a deposit; score: its score is high; ' +
    'review: an operator decides, for the score; samePerson: an operator decides, since another ' +
    'account of the same person was given it.',
);

const scoreFields = {
  score: number('The points of all rules together, when it was looked at last.'),
  rules: describedList('The rules that added points.', {
    rule: described(v.picklist(abuseRules), 'The rule, as policy.abuse names it.'),
    points: number('What it added.'),
  }),
};

const heldReward = sharedObject(
  'HeldReward',
  'A reward that is checked before it can be claimed.',
  {
    reward: described(operatorReward, 'The reward, which is locked.'),
    reason: checkReason,
    ...scoreFields,
    sameAs: described(
      v.nullable(memberAccount),
      'The account of the same person that was given it before; null for other reasons.',
    ),
    heldSince: described(instant, 'Since when it is held.'),
    heldUntil: described(
      v.nullable(instant),
      'When the site looks at it again; null where an operator decides.',
    ),
  },
);

const listHeldRewards = endpoint({
  method: 'GET',
  path: '/operator/reward-checks',
  summary: 'Rewards that are held to be checked, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only those of this member.'),
    reason: described(
      v.optional(v.picklist(checkReasons)),
      'Only those held for this reason: operators decide on `review` and `samePerson`.',
    ),
    ...pageInput,
  }),
  response: pageOf(heldReward),
  errors: ['member.not.found'],
});

const releaseReward = endpoint({
  method: 'POST',
  path: '/operator/rewards/{transactionId}/release',
  summary: 'Let a reward go that is held to be checked; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({
    transactionId: identifier,
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: operatorReward,
  errors: ['reward.not.found', 'reward.state'],
});

const showRewardAbuse = endpoint({
  method: 'GET',
  path: '/operator/reward-abuse',
  summary: 'What speaks for abuse by an account, for the review of a withdrawal or of a reward',
  access: 'operator',
  sends: 'query',
  input: v.object({ account: typedAccount }),
  response: sharedObject('RewardAbuse', 'The score of an account, and what it was given.', {
    account: memberAccount,
    ...scoreFields,
    neighbours: describedList('Accounts that share something with it, of each kind 50 at most.', {
      account: memberAccount,
      by: described(
        v.picklist(['device', 'address', 'detail']),
        'device, address: opened in the last 30 days or within 30 days of it, in the same ' +
          'browser or at its addresses; detail: a number, mail, document, payee account, or name ' +
          'with birthday in common.',
      ),
      lastAt: described(v.nullable(instant), 'When that was last seen; null for details.'),
    }),
    given: describedList('All rewards of the account, added up.', {
      origin: rewardOrigin,
      kind: described(v.picklist(rewardKinds), 'Whether `amount` is money or points.'),
      state: described(v.picklist(rewardStates), 'What became of them.'),
      times: number('How many.'),
      amount: described(amount, 'What they come to.'),
    }),
  }),
  errors: ['member.not.found'],
});

export const rewardCheckCalls = { listHeldRewards, releaseReward, showRewardAbuse };
