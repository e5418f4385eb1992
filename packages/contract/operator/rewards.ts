import * as v from 'valibot';
import { conditionKinds } from '@pavilion/domain/reward/reward-condition';
import { rewardKinds } from '@pavilion/domain/reward/reward-state';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  number,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  text,
  typedAccount,
  words,
  yesNo,
} from '../fields.ts';
import { inEvery } from '../local-text.ts';
import { rewardFields, rewardOrigin, rewardState } from '../player/rewards/rewards.ts';

export const operatorReward = sharedObject('OperatorReward', 'A reward, as operators see it.', {
  ...rewardFields,
  account: memberAccount,
  key: text('What it was given for within its origin: once for each member.'),
  voidReason: described(v.nullable(v.string()), 'Why it was taken back; null for others.'),
  givenBy: described(v.nullable(v.string()), 'The operator who gave it; null for the site.'),
  voidBy: described(v.nullable(v.string()), 'The operator who took it back; null for others.'),
});

const listMemberRewards = endpoint({
  method: 'GET',
  path: '/operator/rewards',
  summary: 'Rewards of all members, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only those of this member.'),
    origin: described(v.optional(rewardOrigin), 'Only those of this origin.'),
    state: onlyInState(rewardState),
    ...pageInput,
  }),
  response: pageOf(operatorReward),
  errors: ['member.not.found'],
});

const reason = v.pipe(words, v.minLength(5), v.maxLength(500));

const giftStates = described(
  v.picklist(['proposed', 'given', 'refused']),
  'proposed: another operator must confirm it; given: it is a reward of the member.',
);

const gift = sharedObject('RewardGift', 'A reward that an operator gives.', {
  giftId: givenId,
  account: memberAccount,
  kind: rewardFields.kind,
  amount: described(amount, 'What is given.'),
  wageringMultiple: number('How often it is wagered before it is cash.'),
  reason: text('Why it is given, for other operators.'),
  state: giftStates,
  needsSecond: yesNo('Whether another operator must confirm it.'),
  transactionId: described(v.nullable(v.string()), 'The reward that it became; null before.'),
  proposedBy: text('The operator who gives it.'),
  proposedAt: described(instant, 'When that was.'),
  decidedBy: described(v.nullable(v.string()), 'Who confirmed or refused it; null before.'),
  decidedAt: described(v.nullable(instant), 'When that was; null before.'),
});

export const giveReward = endpoint({
  method: 'POST',
  path: '/operator/rewards',
  summary: 'Give a member a reward to claim; a large one waits for a second operator',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    title: described(
      inEvery(v.pipe(words, v.minLength(1), v.maxLength(80))),
      'What the member reads above it.',
    ),
    kind: described(
      v.optional(v.picklist(rewardKinds), 'cash'),
      'Whether `amount` is money or points; money where it is left out.',
    ),
    amount: described(amount, 'What is given, in money or in whole points.'),
    wageringMultiple: described(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
      'How often it is wagered before it is cash; 0 makes it cash at once, and for points.',
    ),
    conditions: described(
      v.optional(
        v.pipe(
          v.array(
            v.object({
              condition: described(v.picklist(conditionKinds), 'What must be done first.'),
              target: described(
                v.optional(amount),
                'What must come together from now on; needed for deposits and valid bets.',
              ),
            }),
          ),
          v.maxLength(3),
        ),
        [],
      ),
      'What must be done before it can be claimed, each kind once.',
    ),
    reason: described(reason, 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: gift,
  errors: [
    'member.not.found',
    'member.unfinished',
    'wallet.amount.invalid',
    'reward.terms',
    'reward.not.offered',
    'reward.repeat.differs',
  ],
});

const listGifts = endpoint({
  method: 'GET',
  path: '/operator/reward-gifts',
  summary: 'What operators gave, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: onlyInState(giftStates), ...pageInput }),
  response: pageOf(gift),
  errors: [],
});

const named = v.object({ giftId: identifier });

const confirmGift = endpoint({
  method: 'POST',
  path: '/operator/reward-gifts/{giftId}/confirm',
  summary: 'Give what another operator proposed; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: named,
  response: gift,
  errors: [
    'reward.not.found',
    'reward.state',
    'reward.same.person',
    'reward.not.offered',
    'member.unfinished',
  ],
});

const refuseGift = endpoint({
  method: 'POST',
  path: '/operator/reward-gifts/{giftId}/refuse',
  summary: 'Drop a proposed gift, one of your own too; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: named,
  response: gift,
  errors: ['reward.not.found', 'reward.state'],
});

const voidReward = endpoint({
  method: 'POST',
  path: '/operator/rewards/{transactionId}/void',
  summary: 'Take back a reward that was not claimed; the member reads no reason',
  access: 'operator',
  sends: 'json',
  input: v.object({
    transactionId: identifier,
    reason: described(reason, 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: operatorReward,
  errors: ['reward.not.found', 'reward.state'],
});

export const rewardCalls = {
  listMemberRewards,
  giveReward,
  listGifts,
  confirmGift,
  refuseGift,
  voidReward,
};
