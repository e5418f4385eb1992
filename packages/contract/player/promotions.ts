import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { promotionAvailabilities } from '@pavilion/domain/promotion/promotion-offer';
import { promotionStates } from '@pavilion/domain/promotion/promotion-state';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  givenId,
  idempotencyKey,
  identifier,
  nothing,
  pictureParts,
  sharedObject,
  sharedSchema,
  text,
  wholeList,
  words,
} from '../fields.ts';
import { pictureErrors } from './pictures.ts';

export const promotionState = sharedSchema(
  'PromotionState',
  'The state that the member has reached, or that the calendar gives to guests.',
  v.picklist(promotionStates),
);
const state = promotionState;
const action = described(
  v.nullable(v.picklist(['join', 'apply', 'claim'])),
  'What the member can do now; null for nothing.',
);

const available = sharedObject(
  'AvailablePromotion',
  'What a member, or a guest, can do with a promotion.',
  {
    promotionId: givenId,
    state,
    action,
    availability: described(
      v.picklist(promotionAvailabilities),
      'Anything but `open` cannot be joined, whatever the state.',
    ),
  },
);

export const entry = sharedObject(
  'PromotionEntry',
  'What a member has joined, applied for or been given.',
  {
    entryId: givenId,
    promotionId: text('The promotion that it is for.'),
    title: text('The title of the promotion in the language of the request.'),
    state,
    action,
    comment: text('What the member wrote; empty for nothing.'),
    pictureIds: described(v.array(v.string()), 'The pictures that the member sent with it.'),
    rewardKind: described(v.picklist(['cash', 'points']), 'Whether `reward` is money or points.'),
    reward: described(
      v.nullable(amount),
      'What was issued, an amount or whole points; null before.',
    ),
    reason: described(v.nullable(v.string()), 'Why it was not granted; null for others.'),
    history: describedList('The states that it has been through, the first one first.', {
      state,
      changedAt: text('When it came into that state, as ISO 8601.'),
    }),
  },
);

const rewards = { moduleId: 'REWCEN3', action: 'promotion' } as const;

const listAvailablePromotions = endpoint({
  ...rewards,
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  summary: 'Every promotion with the state that the member has reached',
  access: 'session',
  sends: 'query',
  input: nothing,
  response: v.object({ list: wholeList(available) }),
  errors: ['trial.restricted'],
});

const listMerchantPromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  summary: 'Every promotion with the state that the calendar gives it, for guests',
  access: 'anyone',
  inPages: true,
  moduleId: 'REWCEN3',
  sends: 'query',
  input: nothing,
  response: v.object({ list: wholeList(available) }),
  errors: [],
});

const listPromotionEntries = endpoint({
  ...rewards,
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  summary: 'What the member has joined, applied for and been given, newest first',
  access: 'session',
  sends: 'query',
  input: v.object({
    promotionId: described(v.optional(identifier), 'Only those of this promotion.'),
  }),
  response: v.object({ list: wholeList(entry) }),
  errors: ['trial.restricted'],
});

export const requestPromotion = endpoint({
  ...rewards,
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpRequestReward',
  summary: 'Sign up for a promotion, or apply with a comment and pictures',
  access: 'session',
  sends: 'multipart',
  input: v.object({
    promotionId: described(identifier, 'The promotion to take part in.'),
    comment: described(
      v.optional(v.pipe(words, v.maxLength(limits.applyCommentMaxLength)), ''),
      'What the member says to an application.',
    ),
    requestKey: idempotencyKey,
    pictures: pictureParts(0, limits.applyImagesMax),
  }),
  response: entry,
  errors: [
    'trial.restricted',
    'request.limited',
    'promotion.not.found',
    'promotion.state',
    'promotion.closed',
    'promotion.used',
    'promotion.not.available',
    ...pictureErrors,
  ],
});

const claimReward = endpoint({
  ...rewards,
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  summary: 'Take what was issued; a repeat pays nothing and answers the same',
  access: 'session',
  sends: 'json',
  input: v.object({ promotionId: described(identifier, 'The promotion whose reward is taken.') }),
  response: entry,
  errors: [
    'trial.restricted',
    'promotion.not.found',
    'promotion.state',
    'promotion.closed',
    'wallet.balance.limit',
    'play.locked',
  ],
});

export const promotionCalls = {
  listAvailablePromotions,
  listMerchantPromotions,
  listPromotionEntries,
  requestPromotion,
  claimReward,
};
