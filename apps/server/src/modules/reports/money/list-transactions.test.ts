import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayRange } from '#kit/time/day-range.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { catchUpReports, reportJob } from '#modules/wallet/report-progress.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { openReportHarness, type Move, type ReportHarness } from '../reports.fixture.ts';

const firstDay = Date.parse('2025-11-21');
const historyDays = 366;

const day = (index: number) => new Date(firstDay + index * dayMs).toISOString().slice(0, 10);

/** Makes a year of moves, also around midnight, that never take more than the balance. */
function yearOf(seeds: readonly number[]): Move[] {
  let balance = 0n;
  const stepMs = Math.floor((historyDays * dayMs) / (seeds.length + 1));
  return seeds.map((seed, index) => {
    const at = new Date(firstDay + (index + 1) * stepMs - 8 * 3_600_000);
    const wanted = BigInt(seed);
    const amount = balance + wanted < 0n ? -balance : wanted;
    balance += amount;
    const kinds =
      amount < 0n ? (['bet', 'withdrawalHold'] as const) : (['win', 'deposit'] as const);
    const kind = kinds[seed % 2 === 0 ? 0 : 1];
    return { at, kind, amount };
  });
}

describe.each(testDatabases())('§7: transactions on $name', (database) => {
  let harness: ReportHarness;

  beforeAll(async () => {
    harness = await openReportHarness(database);
  });
  afterAll(() => harness.close());

  type Input = Parameters<ReportHarness['handlers']['listTransactions']>[0];

  const list = (person: Member, input: Partial<Input> = {}) =>
    harness.handlers.listTransactions({ pageNo: 1, pageSize: 25, ...input }, person.context);

  async function movedIn(person: Member, startDate: string, endDate: string) {
    const { from, until } = dayRange(startDate, endDate, timeZone);
    const { rows } = await sql<{ net: bigint; moves: number }>`
      select coalesce(sum(amount), 0)::bigint as net, count(*)::int as moves from posting
      where account_id = ${person.accountId} and amount <> 0
        and created_at >= ${from} and created_at < ${until}`.execute(harness.db);
    return rows[0];
  }

  test('for any days the sum of the report is what the ledger moved in them', async () => {
    const person = await harness.member();
    const seeds = Array.from({ length: 400 }, (_, at) => ((at * 7919) % 4001) - 1900);
    await harness.past(person.accountId, yearOf(seeds));
    const days = fc.nat({ max: historyDays - 1 });
    await fc.assert(
      fc.asyncProperty(days, days, async (one, other) => {
        const startDate = day(Math.min(one, other));
        const endDate = day(Math.max(one, other));
        const page = await list(person, { startDate, endDate });
        const ledger = await movedIn(person, startDate, endDate);
        expect(page.totals.net).toBe(formatAmount(ledger?.net ?? 0n, 2));
        expect(page.total).toBe(ledger?.moves);
      }),
      drawnCases(60),
    );
  });

  test('a bet, a win and a returned bet name their game and its provider', async () => {
    const person = await harness.member();
    const at = '2026-11-20T10:00:00Z';
    await harness.past(person.accountId, [
      { at, kind: 'deposit', amount: 900_00n },
      { at, kind: 'bet', amount: -20_00n, gameNode: 7, roundId: 'a' },
      { at, kind: 'win', amount: 5_00n, roundId: 'a' },
      { at, kind: 'bet', amount: -30_00n, gameNode: 9, externalId: 'taken' },
      { at, kind: 'rollback', amount: 30_00n, reverses: 'taken' },
      { at, kind: 'bet', amount: -1_00n },
    ]);
    const named = (await list(person)).list.map((one) => [one.kind, one.gameName, one.vendorName]);
    expect(named).toEqual([
      ['bet', '', ''],
      ['rollback', 'Game 9 EN', 'Reef'],
      ['bet', 'Game 9 EN', 'Reef'],
      ['win', 'Game 7 EN', 'Reef'],
      ['bet', 'Game 7 EN', 'Reef'],
      ['deposit', '', ''],
    ]);
    const inFilipino = { ...person.context, language: 'TY' as const };
    const query = { pageNo: 1, pageSize: 25, kind: 'win' as const };
    const { list: wins } = await harness.handlers.listTransactions(query, inFilipino);
    expect(wins).toMatchObject([{ gameName: 'Game 7 TY' }]);
  });

  test('the pages of a period hold each of its moves once, newest first', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, yearOf([500, -20, 300, -40, 100, -60, 70]));
    const seen: string[] = [];
    for (const pageNo of [1, 2, 3, 4, 5]) {
      const page = await list(person, { pageNo, pageSize: 2 });
      expect(page.total).toBe(7);
      seen.push(...page.list.map((one) => one.amount));
    }
    expect(seen).toEqual(['0.70', '-0.60', '1.00', '-0.40', '3.00', '-0.20', '5.00']);
  });

  test('a day begins at the midnight of the site', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, [
      { at: '2026-11-20T15:59:59.999Z', kind: 'deposit', amount: 100n },
      { at: '2026-11-20T16:00:00.000Z', kind: 'deposit', amount: 200n },
    ]);
    expect((await list(person, { lastDays: 1 })).totals.net).toBe('2.00');
    expect((await list(person, { endDate: '2026-11-20' })).totals.net).toBe('1.00');
    expect((await list(person, { lastDays: 2 })).totals.net).toBe('3.00');
  });

  test('moves are filtered by kind, and the totals with them', async () => {
    const person = await harness.member();
    const at = '2026-11-20T10:00:00Z';
    await harness.past(person.accountId, [
      { at, kind: 'deposit', amount: 1000n },
      { at, kind: 'bet', amount: -300n, roundId: 'r' },
      { at, kind: 'bet', amount: -100n, roundId: 'r' },
      { at, kind: 'finish', amount: 0n, roundId: 'r', finishes: true },
      { at, kind: 'bonusGrant', amount: 50n },
      { at, kind: 'bonusForfeit', amount: -50n },
    ]);
    const bets = await list(person, { kind: 'bet' });
    expect(bets.list.map((one) => one.amount)).toEqual(['-1.00', '-3.00']);
    expect(bets.totals).toEqual({ moneyIn: '0.00', moneyOut: '4.00', net: '-4.00' });
    expect(await list(person, { kind: 'bonus' })).toMatchObject({ total: 2 });
    expect(await list(person)).toMatchObject({
      total: 5,
      totals: { moneyIn: '10.50', moneyOut: '4.50', net: '6.00' },
    });
  });

  test('what moves after a report is in the next one', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, [
      { at: '2026-11-20T10:00:00Z', kind: 'deposit', amount: 500n },
    ]);
    expect((await list(person)).totals.net).toBe('5.00');
    await harness.past(person.accountId, [
      { at: '2026-11-20T10:01:00Z', kind: 'bet', amount: -1n },
    ]);
    expect((await list(person)).totals.net).toBe('4.99');
  });

  test('days before the last 12 months, or backwards, are refused', async () => {
    const person = await harness.member();
    const refused = { code: 'report.range' };
    await expect(list(person, { startDate: '2025-11-20' })).rejects.toMatchObject(refused);
    await expect(
      list(person, { startDate: '2026-11-02', endDate: '2026-11-01' }),
    ).rejects.toMatchObject(refused);
    await expect(list(person, { startDate: '2025-11-21' })).resolves.toMatchObject({ total: 0 });
  });

  test('nobody sees the moves of another', async () => {
    const person = await harness.member();
    const other = await harness.member();
    await harness.past(person.accountId, [
      { at: '2026-11-20T10:00:00Z', kind: 'deposit', amount: 500n },
    ]);
    expect(await list(other)).toMatchObject({ list: [], total: 0, totals: { net: '0.00' } });
  });

  test('simultaneous reports count nothing twice', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, yearOf(Array.from({ length: 300 }, () => 10)));
    const pages = await Promise.all(Array.from({ length: 8 }, () => list(person)));
    expect(new Set(pages.map((page) => page.totals.net))).toEqual(new Set(['30.00']));
  });

  test('the job brings reports up to the ledger, so that the ledger check agrees', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, yearOf([500, -20, 300]));
    await reportJob(harness.db, { ...harness, timeZone, currency }).run(
      new AbortController().signal,
    );
    const progress = await harness.db
      .selectFrom('report_progress')
      .select('posting_id')
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    expect(progress.posting_id).toBeGreaterThan(0n);
    expect((await harness.wallet.ledgerCheck()).findings).toEqual([]);
    await harness.db
      .updateTable('day_total')
      .set({ money_in: 1n })
      .where('account_id', '=', person.accountId)
      .where('money_in', '>', 0n)
      .execute();
    const { findings } = await harness.wallet.ledgerCheck();
    expect(findings).toMatchObject([
      { check: 'reports hold what the ledger moved', subject: person.accountId.toString() },
    ]);
  });

  test('another time zone of the site counts the days anew', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, [
      { at: '2026-11-19T20:00:00Z', kind: 'deposit', amount: 700n, roundId: 'r' },
    ]);
    await list(person);
    await catchUpReports(harness.db, [person.accountId], { timeZone: 'UTC', currency });
    const days = await harness.db
      .selectFrom('day_total')
      .select([sql<string>`day::text`.as('day'), 'money_in'])
      .where('account_id', '=', person.accountId)
      .execute();
    expect(days).toEqual([{ day: '2026-11-19', money_in: 700n }]);
    expect((await list(person)).totals.net).toBe('7.00');
  });
});
