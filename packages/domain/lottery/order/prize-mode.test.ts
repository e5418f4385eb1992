import { expect, test } from 'vitest';
import { familyCodes } from '../play.ts';
import {
  categoryOfStakes,
  lotteryNode,
  launchedPrizeMode,
  moneyOf,
  prizeModeOf,
  showsPlay,
} from './prize-mode.ts';

test.each([
  [1, 'Lott', 'trad', 'lottery'],
  [3, 'Elott', 'ent', 'lottery-electronic'],
  [4, 'SEA', 'ent', 'SEA'],
] as const)('prize mode %i is %s with the play type %s', (id, name, playType, launchedAs) => {
  expect(prizeModeOf(id)).toMatchObject({ name, playType });
  expect(launchedPrizeMode(launchedAs)).toBe(prizeModeOf(id));
});

test.each([2, 0, 5, -1, 1.5, Number.NaN])('prize mode %d is refused', (id) => {
  expect(prizeModeOf(id)).toBeNull();
});

/** What each family costs and pays in the modes 1, 3 and 4. */
const money: Record<(typeof familyCodes)[number], readonly (string | null)[]> = {
  SSC: ['slider', 'electronic', null],
  '11X5': ['slider', 'electronic', null],
  K3: ['slider', 'electronic', null],
  PK10: ['slider', 'electronic', null],
  PC28: [null, 'electronic', null],
  LHC: [null, 'electronic', null],
  VN_NORTH: ['fixed', 'fixed', null],
  VN_SOUTH: ['fixed', 'fixed', null],
  THAI: [null, null, 'fixed'],
  LAOS: [null, null, 'fixed'],
  HANOI: [null, null, 'fixed'],
  MY4D: [null, null, 'fixed'],
  PH3: [null, null, 'fixed'],
  PH2: [null, null, 'fixed'],
};

test.each(familyCodes)('%s is shown and paid as the modes say', (family) => {
  const found = [1, 3, 4].map((id) => moneyOf(prizeModeOf(id)!, family));
  expect(found).toEqual(money[family]);
});

test('a mode shows the plays of its play type alone', () => {
  const [lott, elott] = [prizeModeOf(1)!, prizeModeOf(3)!];
  expect(showsPlay(lott, 'SSC', { playTypes: ['trad'] })).toBe(true);
  expect(showsPlay(elott, 'SSC', { playTypes: ['trad'] })).toBe(false);
  expect(showsPlay(elott, 'VN_NORTH', { playTypes: ['trad', 'ent'] })).toBe(true);
  expect(showsPlay(elott, 'LAOS', { playTypes: ['ent'] })).toBe(false);
});

test('stakes with the slider count in the category LOTT, all others in ELOTT', () => {
  expect((['slider', 'electronic', 'fixed'] as const).map(categoryOfStakes)).toEqual([
    'LOTT',
    'ELOTT',
    'ELOTT',
  ]);
});

test('a lottery has a number of its own in each category', () => {
  expect(lotteryNode(1001, 'LOTT')).toBe(2_001_001);
  expect(lotteryNode(1001, 'ELOTT')).toBe(1_001_001);
});
