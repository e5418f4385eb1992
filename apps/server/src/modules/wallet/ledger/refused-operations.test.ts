import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import type { PostingKind, WalletOperation } from '../operation.ts';

describe.each(everyEngine())('D30: refused operations on $name', (database) => {
  let base: TestBase;
  let contraId: bigint;

  beforeAll(async () => {
    base = await openTestBase(database);
    contraId = await base.wallet.houseAccount('vendor', 'PHP');
  });

  afterAll(async () => {
    expect(await base.findings()).toEqual([]);
    await base.close();
  });

  async function accountWith(balance: bigint): Promise<bigint> {
    const { accountId } = await base.member();
    await one(accountId, 'deposit', balance, randomUUID());
    return accountId;
  }

  function operation(
    accountId: bigint,
    kind: PostingKind,
    amountMinor: bigint,
    externalId: string,
    extra: Pick<WalletOperation, 'reverses'> = {},
  ): WalletOperation {
    return { accountId, contraId, kind, amountMinor, source: 'test', externalId, ...extra };
  }

  async function one(...given: Parameters<typeof operation>) {
    const [result] = await base.wallet.apply([operation(...given)]);
    if (!result) throw new Error('no result');
    return result;
  }

  const balanceOf = (accountId: bigint) => base.balanceOf({ accountId });

  test('a bet or win sent again after it was taken back, one that differs as such', async () => {
    const account = await accountWith(100n);
    await one(account, 'bet', -30n, 'dealt');
    await one(account, 'win', 5n, 'paid');
    await one(account, 'rollback', 0n, 'dealt-rb', { reverses: 'dealt' });
    await one(account, 'rollback', 0n, 'paid-rb', { reverses: 'paid' });
    const refused = { outcome: 'alreadyRolledBack', postingId: null, balanceMinor: 100n };
    expect(await one(account, 'bet', -30n, 'dealt')).toMatchObject(refused);
    expect(await one(account, 'win', 5n, 'paid')).toMatchObject(refused);
    expect((await one(account, 'bet', -31n, 'dealt')).outcome).toBe('repeatDiffers');
    const batch = [operation(account, 'win', 1n, 'with'), operation(account, 'bet', -30n, 'dealt')];
    const outcomes = (await base.wallet.apply(batch)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['groupRefused', 'alreadyRolledBack']);
    expect(await balanceOf(account)).toBe(100n);
  });

  test.each(['win', 'deposit', 'adjustment', 'reward'] as const)(
    'a %s that would lift a balance above its limit, not one up to it',
    async (kind) => {
      const account = await accountWith(1000n);
      const room = largestBalanceMinor - 1000n;
      for (const above of [room + 1n, 9_223_372_036_854_775_807n]) {
        expect(await one(account, kind, above, `above-${kind}-${above}`)).toMatchObject({
          outcome: 'balanceTooHigh',
          balanceMinor: 1000n,
        });
      }
      const full = await one(account, kind, room, `full-${kind}`);
      expect(full).toMatchObject({ outcome: 'applied', balanceMinor: largestBalanceMinor });
      expect((await one(account, kind, room, `full-${kind}`)).outcome).toBe('repeated');
      const bet = await one(account, 'bet', -10n, `still-${kind}`);
      expect(bet.balanceMinor).toBe(largestBalanceMinor - 10n);
    },
  );

  test('returns to a full balance are accepted, however far above the limit', async () => {
    const account = await accountWith(1000n);
    await one(account, 'bet', -600n, 'brim-bet');
    await one(account, 'withdrawalHold', -400n, 'hold:full');
    await one(account, 'win', largestBalanceMinor, 'brim-win');
    await one(account, 'withdrawalReturn', 400n, 'return:full');
    const back = await one(account, 'rollback', 0n, 'brim-rb', { reverses: 'brim-bet' });
    expect(back).toMatchObject({
      outcome: 'applied',
      balanceMinor: largestBalanceMinor + 1000n,
    });
    expect((await one(account, 'win', 1n, 'one-more')).outcome).toBe('balanceTooHigh');
  });
});
