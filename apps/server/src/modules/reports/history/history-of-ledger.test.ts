import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import {
  openTransfersHarness,
  type TransfersHarness,
} from '#modules/transfers/transfers.fixture.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { currency, timeZone, trialCurrency, type Member } from '#testing/test-base.ts';
import {
  openPlayReports,
  openReportHarness,
  type PlayReports,
  type ReportHarness,
} from '../reports.fixture.ts';
import { createReports } from '../reports.ts';
import { movesOf, reportPlay, steps } from './history-moves.fixture.ts';
import { cellsOf, ledgerOf, minorOf, openedAt, rowsOf, type Answer } from './history.fixture.ts';

const totalName = 'Since you opened your account';
const settings = { timeZone, currency };

describe.each(testDatabases())('§7: history and the ledger on $name', (database) => {
  let harness: ReportHarness;
  beforeAll(async () => {
    harness = await openReportHarness(database);
  });
  afterAll(() => harness.close());

  test('months, total and file equal the ledger to the cent, whatever moved', async () => {
    const { db, handlers, time } = harness;
    const ages = fc.integer({ min: 0, max: 470 });
    await fc.assert(
      fc.asyncProperty(steps, ages, fc.integer({ min: 1, max: 9 }), async (drawn, days, pace) => {
        const person = await harness.member();
        const opened = new Date(time.now.getTime() - days * dayMs);
        await openedAt(db, person, opened);
        const moves = [
          // In the past too: what the wallet posts is of today, not of the test's clock.
          { at: opened, kind: 'adjustment' as const, amount: 1_000_000_00n },
          { at: opened, kind: 'deposit' as const, amount: 1n },
          ...movesOf(drawn, opened, time.now),
        ];
        await harness.past(person.accountId, moves);
        await reportPlay(db, person, moves);
        await catchUpReports(db, [person.accountId], settings, pace);
        const answer = await handlers.getHistory({}, person.context);
        const ledger = await ledgerOf(db, person, timeZone);
        expect(answer.months).toEqual(
          answer.months.map(({ month }) => ({ month, ...ledger.monthOf(month) })),
        );
        const { since, ...total } = answer.total;
        expect(total).toEqual(ledger.total);
        const [, ...rows] = await cellsOf(await handlers.exportHistory({}, person.context));
        expect(rows).toEqual(rowsOf(answer, totalName));
        expect(answer.months).toHaveLength(Math.min(12, monthsSince(since)));
      }),
      drawnCases(25),
    );
    expect(await harness.checks()).toEqual([]);
  });
});

/** How many months there are from a day on until November of 2026. */
function monthsSince(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return (2026 - year) * 12 + 11 - month + 1;
}

/** Sums a figure of all months. */
const sumOf = (months: Answer['months'], figure: 'deposits' | 'withdrawals' | 'staked' | 'won') =>
  months.reduce((sum, month) => sum + minorOf(month[figure]), 0n);

function sumsOf({ months, total }: Answer) {
  const figures = ['deposits', 'withdrawals', 'staked', 'won'] as const;
  return {
    months: figures.map((figure) => sumOf(months, figure)),
    total: figures.map((figure) => minorOf(total[figure])),
  };
}

describe.each(testDatabases())('§7: history of what the wallet posts on $name', (database) => {
  let harness: PlayReports;
  beforeAll(async () => {
    harness = await openPlayReports(database);
  });
  afterAll(() => harness.close());

  const history = (person: Member) => harness.reports.handlers.getHistory({}, person.context);

  const kinds = ['bet', 'win', 'deposit', 'withdrawalHold', 'withdrawalReturn', 'reward'] as const;
  const drawn = fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds, 'rollback' as const),
      amount: fc.bigInt(1n, 3000n),
      which: fc.nat(20),
    }),
    { minLength: 1, maxLength: 15 },
  );

  test('equals the ledger to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (wanted) => {
        const person = await harness.member({ balance: 100_000n });
        const standing: string[] = [];
        for (const { kind, amount, which } of wanted) {
          const isPlay = kind === 'bet' || kind === 'win';
          const round = isPlay ? { roundId: `r${which % 3}`, gameNode: 3 } : {};
          if (kind === 'rollback') {
            const [reverses] = standing.splice(which % Math.max(1, standing.length), 1);
            if (reverses !== undefined) await harness.play(person, kind, 0n, { reverses });
          } else {
            const takes = kind === 'bet' || kind === 'withdrawalHold';
            const id = await harness.play(person, kind, takes ? -amount : amount, round);
            if (isPlay) standing.push(id);
          }
        }
        const answer = await history(person);
        const ledger = await ledgerOf(harness.db, person, timeZone);
        expect(answer.total).toMatchObject(ledger.total);
        expect(answer.months).toEqual(
          answer.months.map(({ month }) => ({ month, ...ledger.monthOf(month) })),
        );
      }),
      drawnCases(15),
    );
  });

  test('months add up to the total while bets land', async () => {
    const person = await harness.member({ balance: 100_000n });
    const answers: Answer[] = [];
    let isPlaying = true;
    const play = async () => {
      for (let bet = 0; bet < 50; bet += 1) {
        await harness.play(person, 'bet', -10n, { roundId: `r${bet}`, gameNode: 3 });
        await catchUpReports(harness.db, [person.accountId], settings);
      }
    };
    const read = async () => {
      while (isPlaying) answers.push(await history(person));
    };
    await Promise.all([play().finally(() => (isPlaying = false)), read(), read()]);
    const sums = answers.map(sumsOf);
    expect(sums.map(({ months }) => months)).toEqual(sums.map(({ total }) => total));
    const { total } = await history(person);
    expect(total).toMatchObject({ staked: '5.00', net: '-5.00' });
  });
});

describe.each(testDatabases())('§7: history of play at providers on $name', (database) => {
  let harness: TransfersHarness;
  beforeAll(async () => {
    harness = await openTransfersHarness(database);
  });
  afterAll(() => harness.close());

  test('shows what they report, and neither what is brought nor what is taken back', async () => {
    const reports = createReports({
      ...harness,
      clock: () => new Date(),
      currency,
      trialCurrency,
      games: {
        nameOf: () => ({ gameName: '', vendorName: '' }),
        byNode: () => undefined,
        nodesOf: () => [],
      },
    });
    const person = await harness.member(500_00n);
    await person.bring('200.00');
    const round = harness.play(person, { bet: 50_00n, win: 10_00n });
    harness.pass(hourMs);
    await harness.ask();
    await reports.handlers.getHistory({}, person.context);
    harness.provider.report('REEF', { ...round, bet: '60.00', win: '30.00' });
    harness.pass(hourMs);
    await harness.ask();
    await person.takeBack('100.00');
    const answer = await reports.handlers.getHistory({}, person.context);
    const figures = { deposits: '500.00', withdrawals: '0.00', staked: '60.00', won: '30.00' };
    expect(answer.total).toMatchObject({ ...figures, net: '-30.00', netDeposits: '500.00' });
    expect(sumsOf(answer).months).toEqual(sumsOf(answer).total);
  });
});
