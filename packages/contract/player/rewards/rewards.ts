import * as v from 'valibot';
import { conditionKinds } from '@pavilion/domain/reward/reward-condition';
import { rewardKinds, rewardOrigins, rewardStates } from '@pavilion/domain/reward/reward-state';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedList,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  number,
  pageInput,
  pageOf,
  queryFlag,
  sharedObject,
  sharedSchema,
  text,
  wholeList,
  yesNo,
} from '../../fields.ts';
import { bonusStates } from '../bonus.ts';
import { captchaAnswer, captchaErrors } from '../credentials.ts';

export const rewardState = sharedSchema(
  'RewardState',
  'locked: a condition is open, or it is being checked; issued: it can be claimed; void: it was ' +
    'taken back.',
  v.picklist(rewardStates),
);

export const rewardOrigin = sharedSchema(
  'RewardOrigin',
  'What the reward was given for; `manual` is a gift of an operator.',
  v.picklist(rewardOrigins),
);

const conditionStatus = describedList('What it waits for; none for most rewards.', {
  condition: described(
    v.picklist(conditionKinds),
    'A proved mobile number or e-mail address, deposits or valid bets since it was given.',
  ),
  text: text('The condition in the language of the request.'),
  done: yesNo('Whether it is met.'),
  actual: described(v.nullable(amount), 'What came together so far, `target` at most.'),
  target: described(v.nullable(amount), 'What must come together; null for a proved contact.'),
});

/** What members and operators see of a reward alike. */
export const rewardFields = {
  transactionId: givenId,
  origin: rewardOrigin,
  title: text('What it is called, in the language of the request.'),
  kind: described(v.picklist(rewardKinds), 'Whether `amount` is money or points.'),
  amount: described(amount, 'What is given; zero for some that were void from the start.'),
  wageringMultiple: number('How often it is wagered before it is cash; 0 makes it cash at once.'),
  conditionStatus,
  issuedAt: described(instant, 'When it was given, or could be claimed from.'),
  expiresAt: described(instant, 'Until when it can be claimed or unlocked.'),
  claimedAt: described(v.nullable(instant), 'When it was claimed; null before.'),
  state: rewardState,
};

const reward = sharedObject('Reward', 'What a member was given to claim.', {
  ...rewardFields,
  checking: described(
    v.nullable(
      v.object({
        isNew: yesNo('Whether the account only has to wait, or deposit with a proved contact.'),
        until: described(v.nullable(instant), 'Until when at first; null where that is open.'),
      }),
    ),
    'That it is being checked, and so locked whatever its conditions; null for most.',
  ),
  bonusState: described(
    v.nullable(bonusStates),
    'Where the bonus stands that it became; null where it is cash or was not claimed.',
  ),
  wagering: described(
    v.nullable(
      v.object({
        days: number('Days to wager it in, from the day that the bonus becomes active.'),
        contribution: described(
          v.record(v.string(), v.number()),
          'Game categories that count, in percent of the bet.',
        ),
        required: described(amount, 'What must be wagered before it becomes cash.'),
        wagered: described(
          v.nullable(amount),
          'What counted so far; null unless it is an active or waiting bonus.',
        ),
      }),
    ),
    'How it is wagered; null where it is cash at once.',
  ),
});

const rewards = { moduleId: 'REWCEN3', action: 'promotion' } as const;

const isApp = described(
  v.optional(v.union([v.boolean(), queryFlag])),
  'Not read: every device is given the same rewards.',
);

const listRewards = endpoint({
  ...rewards,
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  summary: 'What the member can claim, the soonest end first, then what is locked, then all others',
  access: 'session',
  sends: 'query',
  input: v.object({
    status: described(
      v.optional(v.picklist(['AVAILABLE', 'LOCKED', 'CLAIMED', 'EXPIRED'])),
      'Only those that can be claimed, wait for a condition, were claimed, or have expired or ' +
        'were taken back; all where it is left out.',
    ),
    isApp,
    ...pageInput,
  }),
  response: v.object({
    ...pageOf(reward).entries,
    claimable: number('How many rewards of all can be claimed now.'),
    endingSoon: number('How many of them end within 24 hours.'),
  }),
  errors: ['trial.restricted'],
});

export const claimErrors = [
  'trial.restricted',
  'request.limited',
  'reward.not.found',
  'reward.state',
  'reward.checking',
  'reward.repeat.differs',
  'member.excluded',
  'wallet.balance.limit',
  'play.locked',
  ...captchaErrors,
] as const;

const claimReward = endpoint({
  ...rewards,
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  summary: 'Take a reward that can be claimed; a repeat pays nothing and answers the same',
  access: 'session',
  sends: 'json',
  input: v.object({
    transactionId: identifier,
    isApp,
    ...captchaAnswer,
    requestKey: idempotencyKey,
  }),
  response: reward,
  errors: claimErrors,
});

const claimAllRewards = endpoint({
  ...rewards,
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket/claimAll',
  summary: 'Take every reward that can be claimed, at most 100, the soonest end first',
  access: 'session',
  sends: 'json',
  input: v.object({ isApp, ...captchaAnswer, requestKey: idempotencyKey }),
  response: v.object({
    list: wholeList(
      v.object({
        transactionId: givenId,
        ok: yesNo('Whether it was claimed.'),
        errorCode: described(v.nullable(v.string()), 'Why not, as a code; null where it was.'),
      }),
    ),
  }),
  errors: ['trial.restricted', 'request.limited', 'member.excluded', ...captchaErrors],
});

export const rewardCalls = { listRewards, claimReward, claimAllRewards };
