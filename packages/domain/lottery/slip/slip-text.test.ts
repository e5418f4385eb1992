import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySelection } from '../family.suite.ts';
import { pc28 } from '../pc28/pc28.ts';
import type { Play } from '../play.ts';
import { formatSlip, parseSlip, type SlipLine } from './slip-text.ts';
import { smallPlayOf, smallPlays } from './small-plays.fixture.ts';

const allPlays: readonly Play<never>[] = [...smallPlays, ...pc28.plays];
const good = '7_05_58~1~21~1~1950~1';
const faultOf = (text: string) => parseSlip(text, smallPlayOf).fault;

test('lines of several plays are read', () => {
  const text = '7_05_58~1~21~1~1950~1;05~1~14~3~1700~9999~0;0_5_8,1_1_1~2~85~2~1956~3';
  const { lines } = parseSlip(text, smallPlayOf);
  expect(lines?.map(({ play, ...line }) => ({ ...line, code: play.code }))).toEqual([
    {
      code: 'Straight',
      selection: { rows: [[7], [0, 5], [5, 8]] },
      modeId: 1,
      series: 1950,
      multiple: 1,
    },
    {
      code: 'FixedPlace',
      selection: { rows: [[], [], [], [], [0, 5]] },
      modeId: 3,
      series: 1700,
      multiple: 9999,
    },
    {
      code: 'ThreeTyped',
      selection: {
        rows: [
          [0, 5, 8],
          [1, 1, 1],
        ],
      },
      modeId: 2,
      series: 1956,
      multiple: 3,
    },
  ]);
  expect(formatSlip(lines ?? [])).toBe(text);
});

test.each([
  ['', 1, 'fields'],
  [`${good};`, 2, 'fields'],
  [`${good}\n`, 1, 'number'],
  ['7_05_58~1~21~1~1950', 1, 'fields'],
  ['7_05_58~1~21~1~1950~1~0~0', 1, 'fields'],
  ['7_05_58~1~21~1~1950~01', 1, 'number'],
  ['7_05_58~1~21~1~1950~+1', 1, 'number'],
  ['7_05_58~1~21~1~1950~-1', 1, 'number'],
  ['7_05_58~1~21~1~1950~1e3', 1, 'number'],
  ['7_05_58~1~21~1~1950~1.0', 1, 'number'],
  ['7_05_58~1~21~1~1950~1000000000', 1, 'number'],
  ['7_05_58~1~21~1~1950~', 1, 'number'],
  ['7_05_58~1~21~1~0x7~1', 1, 'number'],
  ['7_05_58~1~22~1~1950~1', 1, 'play'],
  ['7_05_58~2~21~1~1950~1', 1, 'type'],
  ['0_5_8~1~85~1~1950~1', 1, 'type'],
  ['7_05_58~3~21~1~1950~1', 1, 'type'],
  ['7_05_58~1~21~0~1950~1', 1, 'mode'],
  ['7_05_58~1~21~4~1950~1', 1, 'mode'],
  ['7_05_58~1~21~1~1950~1~4', 1, 'digit'],
  ['05~1~14~1~1950~1', 1, 'digit'],
  ['05~1~14~1~1950~1~5', 1, 'digit'],
  ['7_05~1~21~1~1950~1', 1, 'balls'],
  ['7_05_58_1~1~21~1~1950~1', 1, 'balls'],
  ['7_055_58~1~21~1~1950~1', 1, 'double'],
  ['01-12~1~909~1~1950~1', 1, 'ball'],
  ['01~1~909~1~1950~1', 1, 'empty'],
  ['7_#_58~1~21~1~1950~1', 1, 'empty'],
  ['#~1~14~1~1950~1~0', 1, 'empty'],
  ['1@257~1~5100~1~1950~1', 1, 'positions'],
  ['257~1~5100~1~1950~1', 1, 'positions'],
  ['06@257~1~5100~1~1950~1', 1, 'positions'],
  ['11@257~1~5100~1~1950~1', 1, 'positions'],
  ['0_5~2~85~1~1950~1', 1, 'length'],
  ['0_5_#~2~85~1~1950~1', 1, 'blanks'],
  ['0_12~2~1732~1~1950~1', 1, 'balls'],
  ['01_12~2~1732~1~1950~1', 1, 'ball'],
  [`${good};${good};7_05_58~1~22~1~1950~1`, 3, 'play'],
])('%j is refused at line %i: %s', (text, line, reason) => {
  expect(faultOf(text)).toEqual({ line, reason });
});

test('a slip holds 100 lines and 512 kB at most', () => {
  const lines = (count: number) => Array.from({ length: count }, () => good).join(';');
  expect(parseSlip(lines(100), smallPlayOf).lines).toHaveLength(100);
  expect(faultOf(lines(101))).toEqual({ line: 101, reason: 'lines' });
  expect(faultOf(';'.repeat(512 * 1024 - 1))).toEqual({ line: 101, reason: 'lines' });
  expect(faultOf(`${good};${'0'.repeat(512 * 1024)}`)).toEqual({ line: 2, reason: 'size' });
  expect(parseSlip(lines(3), smallPlayOf, { mostLines: 2, mostBytes: 1000 }).fault).toEqual({
    line: 3,
    reason: 'lines',
  });
});

test('a line holds 20,000 typed numbers at most', () => {
  const typed = (count: number) =>
    Array.from({ length: count }, (_, index) => [...`${index % 1000}`.padStart(3, '0')].join('_'));
  const line = (count: number) => `${typed(count).join(',')}~2~85~1~1950~1`;
  expect(faultOf(line(20_000))).toBeNull();
  expect(faultOf(line(20_001))).toEqual({ line: 1, reason: 'tooMany' });
});

const anyLine = fc.constantFrom(...allPlays).chain((play) =>
  fc.record<SlipLine>({
    play: fc.constant(play),
    selection: anySelection(play, 12),
    modeId: fc.constantFrom(1, 2, 3),
    series: fc.integer({ min: 1700, max: 1960 }),
    multiple: fc.integer({ min: 1, max: 9999 }),
  }),
);

test('every order is written and read again, and its text stays the same', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 3 }), (lines) => {
      const text = formatSlip(lines);
      const read = parseSlip(text, smallPlayOf);
      expect(read).toEqual({ lines, fault: null });
      expect(formatSlip(read.lines ?? [])).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});
