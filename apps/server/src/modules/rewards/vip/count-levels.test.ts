import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { earn, levelsWith, openVip, withPoints, type Vip } from './vip.fixture.ts';

describe.each(everyEngine())('§4: VIP levels are counted, on $name', (database) => {
  let vip: Vip;
  beforeAll(async () => {
    vip = await openVip(database);
  });
  afterEach(async () => {
    expect(await vip.findings()).toEqual([]);
  });
  afterAll(() => vip.engine.close());

  const exclude = ({ memberId }: Member, exclusion: 'timeOut' | null) =>
    vip.db.updateTable('member').set({ exclusion }).where('id', '=', memberId).execute();

  test.each([
    [25_000_00n, 260_000_00n, 3],
    [70_000_00n, 799_999_00n, 3],
    [500_00n, 5_000_00n, 1],
    [499_00n, 900_000_00n, 0],
  ])('deposits of %s and valid bets of %s are level %s', async (deposit, valid, level) => {
    const member = await vip.member();
    await vip.roll(member, { deposit, valid });
    await vip.count();
    expect(await vip.levelOf(member)).toBe(level);
  });

  test('a level that needs points is reached once they are earned', async () => {
    const rules = vip.depsWith({ levels: withPoints });
    const member = await vip.member();
    await vip.roll(member, { deposit: 6_000_00n, valid: 60_000_00n });
    await earn(vip, member, 99n);
    await vip.count(rules);
    expect(await vip.levelOf(member)).toBe(0);
    await earn(vip, member, 101n);
    await vip.count(rules);
    expect(await vip.levelOf(member)).toBe(2);
  });

  test('several levels at once give each bonus once, and one letter', async () => {
    const member = await vip.member();
    await vip.count();
    await vip.roll(member, { deposit: 25_000_00n, valid: 260_000_00n });
    await Promise.all([vip.count(), vip.countAll()]);
    await vip.countAll();
    expect(await vip.bonusesOf(member)).toEqual([
      ['1', 18_00n, 'issued'],
      ['2', 58_00n, 'issued'],
      ['3', 188_00n, 'issued'],
    ]);
    const letter = 'Your VIP level is now Level 3. Your bonus is in the reward center.';
    expect(vip.lettersTo(member)).toEqual([letter]);
    expect(await vip.changesOf(member)).toEqual([[0, 3, 'counted']]);
    expect(vip.published).toContainEqual({ kind: 'reward', memberId: member.memberId });
    const { list } = await vip.list(member, 'AVAILABLE');
    expect(list.map(({ title }) => title).toSorted()).toEqual([
      'Level 1 level bonus',
      'Level 2 level bonus',
      'Level 3 level bonus',
    ]);
  });

  test('no order of passes changes what is given', async () => {
    const [often, once] = [await vip.member(), await vip.member()];
    const steps = [
      { valid: 300_000_00n },
      { deposit: 6_000_00n },
      { valid: -100_000_00n },
      { deposit: 20_000_00n },
      { valid: 60_000_00n, category: 'LIVE' },
    ];
    for (const step of steps) {
      await vip.roll(often, step);
      await vip.count();
    }
    for (const step of steps.toReversed()) await vip.roll(once, step);
    await vip.count();
    expect(await vip.bonusesOf(often)).toHaveLength(3);
    expect(await vip.bonusesOf(once)).toEqual(await vip.bonusesOf(often));
    expect(await vip.levelOf(often)).toBe(await vip.levelOf(once));
  });

  test('a level never closes where none is kept, whatever is taken back', async () => {
    const member = await vip.member();
    await vip.roll(member, { deposit: 5_000_00n, valid: 50_000_00n });
    await vip.count();
    await vip.roll(member, { valid: -49_000_00n });
    await vip.count();
    await vip.keep();
    expect(await vip.levelOf(member)).toBe(2);
    await vip.roll(member, { valid: 49_000_00n });
    await vip.count();
    expect(await vip.bonusesOf(member)).toHaveLength(2);
    expect(vip.lettersTo(member)).toHaveLength(1);
  });

  test('a bonus is that of the moment; a level without one is not made up for', async () => {
    const member = await vip.member();
    const free = levelsWith(({ level, benefits }) => ({
      benefits: { ...benefits, levelUpBonus: level === 1 ? 0n : 7_00n },
    }));
    await vip.roll(member, { deposit: 500_00n, valid: 5_000_00n });
    await vip.count(vip.depsWith({ levels: free }));
    expect(await vip.bonusesOf(member)).toEqual([]);
    const letter = 'Your VIP level is now Level 1. See what it brings on the page VIP benefits.';
    expect(vip.lettersTo(member)).toEqual([letter]);
    await vip.countAll();
    await vip.roll(member, { deposit: 4_500_00n, valid: 45_000_00n });
    await vip.count(vip.depsWith({ levels: free }));
    await vip.countAll();
    expect(await vip.bonusesOf(member)).toEqual([['2', 7_00n, 'issued']]);
  });

  test('counting begins at the level that was set by hand so far', async () => {
    const [above, below] = [await vip.member({ vipLevel: 4 }), await vip.member({ vipLevel: 2 })];
    for (const one of [above, below]) {
      await vip.roll(one, { deposit: 20_000_00n, valid: 250_000_00n });
    }
    await vip.count();
    expect([await vip.levelOf(above), await vip.levelOf(below)]).toEqual([4, 3]);
    expect(await vip.bonusesOf(above)).toEqual([]);
    expect(await vip.bonusesOf(below)).toEqual([['3', 188_00n, 'issued']]);
  });

  test('a site that asks for less raises everybody in its first pass', async () => {
    const member = await vip.member();
    await vip.roll(member, { deposit: 100_00n });
    await vip.count();
    const levels = levelsWith(({ level }) => ({
      depositNeeded: BigInt(level) * 100_00n,
      turnoverNeeded: 0n,
    }));
    await vip.count(vip.depsWith({ levels }));
    expect(await vip.levelOf(member)).toBe(0);
    await vip.countAll(vip.depsWith({ levels }));
    expect(await vip.levelOf(member)).toBe(1);
  });

  test('who is on a break rises, but is given nothing then or later, and no letter', async () => {
    const member = await vip.member();
    await exclude(member, 'timeOut');
    await vip.roll(member, { deposit: 5_000_00n, valid: 50_000_00n });
    await vip.count();
    await exclude(member, null);
    await vip.countAll();
    expect(await vip.levelOf(member)).toBe(2);
    expect(await vip.bonusesOf(member)).toEqual([
      ['1', 18_00n, 'void'],
      ['2', 58_00n, 'void'],
    ]);
    expect(vip.lettersTo(member)).toEqual([]);
    expect((await vip.list(member, 'AVAILABLE')).list).toEqual([]);
  });

  test('who cannot be raised holds up nobody, and is counted again', async () => {
    const [first, second] = [await vip.member(), await vip.member()];
    for (const one of [first, second]) await vip.roll(one, { deposit: 500_00n, valid: 5_000_00n });
    const deps = vip.depsWith();
    await vip.count({
      ...deps,
      writeInboxMessages: async (transaction, memberIds, letter) => {
        if (memberIds.includes(first.memberId)) throw new Error('no inbox');
        return deps.writeInboxMessages(transaction, memberIds, letter);
      },
    });
    expect([await vip.levelOf(first), await vip.levelOf(second)]).toEqual([0, 1]);
    expect(await vip.bonusesOf(first)).toEqual([]);
    await vip.count();
    expect(await vip.bonusesOf(first)).toEqual([['1', 18_00n, 'issued']]);
  });

  test('trial accounts are never counted', async () => {
    const trial = await vip.member({ memberType: 4, currency: 'FUN' });
    await vip.roll(trial, { deposit: 5_000_00n, valid: 50_000_00n });
    await vip.countAll();
    expect(await vip.levelOf(trial)).toBe(0);
    expect(await vip.bonusesOf(trial)).toEqual([]);
  });

  test('bets count by the weights of their categories', async () => {
    const member = await vip.member();
    const deps = vip.depsWith();
    const weights = { ...deps.site.vip.weights, LIVE: 20 };
    const weighed = { ...deps, site: { ...deps.site, vip: { ...deps.site.vip, weights } } };
    await vip.roll(member, { deposit: 500_00n, valid: 24_999_99n, category: 'LIVE' });
    await vip.count(weighed);
    expect(await vip.levelOf(member)).toBe(0);
    await vip.roll(member, { valid: 1n, category: 'LIVE' });
    await vip.count(weighed);
    expect(await vip.levelOf(member)).toBe(1);
  });
});
