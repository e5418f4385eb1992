import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';
import type { BonusPlayer } from './testing/bonus-player.ts';

describe.each(testDatabases())('§7: bonuses on $name', (database) => {
  let harness: BonusHarness;

  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  beforeEach(() => {
    harness.time.now = new Date();
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  async function first(player: BonusPlayer) {
    const [bonus] = (await player.list()).list;
    if (!bonus) throw new Error('the member has no bonus');
    return bonus;
  }

  let rounds = 0;
  /** Places a bet that is lost, and ends its round. */
  async function lose(player: BonusPlayer, amount: bigint, category = 'RNG') {
    rounds += 1;
    const roundId = `lost-${rounds}`;
    const bet = await player.bet(roundId, amount, { category });
    expect(bet.outcome).toBe('applied');
    await player.finish(roundId);
    return bet;
  }

  test('a deposit bonus is its share of the deposit, up to its limit', async () => {
    const player = await harness.player();
    await player.deposit(150_00n, 'double');
    expect(await player.held()).toEqual({ cash: 150_00n, bonus: 150_00n });
    expect(await first(player)).toMatchObject({
      title: 'double',
      amount: '150.00',
      left: '150.00',
      required: '300.00',
      wagered: '0.00',
      state: 'active',
      largestBet: '200.00',
    });
    const rich = await harness.player();
    await rich.deposit(9000_00n, 'double');
    expect((await rich.held()).bonus).toBe(1000_00n);
  });

  test.each([
    ['a promotion that does not exist', 'nothing', 500_00n, 'bonus.not.available'],
    ['a promotion of other weekdays', 'never', 500_00n, 'bonus.not.available'],
    ['a promotion that is over', 'over', 500_00n, 'bonus.not.available'],
    ['a deposit below the minimum', 'double', 99_99n, 'bonus.deposit.small'],
  ])('%s is refused', async (_, promotionId, amount, code) => {
    const player = await harness.player();
    await expect(player.deposit(amount, promotionId)).rejects.toMatchObject({ code });
  });

  test('a bonus for once is granted once, one for each week once a week', async () => {
    const player = await harness.player();
    await player.deposit(100_00n, 'once');
    await expect(player.deposit(100_00n, 'once')).rejects.toMatchObject({
      code: 'bonus.not.available',
    });
    await player.deposit(100_00n, 'weekly');
    await expect(player.deposit(100_00n, 'weekly')).rejects.toMatchObject({
      code: 'bonus.not.available',
    });
    harness.time.now = new Date(Date.now() + 7 * dayMs);
    await player.deposit(100_00n, 'weekly');
    expect((await player.list()).list).toHaveLength(3);
  });

  test('a promotion that was published while the site runs is offered and granted', async () => {
    const player = await harness.player();
    const offered = async () => (await player.offers()).map((one) => one.promotionId);
    await expect(player.deposit(100_00n, 'flash')).rejects.toMatchObject({
      code: 'bonus.not.available',
    });
    harness.publish('flash');
    expect(await offered()).toContain('flash');
    await player.deposit(100_00n, 'flash');
    expect(await first(player)).toMatchObject({ title: 'flash', amount: '100.00' });
    harness.withdraw();
    expect(await offered()).not.toContain('flash');
  });

  test('a bonus keeps the title of its promotion, also when that is withdrawn', async () => {
    const player = await harness.player();
    harness.publish('flash');
    await player.deposit(100_00n, 'flash');
    const promotion = { id: 'lantern', title: { EN: 'Lanterns', TY: 'Mga parol' } };
    await player.reward(10_00n, 2, 'lantern', promotion);
    await player.reward(10_00n, 2);
    harness.withdraw();
    const titles = async (language: 'EN' | 'TY') =>
      (await player.list(language)).list.map((one) => one.title);
    expect(await titles('EN')).toEqual(['flash', '', 'Lanterns']);
    expect(await titles('TY')).toEqual(['flash (TY)', '', 'Mga parol']);
  });

  test('a bonus older than stored titles has the title that its promotion has now', async () => {
    const player = await harness.player();
    await player.deposit(100_00n, 'double');
    await harness.db
      .updateTable('bonus')
      .set({ title: null })
      .where('member_id', '=', player.memberId)
      .execute();
    expect((await first(player)).title).toBe('double');
  });

  test('a promotion that is withdrawn before the deposit arrives grants nothing', async () => {
    const player = await harness.player();
    harness.publish('flash');
    await harness.bonus.depositBonus.check(player.memberId, 'flash', 100_00n);
    harness.withdraw();
    await player.arrive(100_00n, 'flash');
    expect(await player.held()).toEqual({ cash: 100_00n, bonus: 0n });
  });

  test('a granted promotion is used, ever or this week, and the others are not', async () => {
    const player = await harness.player();
    const other = await harness.player();
    const used = async () => Object.fromEntries(await harness.bonus.usedOffers(player.memberId));
    expect(await used()).toEqual({});
    await player.deposit(100_00n, 'double');
    await player.deposit(100_00n, 'once');
    expect(await used()).toEqual({ once: 'used' });
    await player.deposit(100_00n, 'weekly');
    expect(await used()).toEqual({ once: 'used', weekly: 'usedThisWeek' });
    expect((await harness.bonus.usedOffers(other.memberId)).size).toBe(0);
  });

  test('the same deposit grants once', async () => {
    const player = await harness.player();
    const id = `deposit-${player.memberId}`;
    await player.deposit(100_00n, 'double', id);
    await player.deposit(100_00n, 'double', id);
    expect((await player.list()).list).toHaveLength(1);
  });

  test('settled bets count by category, bets that are open or rolled back do not', async () => {
    const player = await harness.player();
    await player.deposit(500_00n, 'double');
    await player.bet('open', 100_00n);
    expect((await first(player)).wagered).toBe('0.00');
    await player.finish('open');
    expect((await first(player)).wagered).toBe('100.00');
    const bet = await lose(player, 50_00n, 'LIVE');
    expect((await first(player)).wagered).toBe('110.00');
    await player.back(bet.externalId);
    expect((await first(player)).wagered).toBe('100.00');
    expect((await player.list()).remainingTurnover).toBe('900.00');
    const running = await harness.bonus.runningBonuses(harness.db, player.memberId);
    expect(running).toMatchObject([{ requiredMinor: 1000_00n, remainingMinor: 900_00n }]);
  });

  test('a bonus becomes cash once it is wagered enough, and not before', async () => {
    const player = await harness.player();
    await player.deposit(100_00n, 'double');
    await lose(player, 100_00n);
    await lose(player, 50_00n);
    await harness.settle();
    expect(await first(player)).toMatchObject({ state: 'active', wagered: '150.00' });
    await player.bet('last', 50_00n);
    await harness.settle();
    expect((await first(player)).state).toBe('active');
    await player.win('last', 80_00n);
    await player.finish('last');
    await harness.settle();
    expect(await first(player)).toMatchObject({ state: 'completed', wagered: '200.00' });
    expect(await player.held()).toEqual({ cash: 80_00n, bonus: 0n });
    expect(harness.published).toContainEqual({ kind: 'balance', memberId: player.memberId });
    await harness.settle();
    expect(await player.held()).toEqual({ cash: 80_00n, bonus: 0n });
  });

  test('the ledger itself refuses to convert what was not wagered', async () => {
    const player = await harness.player();
    await player.deposit(100_00n, 'double');
    const bonusId = BigInt((await first(player)).bonusId);
    const [result] = await harness.wallet.apply([
      {
        accountId: player.accountId,
        contraId: harness.contraId,
        kind: 'bonusConvert',
        amountMinor: 0n,
        source: 'bonus',
        externalId: `early-${bonusId}`,
        bonusId,
      },
    ]);
    expect(result?.outcome).toBe('turnoverMissing');
    expect(await player.held()).toEqual({ cash: 100_00n, bonus: 100_00n });
  });

  test('no more becomes cash than the policy allows', async () => {
    const player = await harness.player();
    await player.reward(10_00n, 1);
    await player.bet('huge', 10_00n);
    await player.win('huge', 500_00n);
    await player.finish('huge');
    await harness.settle();
    expect((await first(player)).state).toBe('completed');
    expect(await player.held()).toEqual({ cash: 100_00n, bonus: 0n });
  });

  test('a bonus without money is lost, but not while a round is open', async () => {
    const player = await harness.player();
    await player.reward(10_00n, 5);
    await player.bet('away', 10_00n);
    await harness.settle();
    expect((await first(player)).state).toBe('active');
    await player.finish('away');
    await harness.settle();
    expect((await first(player)).state).toBe('lost');
  });

  test('a bonus that is not wagered in its time is taken off, cash stays', async () => {
    const player = await harness.player();
    await player.deposit(100_00n, 'double');
    harness.time.now = new Date(Date.now() + 31 * dayMs);
    await harness.settle();
    expect((await first(player)).state).toBe('expired');
    expect(await player.held()).toEqual({ cash: 100_00n, bonus: 0n });
  });

  test('one bonus is active, the next waits for its end', async () => {
    const player = await harness.player();
    await player.deposit(100_00n, 'double');
    await player.reward(20_00n, 3);
    const [active, waiting] = (await player.list()).list;
    expect([active?.state, waiting?.state]).toEqual(['active', 'waiting']);
    expect((await player.held()).bonus).toBe(100_00n);
    await player.forfeit(active?.bonusId ?? '');
    expect(await player.held()).toEqual({ cash: 100_00n, bonus: 20_00n });
    expect((await player.list()).list.map((one) => one.state)).toEqual(['active', 'forfeited']);
  });

  test('a member gives up only an own bonus, active or waiting, once', async () => {
    const player = await harness.player();
    const other = await harness.player();
    await player.reward(20_00n, 3);
    await player.reward(30_00n, 3);
    const [active, waiting] = (await player.list()).list;
    const refused = other.forfeit(active?.bonusId ?? '');
    await expect(refused).rejects.toMatchObject({ code: 'bonus.not.found' });
    await player.forfeit(waiting?.bonusId ?? '');
    await player.forfeit(waiting?.bonusId ?? '');
    await player.forfeit(active?.bonusId ?? '');
    await player.forfeit(active?.bonusId ?? '');
    expect((await player.list()).list.map((one) => one.state)).toEqual(['cancelled', 'forfeited']);
    expect(await player.held()).toEqual({ cash: 0n, bonus: 0n });
  });

  test('§7: a threshold of harm that is reached while a bonus is accepted refuses it', async () => {
    const { memberId, context } = await harness.player();
    const accept = () => {
      const input = { promotionId: 'double', amount: '500.00', requestKey: randomUUID() };
      return harness.bonus.handlers.acceptDepositBonus(input, context);
    };
    const accepted = () => harness.bonus.depositBonus.accepted(memberId);
    // The list of this harness is the same for everybody, as one read before.
    await reachDegree(harness.db, memberId, 2);
    await expect(accept()).rejects.toMatchObject({ code: 'bonus.not.available' });
    expect(await accepted()).toBeNull();
    await reachDegree(harness.db, memberId, 1);
    await accept();
    expect(await accepted()).toBe('double');
  });

  test('§7: a bonus promised with a deposit is granted when it arrives, whatever was reached', async () => {
    const player = await harness.player();
    await reachDegree(harness.db, player.memberId, 3);
    await player.arrive(500_00n, 'double');
    expect(await first(player)).toMatchObject({ state: 'active', amount: '500.00' });
  });

  test('a bonus that was earned cannot be given up', async () => {
    const player = await harness.player(100_00n);
    await player.reward(10_00n, 1);
    await lose(player, 50_00n);
    await harness.settle();
    const { bonusId } = await first(player);
    await expect(player.forfeit(bonusId)).rejects.toMatchObject({ code: 'bonus.ended' });
  });

  test('a reward without wagering is cash at once, each key once', async () => {
    const player = await harness.player();
    expect(await player.reward(38_00n, 0, 'app')).toBe(true);
    expect(await player.reward(38_00n, 0, 'app')).toBe(false);
    expect(await player.reward(38_00n, 5, 'other')).toBe(true);
    expect(await player.reward(38_00n, 5, 'other')).toBe(false);
    expect(await player.held()).toEqual({ cash: 38_00n, bonus: 38_00n });
  });

  test.each([0n, -1n, 5000_01n])('a reward of %s is refused', async (amount) => {
    const player = await harness.player();
    await expect(player.reward(amount, 1)).rejects.toMatchObject({ code: 'wallet.amount.invalid' });
  });
});
