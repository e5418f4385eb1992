import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openAgents } from '../agents.fixture.ts';
import { openRebates, type Rebates } from './rebates.fixture.ts';

const day = '2026-11-18';

describe.each(testDatabases())('D13: the checks of rebates, on $name', (database) => {
  let rebates: Rebates;
  let agent: Member;
  let child: Member;
  let little: Member;

  beforeAll(async () => {
    rebates = await openRebates(database);
    agent = await rebates.person('agent', null, { RNG: 100 });
    child = await rebates.person('child', agent, { RNG: 50 });
    little = await rebates.person('little', null, { RNG: 100 });
    await rebates.plays(child, 100_00n, day);
    await rebates.plays(little, 1n, day);
    await rebates.close(day, '2026-11-19T00:10:00');
    await rebates.payAt('2026-11-19T00:30:00');
    await rebates.db
      .insertInto('rebate_carry')
      .values({ member_id: little.memberId, kind: 'team', amount: -7n })
      .execute();
  });
  afterAll(() => rebates.engine.close());

  class Undone extends Error {}

  /** What is found with a fault, which is taken back afterwards. */
  async function foundWith(fault: RawBuilder<unknown>): Promise<string[]> {
    const found: string[] = [];
    const { db } = rebates;
    const planted = db.transaction().execute(async (transaction) => {
      await fault.execute(transaction);
      const agents = openAgents({ ...rebates, db: transaction });
      for (const { check } of await agents.findProblems()) found.push(check);
      throw new Undone();
    });
    await expect(planted).rejects.toThrow(Undone);
    return found;
  }

  const part = 'a part of a rebate is its valid bets by its rate';
  const sum = 'a rebate is the sum of its parts';
  const paid = 'a paid rebate has its posting, and each posting its rebate';
  const carried = 'what is carried is what the last rebate has left';

  test('a carry that no rebate has left is found', async () => {
    const findings = await rebates.rebateFindings();
    expect(findings).toMatchObject([{ check: carried, subject: `${little.memberId} team` }]);
    await rebates.db.deleteFrom('rebate_carry').execute();
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test.each([
    ['another amount of a part', sql`update rebate_line set amount = amount + 1`, [part, sum]],
    [
      'a part of more valid bets than there were',
      sql`update rebate_line set valid = valid * 2, amount = amount * 2
        where child_id is null and amount > 0`,
      [part, sum],
    ],
    ['a part that is gone', sql`delete from rebate_line where child_id is not null`, [sum]],
    [
      'a sum without parts',
      sql`insert into rebate_sum (member_id, day, kind, earned, carried_in, paid, carried_out,
          state) select id, '2026-11-18', 'team', 5, 0, 5, 0, 'due' from member
        where username = 'little'`,
      [sum],
    ],
    [
      'a payment that was never posted',
      sql`update rebate_sum set paid = paid + 1, carried_out = carried_out - 1
        where state = 'paid' and kind = 'own'`,
      [paid, carried],
    ],
    [
      'a carry that is lost',
      sql`update rebate_sum set earned = -3, carried_out = -3 where state = 'carried'`,
      [sum, carried],
    ],
    [
      'a posting without a rebate',
      sql`insert into posting (account_id, contra_id, kind, amount, balance_after, source,
          external_id) select account_id, contra_id, kind, amount, balance_after, source,
          external_id || '2' from posting where kind = 21`,
      [paid],
    ],
    [
      'a posting of another kind',
      sql`insert into posting (account_id, contra_id, kind, amount, balance_after, source,
          external_id) select account.id, account.id, 20, 1, 1, 'rebate',
          '2026-11-18:' || member_id || ':own'
        from account join member on member.id = member_id where username = 'little'`,
      [paid],
    ],
  ])('%s is found', async (_, fault, expected) => {
    const found = await foundWith(fault);
    expect([...new Set(found)].toSorted()).toEqual(expected.toSorted());
  });
});
