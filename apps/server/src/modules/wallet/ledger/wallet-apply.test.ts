import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import type { PostingKind, WalletOperation } from '../operation.ts';
import { closePermits, openPermit } from '../wager-permit.store.ts';

describe.each(everyEngine())('wallet operations on $name', (database) => {
  let base: TestBase;
  let contraId: bigint;
  let names = 0;

  beforeAll(async () => {
    base = await openTestBase(database);
    contraId = await base.wallet.houseAccount('vendor', 'PHP');
  });

  afterAll(async () => {
    expect(await base.findings()).toEqual([]);
    await base.close();
  });

  async function accountWith(balance: bigint): Promise<bigint> {
    const name = (names += 1);
    const { accountId } = await base.member();
    if (balance > 0n) await one(accountId, 'deposit', balance, `start-${name}`);
    return accountId;
  }

  type Extra = Partial<Pick<WalletOperation, 'reverses' | 'permitId' | 'source'>>;

  function operation(
    accountId: bigint,
    kind: PostingKind,
    amountMinor: bigint,
    externalId: string,
    extra: Extra = {},
  ): WalletOperation {
    return { accountId, contraId, kind, amountMinor, source: 'test', externalId, ...extra };
  }

  async function one(...given: Parameters<typeof operation>) {
    const [result] = await base.wallet.apply([operation(...given)]);
    if (!result) throw new Error('no result');
    return result;
  }

  const balanceOf = (accountId: bigint) => base.balanceOf({ accountId });

  test('a repeat answers what was stored the first time and moves nothing', async () => {
    const account = await accountWith(100n);
    const first = await one(account, 'bet', -30n, 'repeat-1');
    await one(account, 'bet', -10n, 'repeat-2');
    const again = await one(account, 'bet', -30n, 'repeat-1');
    expect(first).toMatchObject({ outcome: 'applied', balanceMinor: 70n });
    expect(again).toEqual({ ...first, outcome: 'repeated' });
    expect(await balanceOf(account)).toBe(60n);
  });

  test('the same id with another amount, type or account is refused', async () => {
    const [account, other] = [await accountWith(100n), await accountWith(100n)];
    await one(account, 'bet', -30n, 'differs');
    for (const given of [
      [account, 'bet', -31n],
      [account, 'win', -30n],
      [other, 'bet', -30n],
    ] as const) {
      expect(await one(given[0], given[1], given[2], 'differs')).toMatchObject({
        outcome: 'repeatDiffers',
      });
    }
    expect([await balanceOf(account), await balanceOf(other)]).toEqual([70n, 100n]);
  });

  test('another source may use the same id', async () => {
    const account = await accountWith(100n);
    await one(account, 'bet', -1n, 'shared');
    const result = await one(account, 'bet', -1n, 'shared', { source: 'other' });
    expect(result.outcome).toBe('applied');
  });

  test('a batch applies in order, all or none, and reports the balance from before', async () => {
    const account = await accountWith(100n);
    const refused = await base.wallet.apply([
      operation(account, 'bet', -60n, 'batch-1'),
      operation(account, 'bet', -60n, 'batch-2'),
      operation(account, 'win', 500n, 'batch-3'),
    ]);
    expect(refused.map((result) => result.outcome)).toEqual([
      'groupRefused',
      'noFunds',
      'groupRefused',
    ]);
    expect(refused.map((result) => result.balanceMinor)).toEqual([100n, 100n, 100n]);
    const done = await base.wallet.apply([
      operation(account, 'bet', -100n, 'batch-4'),
      operation(account, 'win', 40n, 'batch-5'),
      operation(account, 'bet', -40n, 'batch-6'),
    ]);
    expect(done.map((result) => result.balanceMinor)).toEqual([0n, 40n, 0n]);
  });

  test('a rollback gives back once, whatever is repeated', async () => {
    const account = await accountWith(100n);
    await one(account, 'bet', -30n, 'rb-bet');
    const first = await one(account, 'rollback', 0n, 'rb-1', { reverses: 'rb-bet' });
    const repeat = await one(account, 'rollback', 0n, 'rb-1', { reverses: 'rb-bet' });
    const second = await one(account, 'rollback', 0n, 'rb-2', { reverses: 'rb-bet' });
    expect(first).toMatchObject({ outcome: 'applied', balanceMinor: 100n });
    expect(repeat).toEqual({ ...first, outcome: 'repeated' });
    expect(second).toMatchObject({ outcome: 'applied', balanceMinor: 100n });
    expect(await balanceOf(account)).toBe(100n);
  });

  test('a bet or win that arrives after its tombstone is refused', async () => {
    const account = await accountWith(100n);
    const tombstone = await one(account, 'rollback', 0n, 'early', { reverses: 'late-bet' });
    expect(tombstone).toMatchObject({ outcome: 'applied', balanceMinor: 100n });
    expect(await one(account, 'bet', -10n, 'late-bet')).toMatchObject({
      outcome: 'alreadyRolledBack',
      balanceMinor: 100n,
    });
  });

  test('a bet and its rollback that come in one batch cancel out', async () => {
    const account = await accountWith(100n);
    await Promise.all([
      one(account, 'bet', -10n, 'both'),
      one(account, 'rollback', 0n, 'both-rb', { reverses: 'both' }),
    ]);
    expect(await balanceOf(account)).toBe(100n);
  });

  test('reversing a win stops at zero and records the shortfall', async () => {
    const account = await accountWith(10n);
    await one(account, 'win', 50n, 'big-win');
    await one(account, 'bet', -45n, 'spent');
    const result = await one(account, 'rollback', 0n, 'undo-win', { reverses: 'big-win' });
    expect(result).toMatchObject({ outcome: 'applied', balanceMinor: 0n, shortfallMinor: 35n });
  });

  test("a rollback of another account's bet is refused", async () => {
    const [account, other] = [await accountWith(100n), await accountWith(100n)];
    await one(account, 'bet', -30n, 'mine');
    const result = await one(other, 'rollback', 0n, 'steal', { reverses: 'mine' });
    expect(result.outcome).toBe('repeatDiffers');
    expect(await balanceOf(other)).toBe(100n);
  });

  test('a wager needs an open permit of its own account, a win does not', async () => {
    const [account, other] = [await accountWith(100n), await accountWith(100n)];
    const permitId = crypto.randomUUID();
    await openPermit(base.db, permitId, account);
    expect((await one(account, 'bet', -1n, 'permit-1', { permitId })).outcome).toBe('applied');
    expect((await one(other, 'bet', -1n, 'permit-2', { permitId })).outcome).toBe('permitClosed');
    await closePermits(base.db, [permitId], 'logged out', new Date());
    expect((await one(account, 'bet', -1n, 'permit-3', { permitId })).outcome).toBe('permitClosed');
    expect((await one(account, 'win', 5n, 'permit-4')).outcome).toBe('applied');
    expect(await balanceOf(account)).toBe(104n);
  });

  test('a blocked account refuses wagers and takes wins', async () => {
    const account = await accountWith(100n);
    await base.db
      .updateTable('account')
      .set({ wagering_blocked: 'excluded' })
      .where('id', '=', account)
      .execute();
    expect((await one(account, 'bet', -1n, 'blocked-1')).outcome).toBe('wageringBlocked');
    expect((await one(account, 'win', 1n, 'blocked-2')).outcome).toBe('applied');
  });

  test('an account that does not exist is named as unknown', async () => {
    expect(await one(999_999n, 'bet', -1n, 'nobody')).toMatchObject({
      outcome: 'accountUnknown',
      balanceMinor: null,
    });
  });

  test('20 bets released together against a balance for 5: exactly 5 go through', async () => {
    for (let round = 0; round < 20; round += 1) {
      const account = await accountWith(50n);
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          one(account, 'bet', -10n, `race-${account}-${round}-${index}`),
        ),
      );
      expect(results.filter((result) => result.outcome === 'applied')).toHaveLength(5);
      expect(results.filter((result) => result.outcome === 'noFunds')).toHaveLength(15);
      expect(await balanceOf(account)).toBe(0n);
    }
  });

  test('one account with a conflict does not hold up the others of a batch', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => accountWith(10n)));
    const results = await Promise.all(
      accounts.map((account, index) =>
        one(account, 'bet', index === 3 ? -11n : -10n, `mixed-${account}`),
      ),
    );
    expect(results.map((result) => result.outcome)).toEqual(
      accounts.map((_, index) => (index === 3 ? 'noFunds' : 'applied')),
    );
  });

  test('one operation that the database cannot take leaves the others whole', async () => {
    const accounts = await Promise.all([accountWith(10n), accountWith(10n)]);
    const unkept = { ...operation(accounts[1], 'win', 1n, 'absurd'), roundId: '\u0000' };
    const [sound, absurd] = await Promise.allSettled([
      one(accounts[0], 'bet', -1n, 'sound'),
      base.wallet.apply([unkept]),
    ]);
    expect(sound).toMatchObject({ status: 'fulfilled', value: { outcome: 'applied' } });
    expect(absurd).toMatchObject({ status: 'rejected' });
    expect(await Promise.all(accounts.map(balanceOf))).toEqual([9n, 10n]);
  });

  test('a posting is never changed or removed', async () => {
    await accountWith(10n);
    await expect(base.engine.query('update posting set amount = 0')).rejects.toThrow(
      /never changed/,
    );
    await expect(base.engine.query('delete from posting')).rejects.toThrow(/never changed/);
    await expect(base.engine.query('truncate posting')).rejects.toThrow(/never changed/);
  });

  test('no statement can take a balance below zero', async () => {
    const account = await accountWith(10n);
    const overdraw = base.engine.query('update account set balance = -1 where id = $1', [account]);
    await expect(overdraw).rejects.toThrow(/check/);
  });

  test('the check finds a balance that was changed past the ledger', async () => {
    const account = await accountWith(10n);
    await base.engine.query('update account set balance = balance + 7 where id = $1', [account]);
    const { findings } = await base.wallet.ledgerCheck();
    expect(findings).toEqual([
      {
        check: 'a balance is the sum of its postings',
        subject: account.toString(),
        detail: 'balance 17, postings 10',
      },
    ]);
    await base.engine.query('update account set balance = balance - 7 where id = $1', [account]);
  });

  test('the check finds postings that do not follow from each other', async () => {
    const account = await accountWith(10n);
    await base.engine.query('alter table posting disable trigger posting_is_immutable');
    const bend = (by: number) =>
      base.engine.query('update posting set amount = amount + $2 where account_id = $1', [
        account,
        by,
      ]);
    await bend(5);
    const { findings } = await base.wallet.ledgerCheck();
    expect(findings.map((finding) => finding.check)).toEqual([
      'a balance is the sum of its postings',
      'each posting starts where the one before it ended',
    ]);
    await bend(-5);
    await base.engine.query('alter table posting enable trigger posting_is_immutable');
  });
});
