import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { PostingKind } from '#modules/wallet/operation.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { currency, timeZone } from '#testing/test-base.ts';
import { openReportHarness, type ReportHarness } from '../reports.fixture.ts';
import { moneyStatement } from './money-statement.ts';

const at = '2026-11-20T10:00:00Z';
const days = { firstDay: '2026-11-19', lastDay: '2026-11-20' };

/** What each kind moved without any game, in minor units. */
const moved: Partial<Record<PostingKind, readonly bigint[]>> = {
  deposit: [1_000_00n, 500_00n],
  withdrawalHold: [-300_00n],
  withdrawalReturn: [50_00n],
  adjustment: [7_00n, -2_00n],
  finish: [1n],
  reward: [13_00n],
  bonusGrant: [17_00n],
  bonusConvert: [-1_00n],
  bonusForfeit: [-2_00n],
  bonusExpire: [-3_00n],
  bonusLost: [-4_00n],
  vendorTransferHold: [-90_00n],
  vendorTransferReturn: [20_00n],
  vendorTransferIn: [45_00n],
  memberRebate: [2_00n],
  agentRebate: [3_00n],
  salary: [6_00n, -5_00n],
  dividend: [9_00n, -4_00n],
  downlineIn: [60_00n, 8_00n],
  downlineOut: [-31_00n],
};

describe.each(testDatabases())('the statement of an account on $name', (database) => {
  let harness: ReportHarness;

  beforeAll(async () => {
    harness = await openReportHarness(database);
  });
  afterAll(() => harness.close());

  async function statementOf(accountId: bigint) {
    await catchUpReports(harness.db, [accountId], { timeZone, currency });
    return moneyStatement(harness.db, accountId, days);
  }

  test('each kind of posting is on its side, and the sides add up to the change', async () => {
    const { accountId } = await harness.member();
    const kinds = Object.entries(moved) as [PostingKind, readonly bigint[]][];
    await harness.past(
      accountId,
      kinds.flatMap(([kind, amounts]) => amounts.map((amount) => ({ at, kind, amount }))),
    );
    const statement = await statementOf(accountId);
    expect(statement).toEqual({
      games: new Map(),
      bonusMinor: 31_00n,
      depositsMinor: 1_500_00n,
      withdrawalsMinor: 250_00n,
      transfersMinor: -25_00n,
      reportedMinor: 0n,
      downlineMinor: 37_00n,
      adjustmentsMinor: 5_01n,
    });
    const { games, reportedMinor, withdrawalsMinor, ...sides } = statement;
    const change = Object.values(moved)
      .flat()
      .reduce((sum, amount) => sum + amount, 0n);
    const sums = Object.values(sides).reduce((sum, side) => sum + side, 0n);
    expect(sums - withdrawalsMinor).toBe(change);
    expect([games.size, reportedMinor]).toEqual([0, 0n]);
  });

  test('what is taken back lowers the stake and return of its own game', async () => {
    const { accountId } = await harness.member();
    await harness.past(accountId, [
      { at: '2026-11-01T10:00:00Z', kind: 'deposit', amount: 900_00n },
      { at, kind: 'bet', amount: -200_00n, gameNode: 7 },
      { at, kind: 'bet', amount: -30_00n, gameNode: 7 },
      { at, kind: 'rollback', amount: 40_00n, gameNode: 7 },
      { at, kind: 'win', amount: 500_00n, gameNode: 7 },
      { at, kind: 'rollback', amount: -60_00n, gameNode: 7 },
      { at, kind: 'bet', amount: 4_00n, gameNode: 7 },
      { at, kind: 'win', amount: -3_00n, gameNode: 7 },
      { at, kind: 'bet', amount: -11_00n },
      { at, kind: 'win', amount: 5_00n, gameNode: 9 },
    ]);
    const { games, depositsMinor } = await statementOf(accountId);
    expect(games).toEqual(
      new Map([
        [0, { stakeMinor: 11_00n, returnedMinor: 0n }],
        [7, { stakeMinor: 186_00n, returnedMinor: 437_00n }],
        [9, { stakeMinor: 0n, returnedMinor: 5_00n }],
      ]),
    );
    expect(depositsMinor).toBe(0n);
  });
});
