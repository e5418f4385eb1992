import { expect, test } from 'vitest';
import type { Text } from '#kit/text.ts';
import { elevenFive } from '@pavilion/domain/lottery/eleven-five/eleven-five';
import { k3 } from '@pavilion/domain/lottery/k3/k3';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import type { Play, RowShape } from '@pavilion/domain/lottery/play';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { lotteryMessages } from '@pavilion/messages/lottery/draws';
import { lotteryPadMessages } from '@pavilion/messages/lottery/pad';
import { ballWords } from '../balls/ball-names.ts';
import { hasQuicks, lookOf, quickBalls, rowWords } from './play-words.ts';

const messages: Readonly<Record<string, { EN: string }>> = {
  ...lotteryMessages,
  ...lotteryPadMessages,
};
const text: Text = (key, values = {}) =>
  (messages[key]?.EN ?? `no text for ${key}`).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `${values[name]}`,
  );

const families: readonly (readonly [string, readonly Play<never>[]])[] = [
  ['SSC', ssc.plays],
  ['11X5', elevenFive.plays],
  ['K3', k3.plays],
  ['PK10', pk10.plays],
];
const rows = families.flatMap(([family, plays]) =>
  plays.flatMap((play) =>
    play.approach === 'picked' && play.playTypes.includes('trad')
      ? play.rows.map((row) => [family, play.code, row] as const)
      : [],
  ),
);

function rowOf(family: string, code: string): RowShape {
  const found = rows.find((one) => one[0] === family && one[1] === code);
  if (!found) throw new Error(`no play ${code}`);
  return found[2];
}

test.each(rows)('rows and balls of %s %s have words', (family, _, row) => {
  expect(rowWords(text, row)).toMatch(/^[A-Z][a-z]+/);
  const words = row.balls.values.map((ball) => ballWords(text, row, ball));
  expect(new Set(words).size).toBe(words.length);
  const isWords = lookOf(family, row) === 'words';
  expect(words.join(' ')).toMatch(isWords ? /^[a-zA-Z\d, ]+$/ : /^\d+( \d+)+$/);
});

test.each([
  ['SSC', 'Last3Straight', 'round'],
  ['11X5', 'Any3', 'round'],
  ['11X5', 'OECounts', 'words'],
  ['SSC', 'First2BSOE', 'words'],
  ['K3', 'Two', 'die'],
  ['K3', 'Sum', 'round'],
  ['PK10', 'First2', 'car'],
  ['PK10', 'First2Sum', 'round'],
])('balls of %s %s look like this: %s', (family, code, look) => {
  expect(lookOf(family, rowOf(family, code))).toBe(look);
});

test('a count of odd and even numbers is said in words', () => {
  expect(ballWords(text, rowOf('11X5', 'OECounts'), 5)).toBe('0 odd, 5 even');
});

test.each([
  ['SSC', 'All5Straight', 5, 9, 5],
  ['11X5', 'Any1', 6, 11, 6],
  ['PK10', 'First1', 6, 10, 5],
  ['PK10', 'First2Sum', 12, 19, 8],
  ['K3', 'Sum', 11, 18, 8],
  ['SSC', 'Last3Sum', 14, 27, 14],
])('big of %s %s is %i to %i', (family, code, from, to, size) => {
  const row = rowOf(family, code);
  const big = quickBalls('big', row);
  expect([big[0], big.at(-1), big.length]).toEqual([from, to, size]);
  const both = [...quickBalls('small', row), ...big];
  expect(both).toEqual(row.balls.values);
});

test('odd and even are by the number', () => {
  const row = rowOf('11X5', 'Any1');
  expect(quickBalls('odd', row)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(quickBalls('even', row)).toEqual([2, 4, 6, 8, 10]);
  expect(quickBalls('none', row)).toEqual([]);
});

test.each([
  ['11X5', 'OECounts', false],
  ['SSC', 'First2BSOE', false],
  ['K3', 'TripleAll', false],
  ['K3', 'Two', true],
])('whether several balls of %s %s are chosen at once: %s', (family, code, has) => {
  expect(hasQuicks(rowOf(family, code))).toBe(has);
});
