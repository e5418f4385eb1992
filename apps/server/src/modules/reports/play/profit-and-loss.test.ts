import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import type { Member } from '#testing/test-base.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { openPlayReports, type PlayReports } from '../reports.fixture.ts';

describe.each(testDatabases())('§7: profit and loss on $name', (database) => {
  let harness: PlayReports;

  beforeAll(async () => {
    harness = await openPlayReports(database);
  });
  afterAll(() => harness.close());

  const move = (...played: Parameters<PlayReports['play']>) => harness.play(...played);

  /** Takes two days, since midnight may pass between a move and its report. */
  const report = (person: Member) =>
    harness.reports.handlers.getProfitAndLoss({ lastDays: 2 }, person.context);

  test('stakes and returns are summed by category, without returned bets', async () => {
    const person = await harness.member();
    await move(person, 'deposit', 100_000n);
    await move(person, 'bet', -1000n, { roundId: 'a', gameNode: 1 });
    await move(person, 'win', 2500n, { roundId: 'a', gameNode: 1 });
    const back = await move(person, 'bet', -400n, { roundId: 'b', gameNode: 3 });
    await move(person, 'bet', -100n, { roundId: 'b', gameNode: 3 });
    await move(person, 'rollback', 0n, { roundId: 'b', reverses: back });
    await move(person, 'bet', -50n, { roundId: 'c', gameNode: 4711 });
    await move(person, 'reward', 300n);
    await move(person, 'withdrawalHold', -2000n);
    await move(person, 'adjustment', -10n);
    expect(await report(person)).toMatchObject({
      stake: '11.50',
      returned: '25.00',
      net: '13.50',
      categories: [
        { gameType: 'RNG', stake: '10.00', returned: '25.00', net: '15.00' },
        { gameType: 'FISH', stake: '1.00', returned: '0.00', net: '-1.00' },
        { gameType: null, stake: '0.50', returned: '0.00', net: '-0.50' },
      ],
      bonus: '3.00',
      deposits: '1000.00',
      withdrawals: '20.00',
      adjustments: '-0.10',
      change: '996.40',
      lifetime: { deposits: '1000.00', withdrawals: '20.00', net: '980.00' },
    });
  });

  test('an open bet is shown apart from settled ones, and is no loss', async () => {
    const person = await harness.member();
    await move(person, 'deposit', 100_000n);
    await move(person, 'bet', -1000n, { roundId: 'won', gameNode: 1 });
    await move(person, 'win', 2500n, { roundId: 'won', gameNode: 1, finishesRound: true });
    await move(person, 'bet', -300n, { roundId: 'lost', gameNode: 3 });
    await move(person, 'finish', 0n, { roundId: 'lost', finishesRound: true });
    await move(person, 'bet', -2000n, { roundId: 'open', gameNode: 3 });
    const back = await move(person, 'bet', -500n, { roundId: 'open', gameNode: 3 });
    await move(person, 'rollback', 0n, { roundId: 'open', reverses: back });
    const cancelled = await move(person, 'bet', -700n, { roundId: 'cancelled', gameNode: 3 });
    await move(person, 'rollback', 0n, { roundId: 'cancelled', reverses: cancelled });
    const undecided = { stake: '20.00', returned: '0.00', net: '-20.00' };
    expect(await report(person)).toMatchObject({
      stake: '33.00',
      returned: '25.00',
      net: '-8.00',
      settled: { stake: '13.00', returned: '25.00', net: '12.00' },
      open: undecided,
      openRounds: 1,
      categories: [
        {
          gameType: 'RNG',
          settled: { stake: '10.00', returned: '25.00', net: '15.00' },
          open: { stake: '0.00', returned: '0.00', net: '0.00' },
        },
        {
          gameType: 'FISH',
          settled: { stake: '3.00', returned: '0.00', net: '-3.00' },
          open: undecided,
        },
      ],
      change: '992.00',
    });
  });

  test('an open round counts in each day what it moved then', async () => {
    const person = await harness.member();
    await move(person, 'deposit', 100_000n);
    const contraId = await harness.wallet.houseAccount('games:lagoon', 'PHP');
    await sql`insert into posting (account_id, contra_id, kind, amount, balance_after, source,
        external_id, round_id, game_node, created_at)
      values (${person.accountId}, ${contraId}, 1, -1000, 99000, 'games:lagoon', ${randomUUID()},
        'long', 3, now() - interval '5 days')`.execute(harness.db);
    await move(person, 'bet', -300n, { roundId: 'long', gameNode: 3 });
    expect(await report(person)).toMatchObject({
      stake: '3.00',
      settled: { stake: '0.00', net: '0.00' },
      open: { stake: '3.00', net: '-3.00' },
      openRounds: 1,
    });
    const week = await harness.reports.handlers.getProfitAndLoss({ lastDays: 7 }, person.context);
    expect(week).toMatchObject({ open: { stake: '13.00' }, openRounds: 1 });
  });

  test('a member who did nothing has a report of noughts', async () => {
    const zero = { categories: [], net: '0.00', change: '0.00', lifetime: { net: '0.00' } };
    expect(await report(await harness.member())).toMatchObject(zero);
  });

  test('whatever moved, the report adds up to what the ledger moved', async () => {
    const kinds = fc.constantFrom(
      'bet',
      'win',
      'deposit',
      'withdrawalHold',
      'adjustment',
      'reward',
    );
    const moves = fc.array(
      fc.record({ kind: kinds, amount: fc.bigInt(1n, 5000n), node: fc.constantFrom(1, 3, 99) }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (wanted) => {
        const person = await harness.member({ balance: 100_000n });
        for (const { kind, amount, node } of wanted) {
          const takes = kind === 'bet' || kind === 'withdrawalHold';
          const round = kind === 'bet' || kind === 'win' ? { roundId: 'r', gameNode: node } : {};
          await move(person, kind, takes ? -amount : amount, round);
        }
        const { rows } = await sql<{ moved: bigint }>`
          select sum(amount)::bigint as moved from posting
          where account_id = ${person.accountId}`.execute(harness.db);
        const { change } = await report(person);
        expect(change).toBe(formatAmount(rows[0]?.moved ?? 0n, 2));
      }),
      drawnCases(15),
    );
  });

  test('days before the history are refused', async () => {
    const person = await harness.member();
    const request = harness.reports.handlers.getProfitAndLoss(
      { startDate: '2020-01-01' },
      person.context,
    );
    await expect(request).rejects.toMatchObject({ code: 'report.range' });
  });
});
