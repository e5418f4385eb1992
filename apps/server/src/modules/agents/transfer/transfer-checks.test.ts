import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openAgents } from '../agents.fixture.ts';
import { openTransfers, type Transfers } from './transfers.fixture.ts';

describe.each(testDatabases())('§9: the check of downline transfers, on $name', (database) => {
  let site: Transfers;
  let id: string;

  beforeAll(async () => {
    site = await openTransfers(database);
    const agent = await site.agent(100_00n);
    const player = await site.below(agent);
    ({ transferId: id } = await site.send(agent, player));
    await site.send(agent, player, { amount: '2.00' });
    await site.below(agent);
  });
  afterAll(() => site.close());

  class Undone extends Error {}

  /** What is found with a fault, which is taken back afterwards. */
  async function foundWith(fault: RawBuilder<unknown>) {
    const found: { check: string; subject: string; detail: string }[] = [];
    const planted = site.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await fault.execute(transaction);
      found.push(...(await openAgents({ ...site, db: transaction }).findProblems()));
      throw new Undone();
    });
    await expect(planted).rejects.toThrow(Undone);
    return found.map(({ subject, detail }) => `${subject.replace(id, 'ID')} ${detail}`).toSorted();
  }

  test('nothing is found where nothing is wrong', async () => {
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test.each([
    [
      'another amount',
      sql`update downline_transfer set amount = amount + 1 where amount = 4000`,
      ['ID:in 4001, posted 4000', 'ID:out -4001, posted -4000'],
    ],
    [
      'a transfer that is gone',
      sql`delete from downline_transfer where amount = 4000`,
      ['ID:in none, posted 4000', 'ID:out none, posted -4000'],
    ],
    [
      'half of a transfer',
      sql`delete from posting where kind = 25 and amount = 4000`,
      ['ID:in 4000, posted nothing'],
    ],
    [
      'another receiver',
      sql`update downline_transfer set receiver_id = (select min(id) from member
        where id not in (sender_id, receiver_id)) where amount = 4000`,
      ['ID:in 4000, posted 4000'],
    ],
    [
      'the wrong kind',
      sql`update posting set kind = 8 where kind = 24 and amount = -4000`,
      ['ID:out -4000, posted -4000'],
    ],
  ])('%s is found', async (_, fault, findings) => {
    expect(await foundWith(fault)).toEqual(findings);
  });
});
