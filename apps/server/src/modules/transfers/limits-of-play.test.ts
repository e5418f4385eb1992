import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { reportedRound } from '#ports/fakes/transfer-wallets.fake.ts';
import { openTransfersHarness, type TransfersHarness } from './transfers.fixture.ts';

const halfMinuteMs = 30_000;
const rounds = 20;
const together = 20;
const loss = { kind: 'loss', period: 'day' } as const;
const wager = { kind: 'wager', period: 'day' } as const;
const frees: unknown = expect.any(String);

describe.each(testDatabases())('§7: money at providers and limits, on $name', (database) => {
  let harness: TransfersHarness;
  beforeAll(async () => {
    harness = await openTransfersHarness(database);
  });
  beforeEach(() => harness.calm());
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  /** Resolves with the refusal, or with the state of the transfer. */
  const end = (transfer: Promise<{ state: string }>) =>
    transfer.then(
      ({ state }) => state,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return { code: error.code, hints: error.hints };
      },
    );
  const refusal = (kind: 'loss' | 'wager' | 'time', left: string, at: unknown) => ({
    code: `limit.${kind}.reached`,
    hints: { period: 'day', left, frees: at },
  });

  async function limited(loses: string | null, stakes: string | null = null) {
    const person = await harness.member(500_00n);
    if (loses !== null) await person.limit(loss, loses);
    if (stakes !== null) await person.limit(wager, stakes);
    return person;
  }
  type Person = Awaited<ReturnType<typeof limited>>;

  async function reported() {
    harness.pass(halfMinuteMs);
    await harness.ask();
  }

  test.each([
    { kind: 'loss', loses: '75.00', stakes: null },
    { kind: 'wager', loses: null, stakes: '75.00' },
  ] as const)('brought, it counts against a $kind limit as an open stake', async (limits) => {
    const { kind } = limits;
    const person = await limited(limits.loses, limits.stakes);
    const requestKey = randomUUID();
    expect(await end(person.bring('50.00', requestKey))).toBe('done');
    expect(await person.used()).toEqual({ [kind]: '50.00' });
    expect(await end(person.bring('25.01'))).toEqual(refusal(kind, '25.00', null));
    expect(await person.bet(25_01n)).toBe('spendingLimit');
    expect(await person.bet(25_00n)).toBe('applied');
    expect(await end(person.bring('0.01'))).toEqual(refusal(kind, '0.00', frees));
    expect(await end(person.bring('50.00', requestKey))).toBe('done');
    expect(await end(person.takeBack('40.00'))).toBe('done');
    expect(await person.used()).toEqual({ [kind]: '35.00' });
    expect(await end(person.bring('40.01', randomUUID(), 'LEAF'))).toMatchObject({
      hints: { left: '40.00' },
    });
    expect(await end(person.bring('40.00', randomUUID(), 'LEAF'))).toBe('done');
  });

  test('it is freed when the provider refuses it, not while it is in doubt', async () => {
    const person = await limited('75.00', '75.00');
    harness.provider.feel('refuses');
    expect(await end(person.bring('75.00'))).toBe('refused');
    expect(await person.used()).toEqual({ loss: '0.00', wager: '0.00' });
    harness.provider.feel('failsBefore');
    expect(await end(person.bring('75.00'))).toBe('pending');
    expect(await person.bet(1n)).toBe('spendingLimit');
    harness.provider.feel('refuses');
    await harness.settle();
    expect(await person.used()).toEqual({ loss: '0.00', wager: '0.00' });
    expect(await person.bet(75_00n)).toBe('applied');
  });

  test('reported rounds turn it into losses and wagers, corrections too', async () => {
    const person = await limited('75.00', '100.00');
    await person.bring('50.00');
    const round = harness.play(person, { bet: 35_00n, win: 10_00n });
    await reported();
    expect(await person.used()).toEqual({ loss: '50.00', wager: '60.00' });
    await person.takeAllBack();
    expect(await person.used()).toEqual({ loss: '25.00', wager: '35.00' });
    expect(await end(person.bring('50.01'))).toEqual(refusal('loss', '50.00', frees));
    harness.provider.report('REEF', { ...round, bet: '35.00', win: '0.00' });
    await reported();
    expect(await person.used()).toEqual({ loss: '35.00', wager: '35.00' });
    expect(await end(person.bring('40.01'))).toEqual(refusal('loss', '40.00', frees));
  });

  test('what is won there gives room for losses once it is home, not for wagers', async () => {
    const person = await limited('75.00', '100.00');
    await person.bring('75.00');
    harness.play(person, { bet: 60_00n, win: 90_00n });
    await reported();
    await person.takeAllBack();
    expect(await person.used()).toEqual({ loss: '0.00', wager: '60.00' });
    expect(await end(person.bring('40.01'))).toEqual(refusal('wager', '40.00', frees));
    expect(await end(person.bring('40.00'))).toBe('done');
  });

  test('winnings that are home before their report make no room for wagers', async () => {
    const person = await limited(null, '100.00');
    await person.bring('50.00');
    const round = { bet: 50_00n, win: 250_00n };
    harness.provider.play(person.purse, round.win - round.bet);
    await person.takeAllBack();
    expect(await person.used()).toEqual({ wager: '0.00' });
    expect(await end(person.bring('100.01'))).toEqual(refusal('wager', '100.00', null));
    expect(await end(person.bring('100.00', randomUUID(), 'LEAF'))).toBe('done');
    expect(await end(person.bring('0.01'))).toEqual(refusal('wager', '0.00', null));
    harness.provider.report('REEF', reportedRound(person.accountId, round));
    await reported();
    expect(await person.used()).toEqual({ wager: '150.00' });
    await person.takeAllBack();
    expect(await person.used()).toEqual({ wager: '50.00' });
  });

  test('a limit that is set later counts what is there already', async () => {
    const person = await limited(null);
    await person.bring('50.00');
    harness.play(person, { bet: 20_00n, win: 0n });
    await reported();
    await person.limit(loss, '60.00');
    expect(await person.used()).toEqual({ loss: '50.00' });
    expect(await end(person.bring('10.01'))).toEqual(refusal('loss', '10.00', frees));
  });

  test('a one-bet limit does not concern it, a limit of time does', async () => {
    const person = await limited(null);
    await person.limit({ kind: 'bet', period: 'stake' }, '1.00');
    await person.limit({ kind: 'time', period: 'day' }, '2');
    expect(await end(person.bring('50.00'))).toBe('done');
    await sql`update play_limit set played_at = played_at - interval '121 seconds'
      where account_id = ${person.accountId}`.execute(harness.db);
    expect(await end(person.bring('50.00'))).toEqual(refusal('time', '0', frees));
    expect(await end(person.takeBack('50.00'))).toBe('done');
  });

  /** What was lost, staked and open at once at most, by the ledger. */
  async function peakOf({ accountId }: Person) {
    const { rows } = await sql<{ lost: bigint; staked: bigint }>`
      select max(lost)::bigint as lost, max(staked)::bigint as staked from (
        select sum(lost + studio) over upto as lost, sum(staked + studio) over upto as staked
        from play_move where account_id = ${accountId} window upto as (order by posting_id)
      ) as moved`.execute(harness.db);
    return rows[0];
  }

  test(`at two providers and in bets, ${together} at once, ${rounds} times: 0 over`, async () => {
    for (let round = 0; round < rounds; round++) {
      const person = await limited('75.00', '75.00');
      const bringTo = (vendor: string) => end(person.bring('30.00', randomUUID(), vendor));
      await Promise.all(
        Array.from({ length: together }, (_, index) => {
          if (index % 3 === 0) return person.bet(10_00n);
          return bringTo(index % 3 === 1 ? 'REEF' : 'LEAF');
        }),
      );
      expect(await peakOf(person)).toEqual({ lost: 70_00n, staked: 70_00n });
      expect(await person.used()).toEqual({ loss: '70.00', wager: '70.00' });
    }
  });
});
