import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  identifier,
  memberAccount,
  pageInput,
  pageOf,
  sharedObject,
  words,
} from '../fields.ts';
import { entry } from '../player/promotions.ts';

const operatorEntry = sharedObject(
  'OperatorPromotionEntry',
  'A sign-up or an application, as operators see it.',
  { ...entry.entries, account: memberAccount },
);
const stored = ['signed', 'applying', 'process', 'issued', 'rejected', 'claim', 'claimed'] as const;
const named = v.object({ entryId: identifier });

const listApplications = endpoint({
  method: 'GET',
  path: '/operator/promotion-entries',
  summary: 'Sign-ups and applications, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: described(v.optional(v.picklist(stored)), 'Only those in this state.'),
    promotionId: described(v.optional(identifier), 'Only those of this promotion.'),
    ...pageInput,
  }),
  response: pageOf(operatorEntry),
  errors: [],
});

const reviewApplication = endpoint({
  method: 'POST',
  path: '/operator/promotion-entries/{entryId}/review',
  summary: 'Take an application up: its comment and pictures; the member sees that it is in review',
  access: 'operator',
  sends: 'json',
  input: named,
  response: operatorEntry,
  errors: ['promotion.not.found'],
});

const approveApplication = endpoint({
  method: 'POST',
  path: '/operator/promotion-entries/{entryId}/approve',
  summary: 'Issue the reward, for the member to claim; without an amount it is the promotion’s own',
  access: 'operator',
  sends: 'json',
  input: v.object({
    ...named.entries,
    amount: described(
      v.optional(amount),
      "An amount, or whole points; the promotion's own reward where it is left out.",
    ),
  }),
  response: operatorEntry,
  errors: [
    'member.excluded',
    'member.unfinished',
    'member.not.offered',
    'promotion.not.found',
    'promotion.state',
    'promotion.amount',
    'promotion.reward',
  ],
});

export const rejectApplication = endpoint({
  method: 'POST',
  path: '/operator/promotion-entries/{entryId}/reject',
  summary: 'Refuse an application, with a reason that the member reads',
  access: 'operator',
  sends: 'json',
  input: v.object({
    ...named.entries,
    reason: described(v.pipe(words, v.minLength(1), v.maxLength(200)), 'Why; the member reads it.'),
  }),
  response: operatorEntry,
  errors: ['promotion.not.found', 'promotion.state'],
});

export const promotionCalls = {
  listApplications,
  reviewApplication,
  approveApplication,
  rejectApplication,
};
