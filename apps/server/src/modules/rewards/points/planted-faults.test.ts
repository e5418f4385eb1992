import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { openPoints, type PointsSite } from './points.fixture.ts';

const order = `
  insert into mall_order (id, member_id, item, kind, title, quantity, points, from_stock, state,
    request_key, ordered_at, changed_at, ended_at)
  select gen_random_uuid(), min(id), 'umbrella', 'goods', '{}', 1, 300, `;

/** Statements that the server's code cannot run, each with the check that must find it. */
const faults: readonly [what: string, sql: string, check: string][] = [
  [
    'a lot that holds more than the ledger',
    `update point_lot set points = points + 1`,
    'the points of a member are the sum of the lots',
  ],
  [
    'points without a lot',
    `delete from point_lot`,
    'the points of a member are the sum of the lots',
  ],
  [
    'points on an account of money',
    `insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id)
      select id, (select min(id) from account where house is not null), 26, 0, balance, 'test', 'x'
      from account where currency = 'PHP' and member_id is not null`,
    'postings of points stand on accounts of points, and no others',
  ],
  [
    'money on an account of points',
    `update posting set kind = 8 where kind = 26`,
    'postings of points stand on accounts of points, and no others',
  ],
  [
    'an order that took no points',
    `${order} false, 'ordered', 'key', now(), now(), null from member`,
    'an order of the mall has taken its points, and given them back once it is over',
  ],
  [
    'an order that ended without giving points back',
    `${order} false, 'cancelled', 'key', now(), now(), now() from member;
      update posting set external_id = 'order:' || (select id from mall_order), amount = -300
      where kind = 27`,
    'an order of the mall has taken its points, and given them back once it is over',
  ],
  [
    'points that were spent on nothing',
    `delete from point_conversion`,
    'what is spent of points is an order or a conversion',
  ],
  [
    'a conversion of more points than it took',
    `update point_conversion set points = points + 10`,
    'what is spent of points is an order or a conversion',
  ],
  [
    'a conversion that took nothing',
    `insert into point_conversion select gen_random_uuid(), member_id, 'other', points, amount,
        wagering_multiple, converted_at from point_conversion`,
    'a conversion has taken its points',
  ],
  [
    'pieces that are reserved for nobody',
    `insert into mall_stock (item, left_over, reserved, changed_at)
      values ('a former item', 1, 1, now())`,
    'what is reserved of an item is ordered and under way',
  ],
];

describe.each([anyDatabase()])('§7: the checks of points on $name', (database) => {
  let site: PointsSite;
  beforeEach(async () => {
    site = await openPoints(database);
    const member = await site.member();
    await site.give(member, 800n);
    await site.convert(member, 500);
  });
  afterEach(() => site.close());

  test('find nothing where nothing is wrong', async () => {
    expect(await site.found()).toEqual([]);
  });

  test.each(faults)('find %s', async (_, sql, check) => {
    await site.engine.runScript('alter table posting disable trigger posting_is_immutable');
    await site.engine.runScript(sql);
    const found = (await site.rewards.checks()).map((finding) => finding.check);
    expect(found).toContain(check);
  });
});
