import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import {
  openTransfersHarness,
  type TransfersHarness,
} from '#modules/transfers/transfers.fixture.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { reportedRound } from '#ports/fakes/transfer-wallets.fake.ts';
import type { ReportedRound } from '#ports/transfer-wallets.ts';
import { currency } from '#testing/test-base.ts';
import { rollupChecks } from '../rollup/rollup-check.store.ts';
import { moneyStatement } from './money-statement.ts';

const allDays = { firstDay: '0001-01-01', lastDay: '9999-12-31' };
const cases = 15;

type Person = Awaited<ReturnType<TransfersHarness['member']>>;
type Step =
  | { does: 'bring' | 'takeBack' | 'bet'; amount: bigint }
  | { does: 'play'; bet: bigint; win: bigint; isReported: boolean }
  | { does: 'correct' | 'repeat'; which: number; bet: bigint; win: bigint }
  | { does: 'ask' | 'fallSilent' | 'answer' };

const amount = fc.bigInt(1n, 40_00n);
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constantFrom('bring', 'takeBack', 'bet'), amount }),
    fc.record({ does: fc.constant('play'), bet: amount, win: amount, isReported: fc.boolean() }),
    fc.record({
      does: fc.constantFrom('correct', 'repeat'),
      which: fc.nat(20),
      bet: amount,
      win: amount,
    }),
    fc.record({ does: fc.constantFrom('ask', 'fallSilent', 'answer') }),
  ),
  { minLength: 5, maxLength: 25 },
) as fc.Arbitrary<Step[]>;

const decimal = (minor: bigint) => `${minor / 100n}.${(minor % 100n).toString().padStart(2, '0')}`;
const minorOf = (text: string) => BigInt(text.replace('.', ''));

/** Moves a member's money and plays rounds at the provider, which reports some of them late. */
function createPlayer(harness: TransfersHarness, person: Person) {
  const rounds: ReportedRound[] = [];
  const late: ReportedRound[] = [];
  let atProvider = 0n;

  function moveThere(change: bigint): boolean {
    if (atProvider + change < 0n) return false;
    atProvider += change;
    harness.provider.play(person.purse, change);
    return true;
  }

  async function transfer(does: 'bring' | 'takeBack', minor: bigint): Promise<void> {
    const { state } = await person[does](decimal(minor)).catch(() => ({ state: 'refused' }));
    if (state === 'done') atProvider += does === 'bring' ? minor : -minor;
  }

  function correct(which: number, bet: bigint, win: bigint): void {
    const round = rounds[which % rounds.length];
    if (!round || late.includes(round)) return;
    const before = minorOf(round.win) - minorOf(round.bet);
    if (!moveThere(win - bet - before)) return;
    Object.assign(round, { bet: decimal(bet), win: decimal(win) });
    harness.provider.report('REEF', { ...round });
  }

  async function take(step: Step): Promise<void> {
    if (step.does === 'bring' || step.does === 'takeBack') await transfer(step.does, step.amount);
    if (step.does === 'bet') await person.bet(step.amount);
    if (step.does === 'correct') correct(step.which, step.bet, step.win);
    if (step.does === 'play' && moveThere(step.win - step.bet)) {
      const round = reportedRound(person.accountId, step);
      rounds.push(round);
      if (step.isReported) harness.provider.report('REEF', { ...round });
      else late.push(round);
    }
    const reported = rounds.filter((round) => !late.includes(round));
    const again = step.does === 'repeat' ? reported[step.which % reported.length] : undefined;
    if (again) harness.provider.report('REEF', { ...again });
  }

  return {
    take,
    /** Reports all late rounds. */
    reportAll: () => {
      for (const round of late.splice(0)) harness.provider.report('REEF', { ...round });
    },
    atProvider: () => atProvider,
  };
}

describe.each(testDatabases())('§7: money at providers on $name', (database) => {
  let harness: TransfersHarness;
  beforeAll(async () => {
    harness = await openTransfersHarness(database);
  });
  afterAll(() => harness.close());

  async function ask(): Promise<void> {
    harness.pass(3_600_000);
    await harness.ask();
  }

  async function statement({ accountId }: Person) {
    await catchUpReports(harness.db, [accountId], { ...harness, currency });
    return moneyStatement(harness.db, accountId, allDays);
  }

  test('is the sum of transfers and reported rounds', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        harness.calm();
        const person = await harness.member(500_00n);
        const player = createPlayer(harness, person);
        for (const step of drawn) {
          if (step.does === 'ask') await ask().then(() => statement(person));
          // Only reports are late: transfers wait for their answer.
          else if (step.does === 'fallSilent') harness.provider.keepRounds(true);
          else if (step.does === 'answer') harness.provider.keepRounds(false);
          else await player.take(step);
        }
        harness.provider.keepRounds(false);
        player.reportAll();
        await ask();
        const sums = await statement(person);
        expect(sums.reportedMinor - sums.transfersMinor).toBe(player.atProvider());
        const funds = await person.funds('REEF');
        const all = minorOf(funds.mainBalance) + minorOf(funds.vendorBalance);
        const play = [...sums.games.values()].reduce(
          (sum, { stakeMinor, returnedMinor }) => sum + returnedMinor - stakeMinor,
          0n,
        );
        expect(sums.depositsMinor + play).toBe(all);
        expect(await harness.findings()).toEqual([]);
        expect(await findingsOf(harness.db, rollupChecks)).toEqual([]);
      }),
      drawnCases(cases),
    );
  });
});
