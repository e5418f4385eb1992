import { expect, test } from 'vitest';
import { askedOf, isRange, lastWeek, searchOf, shownIn } from './views.ts';

const now = new Date('2026-03-02T12:00:00');
const noDays = { from: '', until: '' };
const week = { from: '2026-02-24', until: '2026-03-02' };

test('what is shown goes into the address and comes back, and the rest of it stays', () => {
  const shown = { view: 'dates', days: week, everyLottery: true } as const;
  const search = searchOf('gameCode=PVSSC1&view=orders', shown);
  expect(search).toBe(
    'gameCode=PVSSC1&view=orders&show=dates&of=all&from=2026-02-24&until=2026-03-02',
  );
  expect(shownIn(search)).toEqual(shown);
  const usual = { view: 'today', days: noDays, everyLottery: false } as const;
  expect(searchOf(search, usual)).toBe('gameCode=PVSSC1&view=orders');
});

test('an address that makes no sense shows today', () => {
  const usual = { view: 'today', days: noDays, everyLottery: false };
  expect(shownIn('show=else&of=one&from=2026-02-31x&until=2026-03-02')).toEqual(usual);
  expect(shownIn('from=2026-03-03&until=2026-03-02')).toEqual(usual);
  expect(shownIn('from=2026-03-03')).toEqual(usual);
});

test('a range is two whole days in their order', () => {
  expect(isRange(week)).toBe(true);
  expect(isRange({ from: week.until, until: week.until })).toBe(true);
  expect(isRange({ from: week.until, until: week.from })).toBe(false);
  expect(isRange({ ...week, from: '0002-02-24' })).toBe(false);
  expect(isRange(noDays)).toBe(false);
});

test('days are counted on the calendar, over the end of a month', () => {
  expect(lastWeek(now)).toEqual(week);
  expect(askedOf('open', noDays, now)).toEqual({ startDate: '2026-02-01', orderStatus: 2 });
  expect(askedOf('won', noDays, now)).toEqual({ startDate: '2026-02-01', orderStatus: 4 });
  expect(askedOf('chase', noDays, now)).toEqual({
    startDate: '2026-02-01',
    chasingStatus: 'chase',
  });
});

test('chosen days are asked for as they are, and none where none is chosen', () => {
  expect(askedOf('dates', week, now)).toEqual({ startDate: week.from, endDate: week.until });
  expect(askedOf('dates', noDays, now)).toEqual({});
});
