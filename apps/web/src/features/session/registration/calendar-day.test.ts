import { describe, expect, it } from 'vitest';
import {
  birthdayRows,
  dayInWords,
  firstBirthday,
  partOrder,
  readDay,
  withPart,
  writeDay,
} from '../calendar-day.ts';

const today = '2026-11-22';
const mayFirst = { year: 1990, month: 5, day: 1 };

describe('§2 Registration screen: the birthday wheel', () => {
  it('runs from 1900 to the end of this year', () => {
    const { year, month, day } = birthdayRows(mayFirst, today, 'EN');
    expect([year[0]?.value, year.at(-1)?.value, year.length]).toEqual([1900, 2026, 127]);
    expect([month.length, day.length]).toEqual([12, 31]);
  });

  it.each([
    ['EN', 'May', 'May 1, 1990'],
    ['TY', 'Mayo', 'Mayo 1, 1990'],
  ] as const)('names months in %s', (language, name, words) => {
    expect(birthdayRows(mayFirst, today, language).month[4]).toEqual({ value: 5, text: name });
    expect(dayInWords('1990-05-01', language)).toBe(words);
    expect(partOrder(language)).toEqual(['month', 'day', 'year']);
  });

  it.each([
    [{ year: 2004, month: 2, day: 29 }, 'year', 2005, { year: 2005, month: 2, day: 28 }],
    [{ year: 2004, month: 1, day: 31 }, 'month', 2, { year: 2004, month: 2, day: 29 }],
    [{ year: 2004, month: 1, day: 31 }, 'month', 4, { year: 2004, month: 4, day: 30 }],
    [{ year: 2004, month: 1, day: 31 }, 'day', 1, { year: 2004, month: 1, day: 1 }],
  ] as const)('%j with the %s %i is a real day', (day, part, value, expected) => {
    expect(withPart(day, part, value)).toEqual(expected);
    expect(birthdayRows(expected, today, 'EN').day).toHaveLength(
      new Date(Date.UTC(expected.year, expected.month, 0)).getUTCDate(),
    );
  });

  it.each([
    [today, 21, '2005-11-22'],
    ['2028-02-29', 21, '2007-02-28'],
  ])('stands at first, on %s, where a person is %i', (day, age, expected) => {
    expect(writeDay(firstBirthday(day, age))).toBe(expected);
  });

  it('reads the text that it writes, and no other', () => {
    expect(readDay(writeDay(mayFirst))).toEqual(mayFirst);
    expect(['', '1990-5-1', 'yesterday'].map(readDay)).toEqual([null, null, null]);
    expect(dayInWords('', 'EN')).toBe('');
  });
});
