import { expect, test } from 'vitest';
import { promotionAction } from './promotion-action.ts';
import type { PromotionEntry } from './promotion-offer.ts';
import { promotionStates } from './promotion-state.ts';

test.each([
  ['join', 'join', 'join'],
  ['apply', 'join', 'apply'],
  ['claim', 'join', null],
  ['automatic', 'join', null],
] as const)(
  '§2 Promotion list: a promotion to %s that is open to join offers %s',
  (entry, state, action) => {
    expect(promotionAction(entry, state)).toBe(action);
  },
);

test('§2 Promotion list: an issued reward can be claimed, whatever the kind of entry', () => {
  const entries: PromotionEntry[] = ['join', 'apply', 'claim', 'automatic'];
  for (const entry of entries) {
    expect(promotionAction(entry, 'issued')).toBe('claim');
    expect(promotionAction(entry, 'claim')).toBe('claim');
  }
});

test('§2 Promotion list: a used or unpaid promotion cannot be joined, but an issued reward can be claimed', () => {
  for (const availability of ['used', 'usedThisWeek', 'notForAccount', 'informs'] as const) {
    expect(promotionAction('join', 'join', availability)).toBeNull();
    expect(promotionAction('join', 'issued', availability)).toBe('claim');
  }
});

test('§2 Promotion list: in any other state there is nothing to do', () => {
  const waiting = promotionStates.filter((state) => !['join', 'issued', 'claim'].includes(state));
  expect(waiting.map((state) => promotionAction('apply', state))).toEqual(waiting.map(() => null));
});
