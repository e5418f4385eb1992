import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { timeZone, type Member } from '#testing/test-base.ts';
import { languages } from '@pavilion/domain/site/language';
import { textIn } from '@pavilion/messages/text-in';
import { openReportHarness, type Move, type ReportHarness } from '../reports.fixture.ts';
import { forgetOld } from '../rollup/day-close.store.ts';
import { cellsOf, ledgerOf, noFigures, openedAt, rowsOf } from './history.fixture.ts';

const newYork = 'America/New_York';
const long = new Date('2020-01-01T00:00:00Z');

describe.each(testDatabases())('§7: history on $name', (database) => {
  let harness: ReportHarness;
  let now: Date;

  beforeAll(async () => {
    harness = await openReportHarness(database);
    now = harness.time.now;
  });
  afterAll(() => harness.close());

  /** A member with a past, who opened the account long ago. */
  async function memberWith(moves: readonly Move[], opened = long): Promise<Member> {
    const person = await harness.member();
    await openedAt(harness.db, person, opened);
    if (moves.length > 0) await harness.past(person.accountId, moves);
    return person;
  }

  const history = ({ context }: Member, zone = timeZone) =>
    harness.reportsIn(zone).handlers.getHistory({}, context);

  const paidIn = (at: string, amount = 100n): Move => ({ at, kind: 'deposit', amount });

  test('twelve months are shown, newest first, those without moves with noughts', async () => {
    const person = await memberWith([
      paidIn('2026-09-10T04:00:00Z', 500_00n),
      { at: '2026-09-10T05:00:00Z', kind: 'bet', amount: -120_00n, roundId: 'a', gameNode: 1 },
      { at: '2026-09-10T05:01:00Z', kind: 'win', amount: 20_05n, roundId: 'a', gameNode: 1 },
      { at: '2026-11-02T05:01:00Z', kind: 'withdrawalHold', amount: -300_00n },
      { at: '2026-11-03T05:01:00Z', kind: 'withdrawalReturn', amount: 100_00n },
    ]);
    const { months, total } = await history(person);
    expect(months.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
      '2026-04',
      '2026-03',
      '2026-02',
      '2026-01',
      '2025-12',
    ]);
    const moved = { deposits: '500.00', staked: '120.00', won: '20.05', net: '-99.95' };
    const september = { ...noFigures, month: '2026-09', ...moved };
    const november = { ...noFigures, month: '2026-11', withdrawals: '200.00' };
    expect(months.filter(({ month }) => month >= '2026-09')).toEqual([
      november,
      { month: '2026-10', ...noFigures },
      september,
    ]);
    const sums = { ...moved, withdrawals: '200.00', netDeposits: '300.00' };
    expect(total).toEqual({ since: '2020-01-01', ...sums });
  });

  test('a bet that comes back later lowers the stakes of the month in which it does', async () => {
    const stake = { kind: 'bet', amount: -70n, externalId: 'returned', gameNode: 1 } as const;
    const prize = { kind: 'win', amount: 90n, externalId: 'taken', gameNode: 1 } as const;
    const back = { at: '2026-10-05T04:00:00Z', kind: 'rollback' } as const;
    const person = await memberWith([
      paidIn('2026-09-01T04:00:00Z', 1000n),
      { ...stake, at: '2026-09-30T04:00:00Z', roundId: 'r' },
      { ...prize, at: '2026-09-30T05:00:00Z', roundId: 'r' },
      { ...back, amount: 70n, reverses: 'returned' },
      { ...back, amount: -60n, shortfall: 30n, reverses: 'taken' },
    ]);
    const { months, total } = await history(person);
    const figures = months.map(({ month, staked, won, net }) => [month, staked, won, net]);
    expect(figures.slice(1, 3)).toEqual([
      ['2026-10', '-0.70', '-0.60', '0.10'],
      ['2026-09', '0.70', '0.90', '0.20'],
    ]);
    expect(total).toMatchObject({ staked: '0.00', won: '0.30', net: '0.30' });
  });

  test('months begin and end by the clock of the site', async () => {
    const person = await memberWith([
      paidIn('2026-09-30T15:59:00Z', 1n),
      paidIn('2026-09-30T16:01:00Z', 20n),
    ]);
    const { months } = await history(person);
    expect(months.slice(1, 3)).toMatchObject([
      { month: '2026-10', deposits: '0.20' },
      { month: '2026-09', deposits: '0.01' },
    ]);
  });

  test('months begin and end so where the clocks change too', async () => {
    harness.time.now = new Date('2026-12-05T12:00:00Z');
    const person = await memberWith([
      // The clocks go forward on 8 March and back on 1 November.
      paidIn('2026-03-01T04:59:00Z', 1n),
      paidIn('2026-03-01T05:01:00Z', 20n),
      paidIn('2026-04-01T03:59:00Z', 300n),
      paidIn('2026-04-01T04:01:00Z', 4000n),
      paidIn('2026-11-01T03:59:00Z', 50_000n),
      paidIn('2026-11-01T04:01:00Z', 600_000n),
      paidIn('2026-12-01T04:59:00Z', 7_000_000n),
      paidIn('2026-12-01T05:01:00Z', 80_000_000n),
    ]);
    const { months, total } = await history(person, newYork);
    harness.time.now = now;
    const deposits = months.filter((one) => one.deposits !== '0.00');
    expect(deposits.map((one) => [one.month, one.deposits])).toEqual([
      ['2026-12', '800000.00'],
      ['2026-11', '76000.00'],
      ['2026-10', '500.00'],
      ['2026-04', '40.00'],
      ['2026-03', '3.20'],
      ['2026-02', '0.01'],
    ]);
    expect(total).toMatchObject({ since: '2019-12-31', deposits: '876543.21' });
    expect(months[0]).toEqual({
      month: '2026-12',
      ...(await ledgerOf(harness.db, person, newYork)).monthOf('2026-12'),
    });
  });

  test('an account has no months before the one in which it was opened', async () => {
    const opened = new Date('2026-10-31T16:01:00Z');
    const person = await memberWith([paidIn('2026-10-31T16:02:00Z')], opened);
    const figures = { ...noFigures, deposits: '1.00' };
    expect(await history(person)).toEqual({
      months: [{ month: '2026-11', ...figures }],
      total: { since: '2026-11-01', ...figures, netDeposits: '1.00' },
    });
    await openedAt(harness.db, person, new Date('2026-10-31T15:59:00Z'));
    const { months, total } = await history(person);
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-10']);
    expect(total.since).toBe('2026-10-31');
  });

  test('older months are not shown but count since the account was opened', async () => {
    const person = await memberWith([
      paidIn('2024-02-01T04:00:00Z', 1_00n),
      paidIn('2025-11-30T15:59:00Z', 20_00n),
      paidIn('2025-11-30T16:01:00Z', 300_00n),
    ]);
    const shown = { month: '2025-12', ...noFigures, deposits: '300.00' };
    const before = await history(person);
    expect(before.months).toHaveLength(12);
    expect(before.months.at(-1)).toEqual(shown);
    expect(before.total.deposits).toBe('321.00');
    const rest = before.months.slice(0, -1).map(({ deposits }) => deposits);
    expect(new Set(rest)).toEqual(new Set(['0.00']));
    await forgetOld(harness.db, { hoursBefore: now, daysBefore: '2025-10-21' });
    expect(await history(person)).toEqual(before);
  });

  test('the moves of others are not in it', async () => {
    const other = await memberWith([paidIn('2026-10-01T04:00:00Z', 999_00n)]);
    const person = await memberWith([paidIn('2026-10-01T04:00:00Z', 1_00n)]);
    const months = (await history(person)).months.filter((one) => one.deposits !== '0.00');
    expect(months).toEqual([{ month: '2026-10', ...noFigures, deposits: '1.00' }]);
    expect((await history(person)).total.deposits).toBe('1.00');
    expect((await history(other)).total.deposits).toBe('999.00');
  });

  test('play money counts for nothing', async () => {
    const guest = await harness.member({ currency: 'FUN', memberType: 4 });
    await openedAt(harness.db, guest, new Date('2026-11-20T04:00:00Z'));
    const bet = { kind: 'bet', amount: -100n, roundId: 'f', gameNode: 1 } as const;
    await harness.past(guest.accountId, [
      { at: '2026-11-20T04:00:00Z', kind: 'adjustment', amount: 1000n },
      { at: '2026-11-20T05:00:00Z', ...bet },
    ]);
    expect(await history(guest)).toEqual({
      months: [{ month: '2026-11', ...noFigures }],
      total: { since: '2026-11-20', ...noFigures, netDeposits: '0.00' },
    });
  });

  test('a month that has just begun is shown as soon as something is posted in it', async () => {
    harness.time.now = new Date('2026-11-30T15:59:59Z');
    const person = await memberWith([
      paidIn('2026-11-30T15:59:59Z', 1n),
      paidIn('2026-11-30T16:00:00Z', 20n),
    ]);
    const { months, total } = await history(person);
    harness.time.now = now;
    expect(months).toHaveLength(12);
    expect(months.slice(0, 2)).toMatchObject([
      { month: '2026-12', deposits: '0.20' },
      { month: '2026-11', deposits: '0.01' },
    ]);
    expect(total.deposits).toBe('0.21');
  });

  test.each(languages)('the file says what the screen says, in %s', async (language) => {
    const person = await memberWith([
      paidIn('2025-12-10T04:00:00Z', 123_456n),
      { at: '2026-01-10T05:00:00Z', kind: 'bet', amount: -450n, gameNode: 1 },
      { at: '2026-11-02T05:01:00Z', kind: 'withdrawalHold', amount: -300_00n },
    ]);
    const answer = await history(person);
    const context = { ...person.context, language };
    const file = await harness.handlers.exportHistory({}, context);
    expect(file).toMatchObject({ name: 'history-2026-11.csv', type: 'text/csv; charset=utf-8' });
    const [head, ...rows] = await cellsOf(file);
    expect(head).toEqual([
      textIn(language, 'history.month'),
      textIn(language, 'history.deposits'),
      textIn(language, 'history.withdrawals'),
      textIn(language, 'history.netDeposits'),
      textIn(language, 'history.staked'),
      textIn(language, 'history.won'),
      textIn(language, 'history.net'),
      textIn(language, 'records.csv.currency'),
    ]);
    expect(rows).toEqual(rowsOf(answer, textIn(language, 'history.total')));
  });

  test('the file begins with a UTF-8 mark', async () => {
    const person = await memberWith([paidIn('2026-11-10T04:00:00Z')], new Date(now));
    const file = await harness.handlers.exportHistory({}, person.context);
    let text = '';
    for await (const part of file.chunks) text += part;
    expect(text).toBe(
      [
        '\uFEFFMonth,Deposits,Withdrawals,Deposits less withdrawals,Staked,Won,Won less staked,' +
          'Currency',
        '2026-11,1.00,0.00,1.00,0.00,0.00,0.00,PHP',
        'Since you opened your account,1.00,0.00,1.00,0.00,0.00,0.00,PHP',
        '',
      ].join('\r\n'),
    );
  });
});
