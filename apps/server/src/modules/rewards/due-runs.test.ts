import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { openTestBase, timeZone, type TestBase } from '#testing/test-base.ts';
import { dueRuns, noteRun, type Run } from './due-runs.ts';

const weekly = { kind: 'week', period: 'WEEK', at: '00:30' } as const;
const monthly = { kind: 'month', period: 'MONTH', at: '00:30' } as const;
const daily = { kind: 'day', period: 'DAY', at: '00:30' } as const;

describe.each(everyEngine())('§4: which gifts are due, on $name', (database) => {
  let base: TestBase;
  beforeAll(async () => {
    base = await openTestBase(database);
  });
  beforeEach(async () => {
    await base.db.deleteFrom('reward_run').execute();
    await base.db.deleteFrom('day_close').execute();
  });
  afterAll(() => base.close());

  /** The first days of the periods that are due at an instant. */
  async function dueAt(run: Run, instant: string, zone = timeZone): Promise<string[]> {
    base.time.now = new Date(instant);
    const due = await dueRuns({ ...base, site: { brand: { timeZone: zone } } }, run);
    return due.map(({ firstDay }) => firstDay);
  }
  const close = (day: string) =>
    base.db
      .insertInto('day_close')
      .values({ day, time_zone: timeZone, last_posting_id: 0n, closed_at: base.time.now })
      .execute();

  test('a week is due on Monday at 00:30 once its Sunday is closed', async () => {
    expect(await dueAt(weekly, '2026-06-03T12:00:00+08:00')).toEqual([]);
    await close('2026-06-06');
    expect(await dueAt(weekly, '2026-06-08T00:30:00+08:00')).toEqual([]);
    await close('2026-06-07');
    expect(await dueAt(weekly, '2026-06-08T00:29:59.999+08:00')).toEqual([]);
    expect(await dueAt(weekly, '2026-06-08T00:30:00+08:00')).toEqual(['2026-06-01']);
  });

  test('what was missed stays due, the oldest first, until it is noted', async () => {
    await dueAt(weekly, '2026-06-03T12:00:00+08:00');
    await close('2026-06-22');
    const now = '2026-06-23T12:00:00+08:00';
    expect(await dueAt(weekly, now)).toEqual(['2026-06-01', '2026-06-08', '2026-06-15']);
    const days = { firstDay: '2026-06-01', lastDay: '2026-06-07' };
    await noteRun(base, weekly, days);
    await noteRun(base, weekly, days);
    expect(await dueAt(weekly, now)).toEqual(['2026-06-08', '2026-06-15']);
    await noteRun(base, weekly, { firstDay: '2026-06-15', lastDay: '2026-06-21' });
    expect(await dueAt(weekly, now)).toEqual([]);
  });

  test('months are those of the calendar, also over New Year', async () => {
    await dueAt(monthly, '2027-11-30T23:59:00+08:00');
    await close('2028-02-29');
    const due = ['2027-11-01', '2027-12-01', '2028-01-01'];
    expect(await dueAt(monthly, '2028-03-01T00:29:59+08:00')).toEqual(due);
    expect(await dueAt(monthly, '2028-03-01T00:30:00+08:00')).toEqual([...due, '2028-02-01']);
  });

  test('where the clocks show 00:30 twice, the first one counts', async () => {
    const zone = 'America/Havana';
    await dueAt(monthly, '2026-10-15T12:00:00Z', zone);
    await close('2026-10-31');
    expect(await dueAt(monthly, '2026-11-01T04:29:59Z', zone)).toEqual([]);
    expect(await dueAt(monthly, '2026-11-01T04:30:00Z', zone)).toEqual(['2026-10-01']);
    await noteRun(base, monthly, { firstDay: '2026-10-01', lastDay: '2026-10-31' });
    expect(await dueAt(monthly, '2026-11-01T05:30:00Z', zone)).toEqual([]);
  });

  test('where the clocks skip 00:30, it is as much later', async () => {
    const zone = 'Africa/Cairo';
    await dueAt(daily, '2026-04-23T12:00:00Z', zone);
    await close('2026-04-23');
    expect(await dueAt(daily, '2026-04-23T22:29:59Z', zone)).toEqual([]);
    expect(await dueAt(daily, '2026-04-23T22:30:00Z', zone)).toEqual(['2026-04-23']);
  });
});
