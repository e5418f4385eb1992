import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { blank, type TypedPlay } from '../play.ts';
import { threeTyped, twoOfFiveTyped, twoWideTyped, type FiveBalls } from './small-plays.fixture.ts';
import { readingTypedNumbers, readTypedNumbers, withoutPieces } from './typed-numbers.ts';

const pad = (number: number) => `${number % 1000}`.padStart(3, '0');

test.each<[string, TypedPlay<FiveBalls>, number[][]]>([
  ['058', threeTyped, [[0, 5, 8]]],
  [
    ' 0-5-8,;\n1_1_1\t222\r\n',
    threeTyped,
    [0, 1, 2].map((row) => (row === 0 ? [0, 5, 8] : [row, row, row])),
  ],
  ['', threeTyped, []],
  [' ,;\n', threeTyped, []],
  [
    '2_#_7_#_# #2#7#',
    twoOfFiveTyped,
    [
      [2, blank, 7, blank, blank],
      [blank, 2, blank, 7, blank],
    ],
  ],
  [
    '0104 01-11,11_10',
    twoWideTyped,
    [
      [1, 4],
      [1, 11],
      [11, 10],
    ],
  ],
  [
    '058，111；222、333',
    threeTyped,
    [
      [0, 5, 8],
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ],
  ],
])('%j is read', (text, play, numbers) => {
  expect(readTypedNumbers(play, text)).toEqual({ numbers, wrong: [], doubles: [] });
});

test.each<[string, string, TypedPlay<FiveBalls>]>([
  ['05', 'length', threeTyped],
  ['0588', 'length', threeTyped],
  ['05x', 'balls', threeTyped],
  ['-058', 'balls', threeTyped],
  ['058-', 'balls', threeTyped],
  ['0--58', 'balls', threeTyped],
  ['0٥8', 'balls', threeTyped],
  ['05#', 'blanks', threeTyped],
  ['2#7#1', 'blanks', twoOfFiveTyped],
  ['2-#-7-#', 'length', twoOfFiveTyped],
  ['010', 'balls', twoWideTyped],
  ['0112', 'ball', twoWideTyped],
  ['0101', 'empty', twoWideTyped],
])('%j is wrong: %s', (text, reason, play) => {
  const { numbers, wrong } = readTypedNumbers(play, `${text}\n`);
  expect(numbers).toEqual([]);
  expect(wrong).toEqual([{ text, at: 0, line: 1, reason }]);
});

test('wrong pieces and doubles are listed with where they stand', () => {
  const text = '058, 12\n\n999;058 x1\n999';
  expect(readTypedNumbers(threeTyped, text)).toEqual({
    numbers: [
      [0, 5, 8],
      [9, 9, 9],
    ],
    wrong: [
      { text: '12', at: 5, line: 1, reason: 'length' },
      { text: 'x1', at: 17, line: 3, reason: 'balls' },
    ],
    doubles: [
      { text: '058', at: 13, line: 3 },
      { text: '999', at: 20, line: 4 },
    ],
  });
});

test('one press removes what is wrong, one removes doubles', () => {
  const text = '058, 12\n\n999;058 x1\n999';
  const { wrong, doubles } = readTypedNumbers(threeTyped, text);
  expect(withoutPieces(text, wrong)).toBe('058, 999;058 999');
  expect(withoutPieces(text, doubles)).toBe('058, 12\n\n999;x1\n');
  expect(withoutPieces(text, [])).toBe(text);
});

test('without what is wrong and doubles, each number that was pasted is left once', () => {
  const part = fc.constantFrom(
    '058',
    '111',
    '0-5-8',
    '12',
    'x',
    ' ',
    ',',
    '\n',
    ';',
    '#',
    '-',
    '9',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const read = readTypedNumbers(threeTyped, text);
      const cut = withoutPieces(text, read.wrong);
      const rest = withoutPieces(cut, readTypedNumbers(threeTyped, cut).doubles);
      expect(readTypedNumbers(threeTyped, rest)).toEqual({
        numbers: read.numbers,
        wrong: [],
        doubles: [],
      });
    }),
    { numRuns: 2_000 },
  );
});

test('reading 20,000 numbers pauses after every 500, and looks at each number once', () => {
  const typed = Array.from({ length: 20_000 }, (_, index) => pad(index)).join('\n');
  const count = vi.fn<TypedPlay<FiveBalls>['count']>(threeTyped.count);
  const reading = readingTypedNumbers({ ...threeTyped, count }, typed);
  const asked: number[] = [];
  let step = reading.next();
  while (!step.done) {
    asked.push(count.mock.calls.length);
    step = reading.next();
  }
  expect(asked).toHaveLength(40);
  expect(asked.slice(0, 3)).toEqual([500, 1_000, 1_000]);
  expect(asked.at(-1)).toBe(1_000);
  expect(step.value.numbers).toHaveLength(1_000);
  expect(step.value.doubles).toHaveLength(19_000);
});
