import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exceedsLimits,
  isMoneyMeasure,
  isPlayMeasure,
  isStateMeasure,
  missionMeasures,
  missionPeriods,
  missionRunOn,
  missionRunsIn,
  mostRoundsADay,
  roundsADay,
  type MissionRun,
} from './mission.ts';

const always = { days: null };

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const run = (key: string, firstDay: string | null, lastDay: string | null) => ({
  key,
  firstDay,
  lastDay,
});

describe('the run of a mission that a day is in', () => {
  test.each([
    ['once', '2026-11-25', run('once', null, null)],
    ['day', '2026-11-25', run('2026-11-25', '2026-11-25', '2026-11-25')],
    ['week', '2026-11-22', run('2026-11-16', '2026-11-16', '2026-11-22')],
    ['week', '2026-11-23', run('2026-11-23', '2026-11-23', '2026-11-29')],
    ['week', '2026-11-29', run('2026-11-23', '2026-11-23', '2026-11-29')],
    ['week', '2027-01-01', run('2026-12-28', '2026-12-28', '2027-01-03')],
    ['week', '2028-02-29', run('2028-02-28', '2028-02-28', '2028-03-05')],
  ] as const)('%s on %s', (period, day, expected) => {
    expect(missionRunOn({ period, ...always }, day)).toEqual(expected);
  });

  test.each([
    ['once', '2026-11-24', null],
    ['once', '2026-11-25', run('once', '2026-11-25', '2026-12-02')],
    ['once', '2026-12-03', null],
    ['day', '2026-11-24', null],
    ['day', '2026-12-02', run('2026-12-02', '2026-12-02', '2026-12-02')],
    ['week', '2026-11-24', null],
    ['week', '2026-11-25', run('2026-11-23', '2026-11-25', '2026-11-29')],
    ['week', '2026-11-30', run('2026-11-30', '2026-11-30', '2026-12-02')],
    ['week', '2026-12-03', null],
  ] as const)('%s on %s, from November 25 to December 2', (period, day, expected) => {
    const days = { startDate: '2026-11-25', endDate: '2026-12-02' };
    expect(missionRunOn({ period, days }, day)).toEqual(expected);
  });

  test('without a last day it goes on', () => {
    const days = { startDate: '2026-11-25', endDate: null };
    expect(missionRunOn({ period: 'once', days }, '2030-01-01')).toEqual(
      run('once', '2026-11-25', null),
    );
  });
});

describe('the runs of a mission that have a day of some', () => {
  test.each([
    ['once', ['once']],
    ['day', ['2026-11-21', '2026-11-22', '2026-11-23']],
    ['week', ['2026-11-16', '2026-11-23']],
  ] as const)('%s', (period, keys) => {
    const runs = missionRunsIn({ period, ...always }, '2026-11-21', '2026-11-23');
    expect(runs.map(({ key }) => key)).toEqual(keys);
  });

  test('are only those on its days', () => {
    const days = { startDate: '2026-11-22', endDate: '2026-11-22' };
    const runs = missionRunsIn({ period: 'day', days }, '2026-11-20', '2026-11-25');
    expect(runs.map(({ key }) => key)).toEqual(['2026-11-22']);
    expect(missionRunsIn({ period: 'day', days }, '2026-11-23', '2026-11-25')).toEqual([]);
  });

  test('follow each other without a gap', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('1970-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...missionPeriods), (firstDay, period) => {
        const lastDay = dayAfter(firstDay, 20);
        const runs = missionRunsIn({ period, ...always }, firstDay, lastDay);
        const isNext = ({ firstDay: next }: MissionRun, place: number) =>
          next === dayAfter(runs[place]?.lastDay ?? '', 1);
        expect(runs.slice(1).every(isNext)).toBe(true);
        expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
      }),
    );
  });
});

test.each([
  [[], false],
  [[500n], false],
  [[501n], false],
  [[499n], true],
  [[9_000n, 499n, 700n], true],
])('deposits of 500 under limits of %s exceed them: %s', (limits, expected) => {
  expect(exceedsLimits(500n, limits)).toBe(expected);
});

test.each([
  [100, 1, 100],
  [100, 7, 15],
  [7, 7, 1],
  [1, 30, 1],
  [100, null, 0],
])('%s rounds in %s days are at most %s a day', (rounds, days, expected) => {
  expect(roundsADay(rounds, days)).toBe(expected);
});

test.each([
  [5, 1440],
  [7, 1028],
  [7200, 1],
  [7201, 0],
])('with %s seconds for each, %s rounds fit into two hours', (seconds, expected) => {
  expect(mostRoundsADay(seconds)).toBe(expected);
});

test('each measure is of money or a number, of play or not, and of a state or not', () => {
  expect(missionMeasures.filter(isMoneyMeasure)).toEqual(['validBets', 'deposits']);
  expect(missionMeasures.filter(isPlayMeasure)).toEqual(['validBets', 'rounds', 'daysPlayed']);
  expect(missionMeasures.filter(isStateMeasure)).toEqual(['profile', 'contact', 'appLogin']);
});
