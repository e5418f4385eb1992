import { expect, test } from 'vitest';
import { promotionAvailability, promotionEngine, type PromotionEntry } from './promotion-offer.ts';

const cash = { kind: 'cash' as const };
const points = { kind: 'points' as const };
const bonus = {};

test.each([
  ['join', cash, undefined, 'review'],
  ['apply', cash, undefined, 'review'],
  ['join', points, undefined, null],
  ['claim', cash, undefined, null],
  ['claim', points, undefined, null],
  ['automatic', cash, undefined, null],
  ['join', cash, bonus, 'deposit'],
  ['automatic', cash, bonus, 'deposit'],
] as const)('§2 Promotion list: %s for %j with the bonus %j is paid by %s', (...given) => {
  const [entry, reward, withBonus, engine] = given;
  expect(promotionEngine({ entry, reward, bonus: withBonus })).toBe(engine);
});

const ofDeposit = { entry: 'join' as PromotionEntry, reward: cash, bonus };

test.each([
  ['open to who may deposit and has not had it', ofDeposit, true, null, 'open'],
  ['used once it has come', ofDeposit, true, 'used', 'used'],
  ['used for the week once it has come', ofDeposit, true, 'usedThisWeek', 'usedThisWeek'],
  ['not for an account without deposits', ofDeposit, false, null, 'notForAccount'],
  ['open to everybody by sign-up', { entry: 'join', reward: cash }, false, null, 'open'],
  ['there to be read', { entry: 'claim', reward: points }, true, null, 'informs'],
] as const)('§2 Promotion list: an offer is %s', (_, offer, depositor, used, expected) => {
  expect(promotionAvailability(offer, { depositor, used })).toBe(expected);
});

test('§2 Promotion list: a guest gets the general availability', () => {
  expect(promotionAvailability(ofDeposit)).toBe('open');
  expect(promotionAvailability({ entry: 'automatic', reward: cash })).toBe('informs');
});
