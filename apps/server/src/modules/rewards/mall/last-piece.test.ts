import { expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { addMembers } from '../gifts-of-level/many-members.fixture.ts';
import { givePoints } from '../points/move-points.ts';
import { orderItem } from './buy.ts';
import { openMall } from './orders.fixture.ts';

const people = 500;
const atOnce = 125;

test('of 500 members on the last piece one gets it, and no points are lost', async () => {
  const mall = await openMall(anyDatabase());
  await addMembers(mall.db, people);
  const rows = await mall.db
    .selectFrom('member')
    .select('id')
    .where('username', 'like', 'many%')
    .orderBy('id')
    .execute();
  const memberIds = rows.map(({ id }) => id);
  const gifts = memberIds.map((memberId) => ({ memberId, points: 10n, id: `test:${memberId}` }));
  await mall.db
    .transaction()
    .execute((transaction) => givePoints(mall.deps, transaction, 'pointEarn', gifts));

  const codes: unknown[] = [];
  // As many as can wait for a connection of the pool, however slow the machine is.
  for (let first = 0; first < people; first += atOnce) {
    const orders = memberIds
      .slice(first, first + atOnce)
      .map((memberId) => codeOf(orderItem(mall.deps, memberId, mall.inputOf('last'))));
    codes.push(...(await Promise.all(orders)));
  }
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'mall.soldOut')).toHaveLength(people - 1);

  expect(await mall.stockOf('last')).toEqual([0n, 1n]);
  const accounts = await mall.db
    .selectFrom('account')
    .select('balance')
    .where('member_id', 'is not', null)
    .where('currency', '=', 'PTS')
    .execute();
  const balances = accounts.map(({ balance }) => balance);
  expect(balances.filter((balance) => balance === 10n)).toHaveLength(people - 1);
  expect(balances.filter((balance) => balance === 0n)).toHaveLength(1);
  expect(await mall.findings()).toEqual([]);
  await mall.close();
});
