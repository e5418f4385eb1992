import { expect, test } from 'vitest';
import { levelAtClose, reachedLevel } from './vip-level.ts';

const levels = [
  { depositNeeded: 0n, turnoverNeeded: 0n, pointsNeeded: 0 },
  { depositNeeded: 500_00n, turnoverNeeded: 5_000_00n, pointsNeeded: 0 },
  { depositNeeded: 5_000_00n, turnoverNeeded: 50_000_00n, pointsNeeded: 0 },
  { depositNeeded: 20_000_00n, turnoverNeeded: 250_000_00n, pointsNeeded: 0 },
  { depositNeeded: 60_000_00n, turnoverNeeded: 800_000_00n, pointsNeeded: 0 },
];

test.each([
  [25_000_00n, 260_000_00n, 3],
  [70_000_00n, 799_999_00n, 3],
  [500_00n, 5_000_00n, 1],
  [499_00n, 9_000_000_00n, 0],
  [0n, 0n, 0],
  // Each threshold a minor unit below, at and above it.
  [499_99n, 5_000_00n, 0],
  [500_01n, 5_000_00n, 1],
  [500_00n, 4_999_99n, 0],
  [500_00n, 5_000_01n, 1],
  [60_000_00n, 800_000_00n, 4],
  [-1n, -1n, 0],
])('deposits of %s and valid bets of %s reach level %s', (deposits, validBets, level) => {
  expect(reachedLevel(levels, { deposits, validBets, points: 0n })).toBe(level);
});

test('a need of zero asks for nothing', () => {
  const needs = { depositNeeded: 100n, turnoverNeeded: 0n, pointsNeeded: 0 };
  const onlyDeposits = [...levels.slice(0, 1), needs];
  expect(reachedLevel(onlyDeposits, { deposits: 100n, validBets: 0n, points: 0n })).toBe(1);
});

test.each([
  [99n, 0],
  [100n, 1],
  [101n, 1],
  [200n, 2],
])('a level may need points too: %s points earned reach level %s', (points, level) => {
  const withPoints = levels
    .slice(0, 3)
    .map((one, place) => ({ ...one, pointsNeeded: place * 100 }));
  const played = { deposits: 5_000_00n, validBets: 50_000_00n };
  expect(reachedLevel(withPoints, { ...played, points })).toBe(level);
  expect(reachedLevel(withPoints, { ...played, validBets: 0n, points })).toBe(0);
});

test.each([
  ['counted in time', { had: 3, hadBefore: 3, hasNow: 3 }, 3, 3],
  ['counted after the close', { had: 2, hadBefore: 2, hasNow: 3 }, 3, 3],
  ['reached after the close', { had: 2, hadBefore: 2, hasNow: 4 }, 3, 3],
  ['lowered long before', { had: 2, hadBefore: 3, hasNow: 2 }, 3, 2],
  ['lowered long before, and back after the close', { had: 2, hadBefore: 3, hasNow: 3 }, 3, 2],
  ['lowered after the close', { had: 3, hadBefore: 3, hasNow: 2 }, 3, 3],
  ['set higher by an operator', { had: 5, hadBefore: 5, hasNow: 5 }, 1, 5],
])('the level at the close of a day: %s', (_, had, reached, expected) => {
  expect(levelAtClose(had, reached)).toBe(expected);
});
