import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectionFault } from '../selection.ts';
import { formatSlip, parseSlip } from './slip-text.ts';
import { smallPlayOf } from './small-plays.fixture.ts';

const good = [
  '7_05_58~1~21~1~1950~1',
  '05~1~14~3~1700~9999~0',
  '01-04-11~1~909~2~1956~3',
  '1345@257~1~5100~1~1950~2',
  '0_5_8,1_1_1~2~85~2~1956~3',
  '2_#_7_#_#,#_1_#_2_#~2~102~1~1700~1',
  '01_04,11_10~2~1732~1~1800~7',
  '00-14-27~1~5500~1~1940~1',
  '7_05_58~1~21~1~1950~1;01_04~2~1732~1~1800~7;#_1_2_#_#~2~102~1~1700~1',
];
const pieces = [
  '~',
  ';',
  '_',
  '-',
  ',',
  '@',
  '#',
  '',
  '0',
  '1',
  '9',
  '99999999999',
  '٣',
  '\0',
  ' ',
];
const others = ['__proto__', 'NaN', 'null', '1e3', '-1', '+1', '0x1', '\uD800', '😀', '\n', ';;'];

const mutation = fc.record({
  at: fc.nat({ max: 90 }),
  cut: fc.nat({ max: 3 }),
  put: fc.constantFrom(...pieces, ...others),
});

const mutated = fc
  .tuple(fc.constantFrom(...good), fc.array(mutation, { maxLength: 3 }))
  .map(([text, mutations]) => {
    let changed = text;
    for (const { at, cut, put } of mutations) {
      const from = at % (changed.length + 1);
      changed = changed.slice(0, from) + put + changed.slice(from + cut);
    }
    return changed;
  });

const grammar = fc
  .array(fc.constantFrom(...pieces, ...others, '21', '85', '1950'), { maxLength: 24 })
  .map((parts) => parts.join(''));

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

/** What an answer is, without the checks of the test library, which would take most of the time. */
function isLinesOrFault(text: string): boolean {
  const { lines, fault } = parseSlip(text, smallPlayOf);
  if (fault) return lines === null && fault.line >= 1 && fault.reason.length > 0;
  return (
    lines.length > 0 &&
    lines.every(({ play, selection }) => selectionFault(play, selection) === null) &&
    parseSlip(formatSlip(lines), smallPlayOf).fault === null
  );
}

test('100,000 strings are lines or a fault, and nothing else', () => {
  let read = 0;
  fc.assert(
    fc.property(
      fc.oneof({ weight: 6, arbitrary: mutated }, { weight: 2, arbitrary: grammar }, anyText),
      (text) => {
        read += parseSlip(text, smallPlayOf).fault ? 0 : 1;
        return isLinesOrFault(text);
      },
    ),
    { numRuns: 100_000 },
  );
  expect(read).toBeGreaterThan(10_000);
});

test('the longest texts, whatever they repeat, are faults', () => {
  const most = 512 * 1024;
  const texts = ['~', ';', '_', '-', ',', '@', '#', '0', '1_', '0_1_2,', '1@', '01-'].map((part) =>
    part.repeat(most).slice(0, most),
  );
  for (const text of texts) {
    expect(parseSlip(text, smallPlayOf).fault).not.toBeNull();
    for (const [playId, type] of [
      [21, 1],
      [909, 1],
      [5100, 1],
      [85, 2],
    ]) {
      const line = `${text.slice(0, most - 30)}~${type}~${playId}~1~1950~1`;
      expect(parseSlip(line, smallPlayOf).fault).not.toBeNull();
    }
  }
});
