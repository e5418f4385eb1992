import { expect, test } from 'vitest';
import { promotionAvailability, promotionEngine, type PromotionEntry } from './promotion-offer.ts';

const bonus = {};

test.each([
  ['join', undefined, 'review'],
  ['apply', undefined, 'review'],
  ['claim', undefined, null],
  ['automatic', undefined, null],
  ['join', bonus, 'deposit'],
  ['automatic', bonus, 'deposit'],
] as const)('§2 Promotion list: %s with the bonus %j is paid by %s', (...given) => {
  const [entry, withBonus, engine] = given;
  expect(promotionEngine({ entry, bonus: withBonus })).toBe(engine);
});

const ofDeposit = { entry: 'join' as PromotionEntry, bonus };

test.each([
  ['open to who may deposit and has not had it', ofDeposit, true, null, 'open'],
  ['used once it has come', ofDeposit, true, 'used', 'used'],
  ['used for the week once it has come', ofDeposit, true, 'usedThisWeek', 'usedThisWeek'],
  ['not for an account without deposits', ofDeposit, false, null, 'notForAccount'],
  ['open to everybody by sign-up', { entry: 'join' }, false, null, 'open'],
  ['there to be read', { entry: 'claim' }, true, null, 'informs'],
  ['used where the site gave it by itself', { entry: 'automatic' }, false, 'used', 'used'],
] as const)('§2 Promotion list: an offer is %s', (_, offer, depositor, used, expected) => {
  expect(promotionAvailability(offer, { depositor, used })).toBe(expected);
});

test('§2 Promotion list: a guest gets the general availability', () => {
  expect(promotionAvailability(ofDeposit)).toBe('open');
  expect(promotionAvailability({ entry: 'automatic' })).toBe('informs');
});
