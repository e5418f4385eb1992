import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';
import type { BonusPlayer } from './testing/bonus-player.ts';

describe.each(everyEngine())('D23: play-through in the ledger, on $name', (database) => {
  let harness: BonusHarness;
  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  async function owner(deposited: bigint): Promise<BonusPlayer> {
    const player = await harness.player();
    await player.owe(deposited);
    return player;
  }
  const owed = (player: BonusPlayer) => player.owed();

  async function played(player: BonusPlayer, round: string, stake: bigint, won: bigint) {
    const bet = await player.bet(round, stake);
    const win = won > 0n ? await player.win(round, won) : null;
    await player.finish(round);
    return { bet, win };
  }

  test('a deposit can be held only after it was played', async () => {
    const player = await owner(1000n);
    expect((await player.hold(1000n)).outcome).toBe('playThroughOpen');
    expect((await player.hold(2000n)).outcome).toBe('noFunds');
    await played(player, 'a', 1000n, 900n);
    expect(await owed(player)).toBe(0n);
    expect((await player.hold(900n)).outcome).toBe('applied');
  });

  test('an open round, a push and a bet taken back count nothing', async () => {
    const player = await owner(1000n);
    await player.bet('open', 100n);
    await played(player, 'push', 200n, 200n);
    const bet = await player.bet('back', 300n);
    await player.back(bet.externalId);
    await player.finish('back');
    expect(await owed(player)).toBe(1000n);
    await player.finish('open');
    expect(await owed(player)).toBe(900n);
  });

  test('a bet taken back after the end is owed again, never above what was lowered', async () => {
    const player = await owner(1000n);
    const { bet } = await played(player, 'a', 400n, 100n);
    expect(await owed(player)).toBe(600n);
    await player.back(bet.externalId);
    expect(await owed(player)).toBe(1000n);
    await player.back(bet.externalId);
    expect(await owed(player)).toBe(1000n);
    const more = await owner(100n);
    const big = await played(more, 'b', 100n, 100n + 1n);
    expect(await owed(more)).toBe(0n);
    await more.back(big.bet.externalId);
    expect(await owed(more)).toBe(100n);
  });

  test('a win taken back after the end ends a push', async () => {
    const player = await owner(1000n);
    const { win } = await played(player, 'a', 400n, 400n);
    await player.back(win?.externalId ?? '');
    expect(await owed(player)).toBe(600n);
  });

  test('a second finish counts nothing again, also after another deposit', async () => {
    const player = await owner(100n);
    await player.win('gift', 100n);
    await played(player, 'a', 150n, 0n);
    expect(await owed(player)).toBe(0n);
    await player.owe(1000n);
    await player.finish('a');
    expect(await owed(player)).toBe(1000n);
    await player.bet('a', 50n);
    expect(await owed(player)).toBe(950n);
    await player.win('a', 200n);
    expect(await owed(player)).toBe(1100n);
  });

  test('bet, win and finish in one batch, with a deposit beside them or not', async () => {
    const player = await owner(1000n);
    const { accountId } = player;
    const base = { accountId, contraId: harness.contraId, source: 'games:test', category: 'RNG' };
    const op = (kind: 'bet' | 'win' | 'deposit', amountMinor: bigint, more = {}) => ({
      ...base,
      kind,
      amountMinor,
      externalId: randomUUID(),
      ...more,
    });
    await harness.wallet.apply([
      op('bet', -100n, { roundId: 'a' }),
      op('win', 40n, { roundId: 'a', finishesRound: true }),
    ]);
    expect(await owed(player)).toBe(900n);
    await harness.wallet.apply([
      op('bet', -100n, { roundId: 'b', finishesRound: true }),
      op('bet', -50n, { roundId: 'c', finishesRound: true }),
    ]);
    expect(await owed(player)).toBe(750n);
    await harness.wallet.apply([
      op('deposit', 500n, { owesMinor: 500n }),
      op('bet', -100n, { roundId: 'd', finishesRound: true }),
    ]);
    expect(await owed(player)).toBe(1150n);
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        harness.wallet.apply([op('bet', -100n, { roundId: `e${n}`, finishesRound: true })]),
      ),
    );
    expect(await owed(player)).toBe(50n);
  });

  test('what is owed falls to zero and no lower; a locked account owes nothing', async () => {
    const player = await owner(100n);
    await player.release('reportedPlay', -60n);
    expect(await owed(player)).toBe(40n);
    await player.release('reportedPlay', -60n);
    expect(await owed(player)).toBe(0n);
    await player.owe(500n);
    await player.release('playThroughEnd', -(2n ** 62n));
    expect(await owed(player)).toBe(0n);
    await harness.engine.query(`update account set wagering_blocked = 'x' where id = $1`, [
      player.accountId,
    ]);
    await player.owe(500n);
    expect(await owed(player)).toBe(0n);
    expect((await player.hold(500n)).outcome).toBe('applied');
  });

  test('a round that counted more than was owed gives back only what it lacks', async () => {
    const player = await owner(100n);
    await player.win('gift', 100n);
    const small = await player.bet('a', 50n);
    await player.bet('a', 100n);
    await player.finish('a');
    expect(await owed(player)).toBe(0n);
    await player.back(small.externalId);
    expect(await owed(player)).toBe(0n);
  });

  test('a release stands when an earlier bet is taken back', async () => {
    const player = await owner(100n);
    const { bet } = await played(player, 'a', 60n, 10n);
    await harness.engine.query(`update account set wagering_blocked = 'x' where id = $1`, [
      player.accountId,
    ]);
    await player.release('playThroughEnd', -(2n ** 62n));
    await player.back(bet.externalId);
    expect(await owed(player)).toBe(0n);
  });

  test('a withdrawal and a deposit at once, in any order: no unplayed money leaves', async () => {
    for (let n = 0; n < 10; n += 1) {
      const player = await harness.player(100n);
      const [, hold] = await Promise.all([player.owe(100n), player.hold(100n)]);
      expect(['applied', 'playThroughOpen']).toContain(hold.outcome);
      expect((await player.hold(1n)).outcome).toBe('playThroughOpen');
    }
  });

  test('an account that may not wager is granted no bonus and keeps the deposit', async () => {
    const player = await harness.player();
    const lock = (by: string | null) =>
      harness.engine.query(`update account set wagering_blocked = $2 where id = $1`, [
        player.accountId,
        by,
      ]);
    await player.reward(50n, 2, 'running');
    await lock('operator');
    expect(await player.offers()).toEqual([]);
    await player.arrive(100_00n, 'double');
    const key = randomUUID();
    await expect(player.reward(50n, 2, key)).rejects.toThrow('play.locked');
    await expect(player.reward(50n, 0, key)).rejects.toThrow('play.locked');
    expect((await player.list()).list).toHaveLength(1);
    expect(await player.held()).toEqual({ cash: 100_00n, bonus: 50n });
    await lock(null);
    expect(await player.reward(50n, 0, key)).toBe(true);
    expect(await player.offers()).not.toEqual([]);
  });
});
