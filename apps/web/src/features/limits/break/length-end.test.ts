import { expect, test } from 'vitest';
import { endOfLength } from './length-end.ts';

const local = (year: number, month: number, day: number) => new Date(year, month - 1, day, 9, 30);

test.each([
  ['24 h', new Date(local(2026, 11, 2).getTime() + 24 * 60 * 60_000)],
  ['7 d', new Date(local(2026, 11, 2).getTime() + 7 * 24 * 60 * 60_000)],
  ['6 m', local(2027, 5, 2)],
  ['5 y', local(2031, 11, 2)],
  ['forGood', null],
])('§7: %s ends when its sheet says', (written, end) => {
  expect(endOfLength(written, local(2026, 11, 2))).toEqual(end);
});

test('§7: months end on the last day of a month that is shorter', () => {
  expect(endOfLength('6 m', local(2026, 8, 31))).toEqual(local(2027, 2, 28));
  expect(endOfLength('1 y', local(2028, 2, 29))).toEqual(local(2029, 2, 28));
});
