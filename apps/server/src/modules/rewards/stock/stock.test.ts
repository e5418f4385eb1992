import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { ana, ben, openRewards, type Rewards } from '../rewards.fixture.ts';

describe.each(testDatabases())('the stock of the mall on $name', (database) => {
  let site: Rewards;
  beforeAll(async () => {
    site = await openRewards(database);
  });
  afterAll(() => site.close());

  const input = { itemId: 'umbrella', reason: 'Counted again', requestKey: '' };
  const change = (by: number, changes: Partial<typeof input> = {}, operator = ana) =>
    site.operatorHandlers.changeMallStock(
      { ...input, requestKey: randomUUID(), change: by, ...changes },
      operator,
    );
  const leftOf = async (itemId: string) => {
    const { list } = await site.operatorHandlers.listMallStock({}, ana);
    return list.find((one) => one.itemId === itemId)?.left;
  };

  test('the list has every item in the order of the site, as the file fills it', async () => {
    const { list } = await site.operatorHandlers.listMallStock({}, ana);
    const none = { reserved: 0, waiting: 0 };
    expect(list).toEqual([
      {
        itemId: 'bonus-50',
        kind: 'bonus',
        title: '50 bonus',
        left: null,
        codesLeft: null,
        ...none,
      },
      { itemId: 'coffee', kind: 'voucher', title: 'Coffee', left: 20, codesLeft: 0, ...none },
      { itemId: 'umbrella', kind: 'goods', title: 'Umbrella', left: 10, codesLeft: null, ...none },
      { itemId: 'watch', kind: 'goods', title: 'Watch', left: 1, codesLeft: null, ...none },
    ]);
  });

  test('changes are added to the first filling, and each request counts once', async () => {
    const requestKey = randomUUID();
    const all = await Promise.all([1, 2, 3, 4].map(() => change(5, { requestKey })));
    expect(all.map(({ left }) => left)).toEqual([15, 15, 15, 15]);
    expect(await change(-3)).toMatchObject({ itemId: 'umbrella', left: 12 });
    expect(await change(5, { requestKey })).toMatchObject({ left: 12 });
    expect(await change(5, { requestKey }, ben)).toMatchObject({ left: 17 });
    expect(await leftOf('umbrella')).toBe(17);
  });

  test('other content under a request key is refused', async () => {
    const requestKey = randomUUID();
    await change(1, { requestKey, itemId: 'watch' });
    expect(await codeOf(change(2, { requestKey, itemId: 'watch' }))).toBe('reward.repeat.differs');
    expect(await codeOf(change(1, { requestKey }))).toBe('reward.repeat.differs');
    const other = { requestKey, itemId: 'watch', reason: 'Something else' };
    expect(await codeOf(change(1, other))).toBe('reward.repeat.differs');
    expect(await leftOf('watch')).toBe(2);
  });

  test('nothing is taken below zero, and nothing of what never runs out', async () => {
    const refused = (by: number, itemId: string) =>
      change(by, { itemId }).catch((error: unknown) => error);
    const short = await refused(-21, 'coffee');
    expect(short).toMatchObject({ code: 'mall.stock', hints: { left: 20 } });
    expect(await change(-20, { itemId: 'coffee' })).toMatchObject({ left: 0, codesLeft: 0 });
    const unlimited = await refused(1, 'bonus-50');
    expect(unlimited).toMatchObject({ code: 'mall.stock', hints: { left: null } });
    expect(await codeOf(change(1, { itemId: 'nothing' }))).toBe('mall.not.found');
  });

  test('of two who take the last pieces at once, one is refused', async () => {
    await change(1, { itemId: 'coffee' });
    const both = await Promise.all([1, 2].map(() => codeOf(change(-1, { itemId: 'coffee' }))));
    expect(both.filter((code) => code === null)).toHaveLength(1);
    expect(both.filter((code) => code === 'mall.stock')).toHaveLength(1);
    expect(await leftOf('coffee')).toBe(0);
  });
});
