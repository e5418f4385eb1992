import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { inTransaction } from '#db/transaction.ts';
import { maskedName } from '@pavilion/domain/member/masked';
import {
  betWinBody,
  createWalletHarness,
  newId,
  rollbackBody,
  type WalletHarness,
} from './wallet-harness.ts';

const baseContext = { requestId: '', language: 'EN', address: '', userAgent: '' } as const;

describe.each(testDatabases())('§3: the winner board on $name', ({ name, open }) => {
  let harness: WalletHarness;

  // The clock moves only when a test sets it.
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    harness = await createWalletHarness({ open });
  });

  afterAll(async () => {
    vi.useRealTimers();
    await harness.close();
  });

  async function board(limitNum = 20) {
    const input = { gameCategory: 'ALL', limitNum } as const;
    return (await harness.games.handlers.listWinners(input, baseContext)).list;
  }

  /** Reads the board after the two seconds for which it is cached. */
  async function gathered() {
    await harness.games.jobs.runNow();
    vi.setSystemTime(Date.now() + 2_000);
    return board();
  }

  test('real wins are listed, biggest first, masked and once, until rolled back', async () => {
    expect(await gathered()).toEqual([]);
    expect(harness.published).toEqual([]);
    const player = await harness.player(10_000n);
    const [small, big] = [newId(), newId()];
    const body = betWinBody(player, [
      { id: newId(), bet: '10.00' },
      { id: small, win: '2.50' },
      { id: big, win: '40.00' },
    ]);
    await harness.post('betwin', body);
    await harness.post('betwin', body);

    const list = await gathered();
    expect(list.map((one) => one.winAmount)).toEqual(['40.00', '2.50']);
    expect(list[0]).toMatchObject({
      gameName: 'harbour-lights',
      nodeId: 1,
      vassalage: 'LANTERN',
      customerName: maskedName(player.context.caller.username),
    });
    expect(harness.published.map(({ kind }) => kind)).toEqual(['winners']);
    expect(await board(1)).toHaveLength(1);

    await harness.post('rollback', rollbackBody(player, [[newId(), big]]));
    expect((await gathered()).map((one) => one.winAmount)).toEqual(['2.50']);
  });

  test('a win that was rolled back before it was gathered is never listed', async () => {
    const player = await harness.player(10_000n);
    const win = newId();
    await harness.post('betwin', betWinBody(player, [{ id: win, win: '99.00' }]));
    await harness.post('rollback', rollbackBody(player, [[newId(), win]]));
    expect((await gathered()).map((one) => one.winAmount)).not.toContain('99.00');
  });

  test('pages get a signal at most every five seconds, however many wins there are', async () => {
    const player = await harness.player(10_000n);
    const before = harness.published.length;
    for (let round = 0; round < 3; round += 1) {
      await harness.post('betwin', betWinBody(player, [{ id: newId(), win: '1.00' }]));
      await harness.games.jobs.runNow();
    }
    expect(harness.published.length - before).toBeLessThanOrEqual(1);
    vi.setSystemTime(Date.now() + 5_000);
    await harness.games.jobs.runNow();
    expect(harness.published.length - before).toBeLessThanOrEqual(2);
  });

  // The embedded database has a single connection.
  test.runIf(name === 'postgres')(
    'gathering locks accounts in the order of every batch of bets, so that neither stops the other',
    async () => {
      const first = await harness.player(10_000n);
      const second = await harness.player(10_000n);
      await harness.post('betwin', betWinBody(first, [{ id: newId(), win: '5.00' }]));
      await harness.post('betwin', betWinBody(second, [{ id: newId(), win: '500.00' }]));
      const lock = 'select 1 from account where id = $1 for update nowait';
      const waits = `select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      let gathering = Promise.resolve();
      await inTransaction(harness.engine, async (batch) => {
        await batch.query(lock, [first.accountId]);
        gathering = harness.games.jobs.runNow();
        const waiting = async () => (await harness.engine.query(waits)).rows.length;
        await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000 });
        await batch.query(lock, [second.accountId]);
      });
      await gathering;
      vi.setSystemTime(Date.now() + 2_000);
      expect((await board()).map((one) => one.winAmount)).toContain('500.00');
    },
  );
});
