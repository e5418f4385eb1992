import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { createRewards } from '../rewards.ts';
import { openCashback, type Cashback } from './cashback.fixture.ts';

/** What an account may hold. */
const full = 1_000_000_000_000_000n;

describe.each(everyEngine())('§7: cash-back and breaks on $name', (database) => {
  let site: Cashback;
  beforeAll(async () => {
    site = await openCashback(database, [
      {
        id: 'live-rebate',
        categories: ['LIVE'],
        percent: 50,
        period: 'day',
        at: '12:00',
        maximum: 3_000_00n,
        wageringTimes: 1,
        claim: 'tap',
      },
    ]);
  });
  afterEach(async () => {
    expect(await site.findings()).toEqual([]);
    expect(site.letters).toEqual([]);
  });
  afterAll(() => site.close());

  /** Somebody who has bet 1,000.00 on the day that runs. */
  async function played(): Promise<Member> {
    const player = await site.player();
    await site.plays(player, { RNG: 1_000_00n });
    return player;
  }

  /** Somebody with 5.00 to claim. */
  async function issued(): Promise<Member> {
    const player = await played();
    await site.closeDayAndGive();
    expect(await site.amounts(player)).toEqual([['issued', 5_00n]]);
    return player;
  }

  const claimed = (amount: bigint) => [{ state: 'claimed', multiple: 0, amount, reason: null }];

  test('what can be claimed is paid when a break begins, everything else is void', async () => {
    const player = await site.player();
    await site.plays(player, { LIVE: 10_000_00n });
    await site.closeDayAndGive();
    site.at('12:00');
    await site.giveAll();
    const gift = await site.issue(player, 'a gift');
    expect(await site.given(player)).toMatchObject([
      { amount: 20_00n, multiple: 0 },
      { amount: 50_00n, multiple: 1 },
    ]);
    await site.rest(player);
    expect(await site.given(player)).toMatchObject([...claimed(20_00n), ...claimed(50_00n)]);
    expect(await site.accountOf(player)).toEqual({ balance: 70_00n, bonus: 0n });
    expect(await site.stateOf(gift?.id ?? '')).toBe('void');
  });

  test('a claim before the break leaves nothing to pay, one after it is refused', async () => {
    const player = await issued();
    const [reward] = await site.given(player);
    await site.claim(player, reward?.id ?? '');
    await site.rest(player);
    expect(await site.balanceOf(player)).toBe(5_00n);
    const other = await issued();
    await site.rest(other);
    const [paid] = await site.given(other);
    expect(await codeOf(site.claim(other, paid?.id ?? ''))).toBe('member.excluded');
    expect(await site.balanceOf(other)).toBe(5_00n);
  });

  test('a claim at the same time as the break, and a run at the same time, pay once', async () => {
    const player = await issued();
    const [reward] = await site.given(player);
    const claim = codeOf(site.claim(player, reward?.id ?? ''));
    await Promise.all([claim, site.rest(player)]);
    expect(await site.balanceOf(player)).toBe(5_00n);
    const other = await played();
    await site.closeDay();
    site.at('00:40');
    await Promise.all([site.give(), site.rest(other), site.give()]);
    expect(await site.given(other)).toMatchObject(claimed(5_00n));
    expect(await site.balanceOf(other)).toBe(5_00n);
  });

  test('play before the break, of a day that closes later, is paid once', async () => {
    const player = await played();
    await site.plays(player, { LIVE: 10_000_00n });
    await site.rest(player);
    expect(await site.given(player)).toEqual([]);
    await site.closeDayAndGive();
    site.at('12:00');
    await site.giveAll();
    await site.giveAll();
    expect(await site.given(player)).toMatchObject([...claimed(25_00n), ...claimed(50_00n)]);
    expect(await site.accountOf(player)).toEqual({ balance: 75_00n, bonus: 0n });
  });

  test('what is over is not paid', async () => {
    const player = await issued();
    site.pass(7 * 24 * 3_600_000);
    await site.rest(player);
    expect(await site.given(player)).toMatchObject([{ state: 'void', reason: 'timeOut' }]);
    expect(await site.balanceOf(player)).toBe(0n);
  });

  test('a full balance keeps nobody from a break, nor others from what they earned', async () => {
    const [player, resting] = [await issued(), await played()];
    const other = await played();
    await site.setBalance(player, full);
    await site.setBalance(resting, full);
    await site.rest(player);
    await site.rest(resting);
    await site.rest(other);
    await site.closeDayAndGive();
    await site.setBalance(player, 0n);
    await site.setBalance(resting, 0n);
    const reason = 'wallet.balance.limit';
    expect(await site.given(player)).toMatchObject([{ reason: `timeOut: ${reason}` }]);
    expect(await site.given(resting)).toMatchObject([
      { state: 'void', reason: `excluded: ${reason}` },
    ]);
    expect(await site.given(other)).toMatchObject(claimed(5_00n));
  });

  test.each<[string, RewardsDeps['grantReward']]>([
    ['of the payment', () => Promise.reject(new Error('the ledger gave no result'))],
    [
      'of the database',
      async (transaction) => {
        await sql`select 1 / 0`.execute(transaction);
        return true;
      },
    ],
  ])('neither does an error %s', async (_, grantReward) => {
    const player = await issued();
    await site.rest(player, createRewards({ ...site.deps, grantReward }).on);
    expect(await site.given(player)).toMatchObject([{ state: 'void', reason: 'timeOut: error' }]);
    const row = await site.db
      .selectFrom('member')
      .select('exclusion')
      .where('id', '=', player.memberId)
      .executeTakeFirst();
    expect(row).toEqual({ exclusion: 'timeOut' });
  });

  test.each([
    ['disabled', { status: 'disabled' }, 'excluded'],
    ['unfinished', { unfinished: true }, 'unfinished'],
    ['one with signs of harm', { harm_degree: 2 }, 'signsOfHarm'],
  ] as const)('an account that is %s is given a void row', async (_, what, reason) => {
    const player = await played();
    await site.set(player, what);
    await site.closeDayAndGive();
    expect(await site.given(player)).toMatchObject([{ state: 'void', reason }]);
    expect(await site.balanceOf(player)).toBe(0n);
  });

  test('what can be claimed is paid when a closing begins; a gift stays', async () => {
    const player = await issued();
    const gift = await site.issue(player, 'beside a closing');
    await site.beginClosing(player);
    expect(await site.given(player)).toMatchObject(claimed(5_00n));
    expect(await site.balanceOf(player)).toBe(5_00n);
    expect(await site.stateOf(gift?.id ?? '')).toBe('issued');
  });

  test('an account that closes is paid nothing more', async () => {
    const player = await issued();
    await site.db
      .transaction()
      .execute(async (transaction) =>
        site.rewards.on.accountClosed?.({ transaction, memberId: player.memberId }),
      );
    expect(await site.given(player)).toMatchObject([{ state: 'void', reason: 'closed' }]);
    expect(await site.balanceOf(player)).toBe(0n);
  });

  test('a run with an error has paid nobody of its page, and pays the next time', async () => {
    const player = await played();
    await site.rest(player);
    await site.closeDay();
    site.at('00:40');
    const grantReward = () => Promise.reject(new Error('the ledger gave no result'));
    const failing = { ...site.deps, grantReward };
    await expect(site.give(site.plans[0], failing)).rejects.toThrow('the ledger');
    expect(await site.given(player)).toEqual([]);
    await site.give();
    expect(await site.given(player)).toMatchObject(claimed(5_00n));
  });
});
