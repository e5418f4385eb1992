import * as v from 'valibot';
import { referralStates } from '@pavilion/domain/reward/referral';
import { endpoint } from '../endpoint.ts';
import {
  described,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  text,
  typedAccount,
  words,
} from '../fields.ts';

const state = described(
  v.picklist(referralStates),
  'refused: neither side is given anything; every other as members read it.',
);

const referral = sharedObject('OperatorReferral', 'A friend who registered by a code.', {
  referralId: givenId,
  inviter: memberAccount,
  friend: memberAccount,
  code: text('The code of the inviter.'),
  state,
  at: described(instant, 'When the friend registered.'),
  changedAt: described(instant, 'Since when it is in that state.'),
  heldUntil: described(
    v.nullable(instant),
    'When one that is held is rewarded; null for all others, and where an operator decides.',
  ),
  reason: described(
    v.nullable(v.string()),
    'Why it was refused, or waits for an operator; null for all others.',
  ),
  decidedBy: described(v.nullable(v.string()), 'The operator who decided; null for the site.'),
});

const listReferrals = endpoint({
  method: 'GET',
  path: '/operator/referrals',
  summary: 'Friends of all members, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only those of this inviter, or this friend.'),
    state: onlyInState(state),
    ...pageInput,
  }),
  response: pageOf(referral),
  errors: ['member.not.found'],
});

const decided = {
  access: 'operator',
  sends: 'json',
  input: v.object({
    referralId: identifier,
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: referral,
  errors: ['referral.not.found', 'referral.state'],
} as const;

const releaseReferral = endpoint({
  ...decided,
  method: 'POST',
  path: '/operator/referrals/{referralId}/release',
  summary: 'Let one that is held be rewarded with the next look, if everything holds then',
});

const refuseReferral = endpoint({
  ...decided,
  method: 'POST',
  path: '/operator/referrals/{referralId}/refuse',
  summary: 'Refuse one that is not finished; neither side is given anything',
});

export const referralCalls = { listReferrals, releaseReferral, refuseReferral };
