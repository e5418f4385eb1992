import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';

describe.each(testDatabases())('§7: cash and bonus on $name', (database) => {
  let harness: BonusHarness;

  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  /** A player with 70 in cash and a bonus of 50 that must be wagered 10 times. */
  async function withBonus(cash = 70n) {
    const player = await harness.player(cash);
    await player.reward(50n, 10);
    return player;
  }

  test('a bet takes cash first, then bonus, and its split stays with it', async () => {
    const player = await withBonus();
    expect(await player.bet('one', 60n)).toMatchObject({ outcome: 'applied', balanceMinor: 60n });
    expect(await player.held()).toEqual({ cash: 10n, bonus: 50n });
    await player.bet('two', 30n, { externalId: `split-${player.accountId}` });
    expect(await player.held()).toEqual({ cash: 0n, bonus: 30n });
    const row = await harness.db
      .selectFrom('posting')
      .select(['amount', 'bonus_amount', 'turnover'])
      .where('external_id', '=', `split-${player.accountId}`)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ amount: -30n, bonus_amount: -20n, turnover: 30n });
    expect((await player.bet('three', 31n)).outcome).toBe('noFunds');
  });

  test('a site can let bets take the bonus first', async () => {
    const other = await openBonusHarness(database, 'bonus');
    const player = await other.player(70n);
    await player.reward(50n, 10);
    await player.bet('one', 60n);
    expect(await player.held()).toEqual({ cash: 60n, bonus: 0n });
    expect(await other.findings()).toEqual([]);
    await other.close();
  });

  test('a rollback restores the same split', async () => {
    const player = await withBonus();
    const bet = await player.bet('back', 100n);
    expect(await player.held()).toEqual({ cash: 0n, bonus: 20n });
    await player.back(bet.externalId);
    expect(await player.held()).toEqual({ cash: 70n, bonus: 50n });
    await player.back(bet.externalId);
    expect(await player.held()).toEqual({ cash: 70n, bonus: 50n });
  });

  test('a win is split like the bets of its round, the rest to the bonus', async () => {
    const player = await withBonus();
    await player.bet('won', 120n);
    const win = await player.win('won', 100n);
    expect(win).toMatchObject({ outcome: 'applied', balanceMinor: 100n });
    expect(await player.held()).toEqual({ cash: 58n, bonus: 42n });
    expect(await player.win('won', 100n, { externalId: win.externalId })).toMatchObject({
      outcome: 'repeated',
      balanceMinor: 100n,
    });
  });

  test('a win taken back leaves the parts it went to, what is missing is recorded', async () => {
    const player = await withBonus();
    await player.bet('taken', 120n);
    const win = await player.win('taken', 120n);
    await player.hold(60n);
    const back = await player.back(win.externalId);
    expect(back).toMatchObject({ outcome: 'applied', balanceMinor: 0n, shortfallMinor: 60n });
    expect(await player.held()).toEqual({ cash: 0n, bonus: 0n });
  });

  test('withdrawals are paid from cash only', async () => {
    const player = await withBonus();
    expect((await player.hold(71n)).outcome).toBe('noFunds');
    expect((await player.hold(70n)).outcome).toBe('applied');
    expect(await player.held()).toEqual({ cash: 0n, bonus: 50n });
  });

  test('a game of a category without bonus sees and takes cash only', async () => {
    const player = await withBonus();
    const sports = { category: 'SPORTS' };
    expect(await player.bet('s', 71n, sports)).toMatchObject({
      outcome: 'noFunds',
      balanceMinor: 70n,
    });
    const bet = await player.bet('s', 30n, sports);
    expect(bet.balanceMinor).toBe(40n);
    expect(await player.bet('s', 30n, { ...sports, externalId: bet.externalId })).toMatchObject({
      outcome: 'repeated',
      balanceMinor: 40n,
    });
    expect((await player.finish('s')).balanceMinor).toBe(40n);
    expect(await player.list()).toMatchObject({ list: [{ wagered: '0.00' }] });
  });

  test('a bet above the largest takes cash only and does not count', async () => {
    const player = await harness.player();
    await player.deposit(250_00n, 'double');
    expect((await player.bet('big', 251_00n)).outcome).toBe('bonusBetTooHigh');
    expect((await player.bet('big', 201_00n)).outcome).toBe('applied');
    await player.finish('big');
    expect(await player.held()).toEqual({ cash: 49_00n, bonus: 250_00n });
    expect(await player.list()).toMatchObject({ list: [{ wagered: '0.00', left: '250.00' }] });
  });

  test('the part of a bonus that was given up is withheld from wins and rollbacks', async () => {
    const player = await withBonus();
    const lost = await player.bet('open', 100n);
    await player.bet('paid', 20n);
    const { list } = await player.list();
    await player.forfeit(list[0]?.bonusId ?? '');
    expect(await player.held()).toEqual({ cash: 0n, bonus: 0n });
    const win = await player.win('paid', 90n);
    expect(win).toMatchObject({ outcome: 'applied', balanceMinor: 0n });
    await player.back(lost.externalId);
    expect(await player.held()).toEqual({ cash: 70n, bonus: 0n });
    const again = await player.win('paid', 90n, { externalId: win.externalId });
    expect(again).toMatchObject({ outcome: 'repeated', balanceMinor: 0n });
  });
});
