import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createSignals, type Signal, type Signals } from '#kit/signals.ts';
import { currency, openTestBase, trialCurrency, type TestBase } from '#testing/test-base.ts';
import type { WalletOperation } from './operation.ts';
import { writePlayLimits } from './play-limit.store.ts';
import { createWallet, type Wallet } from './wallet.ts';

describe.each(testDatabases())('Wire transport: signals of balances on $name', (database) => {
  let base: TestBase;
  let signals: Signals;
  let wallet: Wallet;
  let contraId: bigint;
  let heard: (Signal | null)[] = [];
  let published = 0;

  beforeAll(async () => {
    base = await openTestBase(database);
    signals = createSignals(base.engine, base.db);
    signals.listen((signal) => heard.push(signal));
    await signals.start();
    wallet = createWallet({
      ...base,
      currency,
      trialCurrency,
      signals: {
        ...signals,
        publish: (...given) => {
          published += 1;
          return signals.publish(...given);
        },
      },
    });
    contraId = await wallet.houseAccount('vendor', 'PHP');
  });
  beforeEach(() => {
    heard = [];
    published = 0;
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await signals.stop();
    await base.close();
  });

  function move(accountId: bigint, amountMinor: bigint): WalletOperation {
    const kind = amountMinor < 0n ? 'bet' : 'win';
    return { accountId, contraId, kind, amountMinor, source: 'test', externalId: randomUUID() };
  }

  const balanceOf = ({ memberId }: { memberId: bigint }) => ({ kind: 'balance', memberId });

  /** Returns the signals published before this call: a marker's own signal ends the wait. */
  async function heardBeforeNow() {
    const marker = await base.member();
    await wallet.apply([move(marker.accountId, 1_00n)]);
    await expect.poll(() => heard).toContainEqual(balanceOf(marker));
    return heard.slice(0, -1);
  }

  test('many bets are one signal for each member, a few times a second at most', async () => {
    const members = [await base.member(), await base.member(), await base.member()];
    // No real time passes for the signals, however long the bets take.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const moves = Array.from({ length: 300 }, (_, index) => {
      const { accountId } = members[index % 3] ?? members[0]!;
      return wallet.apply([move(accountId, 1_00n)]);
    });
    await Promise.all(moves);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(() => heard).toHaveLength(3);
    expect(heard).toEqual(expect.arrayContaining(members.map(balanceOf)));
    expect(published).toBe(1);
  });

  test('refused and repeated operations are not published', async () => {
    const member = await base.member();
    const win = move(member.accountId, 5_00n);
    await wallet.apply([win]);
    await expect.poll(() => heard).toEqual([balanceOf(member)]);
    await wallet.apply([win]);
    const [refused] = await wallet.apply([move(member.accountId, -9_00n)]);
    expect(refused?.outcome).toBe('noFunds');
    expect(await heardBeforeNow()).toEqual([balanceOf(member)]);
  });

  test('points that move are no change of a balance', async () => {
    const { accountId } = await base.member();
    await base.db.transaction().execute(async (transaction) => {
      const earned = { ...move(accountId, 5n), kind: 'pointEarn' } as const;
      const [result] = await wallet.applyIn(transaction, [earned]);
      expect(result?.outcome).toBe('applied');
    });
    expect(await heardBeforeNow()).toEqual([]);
  });

  test('a bet that a limit refuses is published as that, not as a change', async () => {
    const member = await base.member({ balance: 9_00n });
    const none = { max_lost_day: null, max_lost_week: null, max_lost_month: null };
    const noWager = { max_staked_day: null, max_staked_week: null, max_staked_month: null };
    const limits = { ...none, ...noWager, max_bet: 5_00n, max_ms: null };
    await base.db
      .transaction()
      .execute((transaction) => writePlayLimits(transaction, member.accountId, limits));
    const [refused] = await wallet.apply([move(member.accountId, -5_01n)]);
    expect(refused?.outcome).toBe('stakeLimit');
    await expect.poll(() => heard).toEqual([{ kind: 'limit', memberId: member.memberId }]);
  });

  test('a change inside a transaction is published with its commit, and not without', async () => {
    const member = await base.member();
    const undone = base.db.transaction().execute(async (transaction) => {
      await wallet.applyIn(transaction, [move(member.accountId, 1_00n)]);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await heardBeforeNow()).toEqual([]);
    heard = [];
    await base.db.transaction().execute(async (transaction) => {
      await wallet.applyIn(transaction, [move(member.accountId, 1_00n)]);
    });
    await expect.poll(() => heard).toEqual([balanceOf(member)]);
  });
});
