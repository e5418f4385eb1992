import { expect, test } from 'vitest';
import { mallItem } from '../mall-answers.fixture.ts';
import { barrierOf, fewLeft, missingPoints } from './item-notes.ts';

test.each([
  [{}, null],
  [{ most: 1, reason: 'limit' }, null],
  [{ most: 0, reason: 'soldOut', left: 0 }, 'soldOut'],
  [{ most: 0, reason: 'level', minLevel: 2 }, 'level'],
  [{ most: 0, reason: 'limit', perMember: 2, mine: 2 }, 'limit'],
  [{ most: 0, reason: 'limit', perMember: 2, mine: 1, perDay: 1 }, 'limit.today'],
  [{ most: 0, reason: 'limit', perMember: null, mine: 9, perDay: 1 }, 'limit.today'],
] as const)('§7: what keeps a member from an item with %o is %s', (given, barrier) => {
  expect(barrierOf(mallItem(given))).toBe(barrier);
});

test.each([
  [null, null],
  [0, null],
  [1, 1],
  [19, 19],
  [20, null],
])('§7: of %s left, %s are told', (left, told) => {
  expect(fewLeft({ left })).toBe(told);
});

test.each([
  [1, 500, null],
  [2, 999, 1],
  [1, 180, 320],
  [5, undefined, null],
] as const)('§7: for %i of 500 points each with %s points, %s are missing', (...row) => {
  const [quantity, balance, missing] = row;
  expect(missingPoints({ pointsPrice: 500 }, quantity, balance)).toBe(missing);
});
