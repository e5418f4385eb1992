import { expect, test } from 'vitest';
import { promotionStanding } from './promotion-standing.ts';

test.each([
  ['join', 'open', 'join'],
  ['join', 'used', 'used'],
  ['join', 'usedThisWeek', 'usedThisWeek'],
  ['join', 'notForAccount', 'notForAccount'],
  ['join', 'informs', null],
  ['signed', 'used', 'used'],
  ['signed', 'informs', 'signed'],
  ['issued', 'used', 'issued'],
  ['close', 'used', 'close'],
  ['coming', 'informs', 'coming'],
] as const)('§2 Promotion list: a promotion in %s that is %s shows as %s', (...given) => {
  const [state, availability, shown] = given;
  expect(promotionStanding(state, availability)).toBe(shown);
});
