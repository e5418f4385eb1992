import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyDatabase, everyEngine } from '#db/testing/test-database.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import { openReportHarness, patience, type Move, type ReportHarness } from '../reports.fixture.ts';
import { checkTimeZone, closeDays, type DayCloseDeps } from './close-days.ts';

const games = [{ gameNode: 1, category: 'RNG', weight: 100 }];
const rule = { pushCountsNothing: true, bonusMoney: false };
const never = new AbortController().signal;

/** In Manila, eight hours ahead. */
const local = (text: string) => new Date(`${text}+08:00`);

const bet: Omit<Move, 'at'> = { kind: 'bet', amount: -100n, roundId: 'r', gameNode: 1 };
const paidIn: Omit<Move, 'at'> = { kind: 'deposit', amount: 100_000n };
const lost: Omit<Move, 'at'> = { ...bet, kind: 'win', amount: 0n, finishes: true };

async function openDays(database: Parameters<typeof openReportHarness>[0]) {
  const harness = await openReportHarness(database);
  await harness.prepare(games, rule);
  const { db, clock } = harness;
  const deps: DayCloseDeps = { db, clock, timeZone, currency };

  async function closed(): Promise<string[]> {
    const { rows } = await sql<{ day: string }>`
      select day::text as day from day_close order by day`.execute(db);
    return rows.map(({ day }) => day);
  }

  /** Closes what is over at a time. */
  async function closeAt(time: string, last: string): Promise<void> {
    harness.time.now = local(time);
    await vi.waitFor(async () => {
      await closeDays(deps, never);
      expect((await closed()).at(-1)).toBe(last);
    }, patience);
  }

  async function daysOf({ memberId }: Member) {
    const { rows } = await sql<{ day: string; bets: bigint; valid: bigint }>`
      select day::text as day, bets, valid from member_day
      where member_id = ${memberId} and category = 'RNG' order by day`.execute(db);
    return rows;
  }

  return { ...harness, deps, closed, closeAt, daysOf };
}

type Days = Awaited<ReturnType<typeof openDays>>;

describe.each(everyEngine())('closed days on $name', (database) => {
  let days: Days;
  let person: Member;

  beforeAll(async () => {
    days = await openDays(database);
    person = await days.member();
    await days.past(person.accountId, [
      { ...paidIn, at: local('2026-11-18T09:00:00') },
      { ...bet, at: local('2026-11-18T23:50:00') },
      { ...lost, at: local('2026-11-19T00:05:00') },
    ]);
  });
  afterAll(() => days.close());

  test('the first one is yesterday, from ten minutes after midnight', async () => {
    days.time.now = local('2026-11-19T00:09:59');
    await closeDays(days.deps, never);
    expect(await days.closed()).toEqual([]);
    await days.closeAt('2026-11-19T00:10:00', '2026-11-18');
    expect(await days.daysOf(person)).toEqual([
      { day: '2026-11-18', bets: 100n, valid: 0n },
      { day: '2026-11-19', bets: 0n, valid: 100n },
    ]);
  });

  test('before it all that was counted by other days is taken anew', async () => {
    await sql`delete from day_close`.execute(days.db);
    const fresh = await days.member();
    const today = { ...paidIn, at: local('2026-11-19T00:08:00') };
    await days.past(fresh.accountId, [today]);
    await catchUpReports(days.db, [fresh.accountId], days.deps);
    await sql`
      update report_progress set time_zone = ''
      where account_id = ${fresh.accountId}`.execute(days.db);
    await days.closeAt('2026-11-19T00:10:00', '2026-11-18');
    await catchUpReports(days.db, [fresh.accountId], days.deps);
    expect(await days.checks()).toEqual([]);
  });

  test('what comes later counts in the first hour of the first open day', async () => {
    await days.past(person.accountId, [
      { ...bet, roundId: 'late', at: local('2026-11-18T12:00:00') },
      { ...lost, roundId: 'late', at: local('2026-11-18T12:01:00') },
    ]);
    await catchUpReports(days.db, [person.accountId], days.deps);
    expect((await days.daysOf(person))[1]).toEqual({ day: '2026-11-19', bets: 100n, valid: 200n });
    const { rows } = await sql<{ hour: Date; bets: bigint }>`
      select hour, bets from play_hour
      where account_id = ${person.accountId} order by hour`.execute(days.db);
    expect(rows).toEqual([
      { hour: local('2026-11-18T23:00:00'), bets: 100n },
      { hour: local('2026-11-19T00:00:00'), bets: 100n },
    ]);
    const { totals } = await days.handlers.listTransactions(
      { pageNo: 1, pageSize: 9, startDate: '2026-11-18', endDate: '2026-11-18' },
      person.context,
    );
    expect(totals.net).toBe('998.00');
  });

  test('after days of standstill each one closes, once, also by two processes', async () => {
    days.time.now = local('2026-11-22T09:00:00');
    await vi.waitFor(async () => {
      await Promise.all([closeDays(days.deps, never), closeDays(days.deps, never)]);
      expect(await days.closed()).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']);
    }, patience);
    await closeDays(days.deps, never);
    expect(await days.closed()).toHaveLength(4);
  });

  test('another time zone stops the start', async () => {
    await checkTimeZone(days.deps);
    await expect(checkTimeZone({ ...days.deps, timeZone: 'Asia/Tokyo' })).rejects.toThrow(
      'brand.timeZone is Asia/Tokyo, but the days up to 2026-11-21 were closed in Asia/Manila.',
    );
    const inTokyo = catchUpReports(days.db, [person.accountId], {
      timeZone: 'Asia/Tokyo',
      currency,
    });
    await expect(inTokyo).rejects.toThrow('the time zone of closed days cannot change');
  });

  test('a day whose sums differ stays open', async () => {
    await days.past(person.accountId, [{ ...bet, at: local('2026-11-22T10:00:00') }]);
    await catchUpReports(days.db, [person.accountId], days.deps);
    const change = (by: number) =>
      sql`update member_day set bets = bets + ${by}::bigint
        where member_id = ${person.memberId} and day = '2026-11-22'`.execute(days.db);
    await change(1);
    days.time.now = local('2026-11-23T00:10:00');
    await vi.waitFor(
      () =>
        expect(closeDays(days.deps, never)).rejects.toThrow(
          '2026-11-22 cannot close: play differs in 1 categories',
        ),
      patience,
    );
    await change(-1);
    await days.closeAt('2026-11-23T00:10:00', '2026-11-22');
  });

  test('hours are kept for 40 days, days for 13 months, totals for life', async () => {
    await sql`delete from day_close`.execute(days.db);
    const prepaid = { member_id: person.memberId, day: '2026-11-18', valid: 5n };
    await days.db.insertInto('prepaid_day').values(prepaid).execute();
    await days.closeAt('2026-12-30T00:10:00', '2026-12-29');
    const count = async (table: 'play_hour' | 'member_day' | 'prepaid_day' | 'member_total') => {
      const { rows } = await days.db
        .selectFrom(table)
        .select(sql<number>`count(*)::int`.as('count'))
        .execute()
        .then((found) => ({ rows: found }));
      return rows[0]?.count ?? 0;
    };
    expect(await count('play_hour')).toBe(2);
    expect(await count('member_day')).toBeGreaterThan(3);
    expect(await count('prepaid_day')).toBe(1);
    await sql`delete from day_close`.execute(days.db);
    await days.closeAt('2028-02-01T00:10:00', '2028-01-31');
    expect(await count('member_day')).toBe(0);
    expect(await count('prepaid_day')).toBe(0);
    expect(await count('member_total')).toBeGreaterThan(0);
  });
});

