import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfRow, type LastSignIn, rowOn, type SignInRow } from './sign-in.ts';

const seven = { row: 'days', days: 7 } as const;
const month = { row: 'month', days: 31 } as const;

const last = (day: string, rowStart: string, place: number): LastSignIn => ({
  day,
  rowStart,
  place,
});

const begun = (rowStart: string, length: number) => ({
  rowStart,
  length,
  place: 1,
  isDone: false,
});

test('a row has its days one after another, over the ends of months and years', () => {
  expect(dayOfRow('2026-12-30', 1)).toBe('2026-12-30');
  expect(dayOfRow('2026-12-30', 3)).toBe('2027-01-01');
  expect(dayOfRow('2026-02-28', 2)).toBe('2026-03-01');
  expect(dayOfRow('2028-02-28', 2)).toBe('2028-02-29');
});

describe('a row of seven days', () => {
  test('begins on the first day that a member comes', () => {
    expect(rowOn('2026-11-29', null, seven)).toEqual(begun('2026-11-29', 7));
  });

  test('goes on with the next day', () => {
    const row = rowOn('2026-11-30', last('2026-11-29', '2026-11-29', 1), seven);
    expect(row).toEqual({ rowStart: '2026-11-29', length: 7, place: 2, isDone: false });
  });

  test('goes on over the end of a month', () => {
    const row = rowOn('2026-12-01', last('2026-11-30', '2026-11-29', 2), seven);
    expect(row).toEqual({ rowStart: '2026-11-29', length: 7, place: 3, isDone: false });
  });

  test.each(['2026-12-02', '2026-12-03', '2027-11-30'])('begins anew on %s, after a gap', (day) => {
    expect(rowOn(day, last('2026-11-30', '2026-11-29', 2), seven)).toEqual(begun(day, 7));
  });

  test('has its last day, and begins anew on the next', () => {
    const sixth = last('2026-12-04', '2026-11-29', 6);
    expect(rowOn('2026-12-05', sixth, seven)).toMatchObject({ place: 7, isDone: false });
    const seventh = last('2026-12-05', '2026-11-29', 7);
    expect(rowOn('2026-12-05', seventh, seven)).toMatchObject({ place: 7, isDone: true });
    expect(rowOn('2026-12-06', seventh, seven)).toEqual(begun('2026-12-06', 7));
  });

  test('is done for a day that was signed in for', () => {
    const row = rowOn('2026-11-30', last('2026-11-30', '2026-11-29', 2), seven);
    expect(row).toEqual({ rowStart: '2026-11-29', length: 7, place: 2, isDone: true });
  });

  test('is done for days before the last one, when the clock went back', () => {
    const done = { rowStart: '2026-11-29', length: 7, place: 2, isDone: true };
    expect(rowOn('2026-11-29', last('2026-11-30', '2026-11-29', 2), seven)).toEqual(done);
    expect(rowOn('2026-10-01', last('2026-11-30', '2026-11-29', 2), seven)).toEqual(done);
  });

  test('of one day begins anew every day', () => {
    const one = { row: 'days', days: 1 } as const;
    const yesterday = last('2026-11-29', '2026-11-29', 1);
    expect(rowOn('2026-11-30', yesterday, one)).toEqual(begun('2026-11-30', 1));
  });
});

describe('a row until the end of the month', () => {
  test.each([
    ['2026-12-01', 31],
    ['2026-12-29', 3],
    ['2026-12-31', 1],
    ['2026-11-01', 30],
    ['2026-02-01', 28],
    ['2028-02-01', 29],
    ['2028-02-29', 1],
    ['2100-02-01', 28],
  ])('that begins on %s has %i days', (day, length) => {
    expect(rowOn(day, null, month)).toEqual(begun(day, length));
  });

  test('from the 29th on ends with the month', () => {
    const second = last('2027-01-30', '2027-01-29', 2);
    expect(rowOn('2027-01-31', second, month)).toMatchObject({ length: 3, place: 3 });
    const third = last('2027-01-31', '2027-01-29', 3);
    expect(rowOn('2027-02-01', third, month)).toEqual(begun('2027-02-01', 28));
  });

  test.each([
    ['December', last('2026-12-31', '2026-12-01', 31), '2027-01-01', 31],
    ['a February of 28 days', last('2026-02-28', '2026-02-01', 28), '2026-03-01', 31],
    ['a February of 29 days', last('2028-02-29', '2028-02-01', 29), '2028-03-01', 31],
    ['November', last('2026-11-30', '2026-11-01', 30), '2026-12-01', 31],
  ])('begins anew after %s', (_, lastDay, today, length) => {
    expect(rowOn(today, lastDay, month)).toEqual(begun(today, length));
  });

  test('goes on to the 29th of February in a leap year', () => {
    const row = rowOn('2028-02-29', last('2028-02-28', '2028-02-01', 28), month);
    expect(row).toEqual({ rowStart: '2028-02-01', length: 29, place: 29, isDone: false });
  });

  test('after a gap has the days that are left of the month', () => {
    const row = rowOn('2026-12-20', last('2026-12-10', '2026-12-01', 10), month);
    expect(row).toEqual(begun('2026-12-20', 12));
  });
});

describe('a site that changes its rows', () => {
  test('shortens a row that is further on: it ends', () => {
    const fifth = last('2026-12-03', '2026-11-29', 5);
    const three = { row: 'days', days: 3 } as const;
    expect(rowOn('2026-12-03', fifth, three)).toMatchObject({ length: 5, place: 5, isDone: true });
    expect(rowOn('2026-12-04', fifth, three)).toEqual(begun('2026-12-04', 3));
  });

  test('lengthens a row that is over: it goes on', () => {
    const seventh = last('2026-12-05', '2026-11-29', 7);
    const row = rowOn('2026-12-06', seventh, { row: 'days', days: 10 });
    expect(row).toEqual({ rowStart: '2026-11-29', length: 10, place: 8, isDone: false });
  });

  test('takes months in place of days: a row ends with the month in which it began', () => {
    const second = last('2026-11-30', '2026-11-29', 2);
    expect(rowOn('2026-12-01', second, month)).toEqual(begun('2026-12-01', 31));
  });
});

/** A site, and by how many days each visit is after the one before; a clock may go back. */
const sites = fc.record({
  row: fc.constantFrom<SignInRow>('days', 'month'),
  days: fc.integer({ min: 1, max: 31 }),
});
const steps = fc.array(
  fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: -3, max: 40 })),
  {
    maxLength: 80,
  },
);

test('places of a row follow each other day by day, and no day is signed in for twice', () => {
  fc.assert(
    fc.property(sites, fc.integer({ min: 1, max: 1500 }), steps, (site, first, gaps) => {
      const signedIn: LastSignIn[] = [];
      let offset = first;
      for (const gap of gaps) {
        offset += gap;
        const today = dayOfRow('2026-01-01', offset);
        const { rowStart, length, place, isDone } = rowOn(today, signedIn.at(-1) ?? null, site);
        expect(place).toBeLessThanOrEqual(length);
        if (!isDone) signedIn.push({ day: today, rowStart, place });
      }
      const days = signedIn.map(({ day }) => day);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const rowStart of new Set(signedIn.map((one) => one.rowStart))) {
        const row = signedIn.filter((one) => one.rowStart === rowStart);
        expect(row.map(({ place }) => place)).toEqual(row.map((_, index) => index + 1));
        expect(row.map(({ day }) => day)).toEqual(
          row.map(({ place }) => dayOfRow(rowStart, place)),
        );
        expect(row.length).toBeLessThanOrEqual(site.days);
      }
    }),
  );
});
