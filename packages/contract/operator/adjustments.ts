import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  idempotencyKey,
  identifier,
  instant,
  pageNo,
  pageOf,
  pageSize,
  signedAmount,
  words,
} from '../fields.ts';

const states = v.picklist(['proposed', 'confirmed', 'refused']);

const adjustment = v.object({
  adjustmentId: v.string(),
  account: v.string(),
  /** Onto the balance, or below zero off it. */
  amount: signedAmount,
  reason: v.string(),
  state: states,
  proposedBy: v.string(),
  proposedAt: instant,
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(instant),
});

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/operator/adjustments',
  summary: 'Corrections of balances, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: v.optional(states), pageNo, pageSize }),
  response: pageOf(adjustment),
  errors: [],
});

export const proposeAdjustment = endpoint({
  method: 'POST',
  path: '/operator/adjustments',
  summary: 'Propose to correct the balance of a member; nothing moves yet',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    amount: signedAmount,
    reason: v.pipe(words, v.minLength(5), v.maxLength(500)),
    requestKey: idempotencyKey,
  }),
  response: adjustment,
  errors: ['member.not.found', 'wallet.amount.invalid', 'wallet.repeat.differs'],
});

export const confirmAdjustment = endpoint({
  method: 'POST',
  path: '/operator/adjustments/{adjustmentId}/confirm',
  summary: 'Carry out what another operator proposed; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ adjustmentId: identifier }),
  response: adjustment,
  errors: [
    'adjustment.not.found',
    'adjustment.state',
    'adjustment.same.person',
    'wallet.no.funds',
    'wallet.balance.limit',
  ],
});

export const refuseAdjustment = endpoint({
  method: 'POST',
  path: '/operator/adjustments/{adjustmentId}/refuse',
  summary: 'Drop a proposed correction, one of your own too',
  access: 'operator',
  sends: 'json',
  input: v.object({ adjustmentId: identifier }),
  response: adjustment,
  errors: ['adjustment.not.found', 'adjustment.state'],
});
