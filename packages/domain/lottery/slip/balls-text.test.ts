import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySelection } from '../family.suite.ts';
import { pc28 } from '../pc28/pc28.ts';
import { blank, type Play, type Selection } from '../play.ts';
import { formatBalls, parseBalls } from './balls-text.ts';
import {
  fixedPlace,
  ofManyUnits,
  pairAtPositions,
  pairOfNumbers,
  placesOfNumbers,
  smallPlays,
  straight,
  threeTyped,
  twoOfFiveTyped,
  twoWideTyped,
} from './small-plays.fixture.ts';

const allPlays: readonly Play<never>[] = [...smallPlays, ...pc28.plays];

test.each<[string, Play<never>, Selection]>([
  ['7_05_58', straight, { rows: [[7], [0, 5], [5, 8]] }],
  ['7_#_58', straight, { rows: [[7], [], [5, 8]] }],
  ['01-04-11', pairOfNumbers, { rows: [[1, 4, 11]] }],
  [
    '03-05_03-07',
    placesOfNumbers,
    {
      rows: [
        [3, 5],
        [3, 7],
      ],
    },
  ],
  ['1345@257', pairAtPositions, { rows: [[2, 5, 7]], positions: [0, 2, 3, 4] }],
  ['00-68-99', ofManyUnits, { rows: [[0, 68, 99]] }],
  [
    '0_5_8,1_1_1',
    threeTyped,
    {
      rows: [
        [0, 5, 8],
        [1, 1, 1],
      ],
    },
  ],
  ['2_#_7_#_#', twoOfFiveTyped, { rows: [[2, blank, 7, blank, blank]] }],
  [
    '01_04,11_10',
    twoWideTyped,
    {
      rows: [
        [1, 4],
        [11, 10],
      ],
    },
  ],
])('%s is read and written', (text, play, selection) => {
  expect(parseBalls(play, text)).toEqual(selection);
  expect(formatBalls(play, selection)).toBe(text);
});

test('of fixed places the one row is written, and its place is said beside it', () => {
  const selection = { rows: [[], [], [], [], [0, 5]] };
  expect(formatBalls(fixedPlace, selection)).toBe('05');
  expect(parseBalls(fixedPlace, '05', 4)).toEqual(selection);
  expect(parseBalls(fixedPlace, '05', 0)).toEqual({ rows: [[0, 5], [], [], [], []] });
});

test.each<[string, Play<never>, string]>([
  ['7__58', straight, '7_#_58'],
  ['__', straight, '#_#_#'],
  ['', pairOfNumbers, '#'],
  ['', threeTyped, ''],
])('an empty row of %j is read, and written as #', (text, play, written) => {
  const selection = parseBalls(play, text);
  expect(formatBalls(play, selection!)).toBe(written);
});

test.each<[string, Play<never>]>([
  ['7_05', straight],
  ['7_05_58_1', straight],
  ['7_0-5_58', straight],
  ['7_0 5_58', straight],
  ['7_0٥_58', straight],
  ['7_0#_58', straight],
  ['+_0_5', straight],
  ['1@7_0_5', straight],
  ['0104', pairOfNumbers],
  ['01-4', pairOfNumbers],
  ['01-004', pairOfNumbers],
  ['01-', pairOfNumbers],
  ['01--04', pairOfNumbers],
  ['1e-04', pairOfNumbers],
  ['1 3@257', pairAtPositions],
  ['13@25@7', pairAtPositions],
  ['0_5_8,', threeTyped],
  ['058', threeTyped],
  ['0__8', threeTyped],
  ['1_04', twoWideTyped],
  ['0_5', fixedPlace],
])('%j cannot be read', (text, play) => {
  expect(parseBalls(play, text, 0)).toBeNull();
});

test.each(allPlays.map((play) => [play.code, play] as const))(
  'every selection of %s is written and read again',
  (_, play) => {
    const isSplit = play.approach === 'picked' && play.digits !== undefined;
    fc.assert(
      fc.property(anySelection(play), (selection) => {
        const only = isSplit ? selection.rows.findIndex((row) => row.length > 0) : null;
        const text = formatBalls(play, selection);
        expect(parseBalls(play, text, only)).toEqual(selection);
        expect(text).toMatch(/^[\d#@,_-]*$/);
      }),
      { numRuns: 500 },
    );
  },
);