describe('a day that closes', () => {
  let days: Days;
  let person: Member;

  beforeAll(async () => {
    days = await openDays(anyDatabase());
    person = await days.member();
    await days.past(person.accountId, [{ ...paidIn, at: local('2026-11-17T09:00:00') }]);
  });
  afterAll(() => days.close());

  test('waits for a transaction that is open across midnight, not for one that reads', async () => {
    const { engine } = days;
    await engine.withConnection(async (reader) => {
      await reader.query('begin isolation level repeatable read');
      await reader.query('select count(*) from posting');
      await engine.withConnection(async (writer) => {
        await writer.query('begin');
        await writer.query(
          `insert into posting (account_id, contra_id, kind, amount, balance_after, source,
            external_id, created_at)
          select account_id, contra_id, 5, 700, 100700, 'slow', 'slow', $1
          from posting where account_id = $2 limit 1`,
          [local('2026-11-18T23:59:59'), person.accountId],
        );
        await writer.query('update account set balance = balance + 700 where id = $1', [
          person.accountId,
        ]);
        days.time.now = local('2026-11-19T00:10:00');
        await closeDays(days.deps, never);
        days.time.now = local('2026-11-19T06:00:00');
        await closeDays(days.deps, never);
        expect(await days.closed()).toEqual([]);
        await writer.query('commit');
      });
      await days.closeAt('2026-11-19T06:00:00', '2026-11-18');
      await reader.query('rollback');
    });
    const { rows } = await sql`
      select day::text as day, deposit from member_day
      where member_id = ${person.memberId} and deposit > 0
      order by day`.execute(days.db);
    expect(rows).toEqual([
      { day: '2026-11-17', deposit: 100_000n },
      { day: '2026-11-18', deposit: 700n },
    ]);
  });
});

describe('hours of a day on which the clocks change', () => {
  let harness: ReportHarness;

  beforeAll(async () => {
    harness = await openReportHarness(anyDatabase());
    await harness.prepare(games, rule);
  });
  afterAll(() => harness.close());

  test('are named by the instant of their start: 25 in autumn, 23 in spring', async () => {
    const person = await harness.member();
    const everyHalfHour = (from: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...bet,
        roundId: `${from} ${index}`,
        at: new Date(Date.parse(from) + index * 1_800_000),
      }));
    await harness.past(person.accountId, [
      { ...paidIn, at: '2026-03-01T00:00:00Z' },
      ...everyHalfHour('2026-03-28T23:00:00Z', 46),
      ...everyHalfHour('2026-10-24T22:00:00Z', 50),
    ]);
    await catchUpReports(harness.db, [person.accountId], { timeZone: 'Europe/Berlin', currency });
    const { rows } = await sql<{ day: string; hours: number; bets: bigint }>`
      select (hour at time zone 'Europe/Berlin')::date::text as day, count(*)::int as hours,
        sum(bets)::bigint as bets
      from play_hour where account_id = ${person.accountId}
      group by 1 order by 1`.execute(harness.db);
    expect(rows).toEqual([
      { day: '2026-03-29', hours: 23, bets: 4600n },
      { day: '2026-10-25', hours: 25, bets: 5000n },
    ]);
    const days = await sql<{ day: string; bets: bigint }>`
      select day::text as day, bets from member_day
      where member_id = ${person.memberId} and category = 'RNG' order by day`.execute(harness.db);
    expect(days.rows).toEqual([
      { day: '2026-03-29', bets: 4600n },
      { day: '2026-10-25', bets: 5000n },
    ]);
  });
});
