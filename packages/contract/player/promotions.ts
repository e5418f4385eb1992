import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { promotionAvailabilities } from '@pavilion/domain/promotion/promotion-offer';
import { promotionStates } from '@pavilion/domain/promotion/promotion-state';
import { endpoint } from '../endpoint.ts';
import { amount, idempotencyKey, identifier, nothing, pictureParts, words } from '../fields.ts';

const state = v.picklist(promotionStates);
const action = v.nullable(v.picklist(['join', 'apply', 'claim']));

const available = v.object({
  promotionId: v.string(),
  state,
  /** What the member can do now. */
  action,
  /** Anything but `open` cannot be joined, whatever the state. */
  availability: v.picklist(promotionAvailabilities),
});

export const entry = v.object({
  entryId: v.string(),
  promotionId: v.string(),
  title: v.string(),
  state,
  action,
  comment: v.string(),
  pictureIds: v.array(v.string()),
  /** Once it is issued. */
  reward: v.nullable(amount),
  /** Why it was not granted. */
  reason: v.nullable(v.string()),
  history: v.array(v.object({ state, changedAt: v.string() })),
});

const rewards = { moduleId: 'REWCEN3', action: 'promotion' } as const;

const listAvailablePromotions = endpoint({
  ...rewards,
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  summary: 'Every promotion with the state that the member has reached',
  access: 'session',
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(available) }),
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
  response: v.object({ list: v.array(available) }),
  errors: [],
});

const listPromotionEntries = endpoint({
  ...rewards,
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  summary: 'What the member has joined, applied for and been given, newest first',
  access: 'session',
  sends: 'query',
  input: v.object({ promotionId: v.optional(identifier) }),
  response: v.object({ list: v.array(entry) }),
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
    promotionId: identifier,
    comment: v.optional(v.pipe(words, v.maxLength(limits.applyCommentMaxLength)), ''),
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
    'picture.type',
    'picture.empty',
    'picture.too.large',
    'picture.too.many',
    'picture.unreadable',
  ],
});

const claimReward = endpoint({
  ...rewards,
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  summary: 'Take what was issued; a repeat pays nothing and answers the same',
  access: 'session',
  sends: 'json',
  input: v.object({ promotionId: identifier }),
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
