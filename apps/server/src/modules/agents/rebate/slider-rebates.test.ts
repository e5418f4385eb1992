import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { readFigures } from '../contract/period-figures.store.ts';
import { local, pay } from '../sums/teams.fixture.ts';
import { openRebates, type Rebates } from './rebates.fixture.ts';

const day = '2026-11-18';
const games = [
  { gameNode: 2_001_001, category: 'LOTT', weight: 100 },
  { gameNode: 1_001_001, category: 'ELOTT', weight: 100 },
  { gameNode: 3, category: 'LOTT', weight: 100 },
];
const rule = { pushCountsNothing: true, bonusMoney: false };
const noon = local(`${day}T12:00:00`);
const part = 'a part of a rebate is its valid bets by its rate';

let written = 0;

describe.each([anyDatabase()])('lottery.md §2: rebates of lotteries, on $name', (database) => {
  let rebates: Rebates;
  let agent: Member;
  let slider: Member;
  let mixed: Member;

  /** A round that is lost, after a payment of its stake; with what the slider gives back. */
  async function plays(who: Member, amount: bigint, node: number, rebate = 0n): Promise<void> {
    const source = node > 1000 ? 'lottery' : 'games:x';
    const roundId = `L20261118-${++written}`;
    const of = { source, roundId, gameNode: node };
    const given = { ...pay('memberRebate', rebate, noon), source, externalId: `${roundId}:r` };
    await rebates.past(who.accountId, [
      pay('deposit', amount, noon),
      { ...pay('bet', -amount, noon), ...of },
      { ...pay('finish', 0n, noon), ...of, finishes: true },
      ...(rebate > 0n ? [given] : []),
    ]);
  }

  beforeAll(async () => {
    rebates = await openRebates(database);
    await rebates.prepare(games, rule);
    agent = await rebates.person('agent', null, { LOTT: 100, ELOTT: 15 });
    slider = await rebates.person('slider', agent, { LOTT: 80, ELOTT: 10 });
    mixed = await rebates.person('mixed', agent, { LOTT: 80, ELOTT: 10 });
    await plays(slider, 1_000_00n, 2_001_001, 3_00n);
    await plays(mixed, 1_000_00n, 1_001_001);
    await plays(mixed, 1_000_00n, 2_001_001, 1_00n);
    await plays(mixed, 500_00n, 3);
    await plays(agent, 700_00n, 2_001_001, 5n);
    await rebates.close(day, '2026-11-19T00:10:00');
  });
  afterAll(() => rebates.engine.close());

  test('a stake with the slider gives nothing of the day to its member', async () => {
    const { rows } = await sql`
      select child_id is null as own, category, valid, rate, amount
      from rebate_line where member_id = ${slider.memberId}`.execute(rebates.db);
    expect(rows).toEqual([]);
    expect(await rebates.sumOf(slider, day, 'own')).toBeUndefined();
    expect(await rebates.sumOf(agent, day, 'own')).toBeUndefined();
  });

  test('it counts for the difference of the upline, 0.20 % of 1,000.00', async () => {
    const { rows } = await sql`
      select category, valid, rate, amount from rebate_line
      where member_id = ${agent.memberId} and child_id = ${slider.memberId}`.execute(rebates.db);
    expect(rows).toEqual([{ category: 'LOTT', valid: 1_000_00n, rate: 20, amount: 2_00n }]);
  });

  test('other stakes pay both, of lotteries and of studios', async () => {
    const { rows } = await sql`
      select member_id = ${mixed.memberId} as own, category, valid, rate, amount from rebate_line
      where coalesce(child_id, member_id) = ${mixed.memberId} order by 1, 2`.execute(rebates.db);
    expect(rows).toEqual([
      { own: false, category: 'ELOTT', valid: 1_000_00n, rate: 5, amount: 50n },
      { own: false, category: 'LOTT', valid: 1_500_00n, rate: 20, amount: 3_00n },
      { own: true, category: 'ELOTT', valid: 1_000_00n, rate: 10, amount: 1_00n },
      { own: true, category: 'LOTT', valid: 500_00n, rate: 80, amount: 4_00n },
    ]);
  });

  test('the sums are paid, and the checks find nothing beside what the slider gave', async () => {
    await rebates.payAt('2026-11-19T00:20:00');
    const id = (who: Member, kind: string) => `${day}:${who.memberId}:${kind}`;
    expect(await rebates.posted()).toEqual({
      [id(mixed, 'own')]: 5_00n,
      [id(agent, 'team')]: 5_50n,
    });
    expect(await rebates.rebateFindings()).toEqual([]);
    expect(await rebates.findings()).toEqual([]);
  });

  test('the rebates of the slider lower what the house has won', async () => {
    const terms = { period: 'DAY', activeMinimumMinor: 1n } as const;
    const period = {
      from: local(`${day}T00:00:00`),
      until: local('2026-11-19T00:00:00'),
      firstDay: day,
      lastDay: day,
    };
    const figuresOf = (includeOwn: boolean) =>
      readFigures(rebates.db, agent.memberId, { ...terms, includeOwn }, period);
    const below = 3_00n + 1_00n + 5_00n + 5_50n;
    expect(await figuresOf(false)).toMatchObject({ rebateMinor: below });
    expect(await figuresOf(true)).toMatchObject({ rebateMinor: below + 5n });
  });

  class Undone extends Error {}

  async function foundWith(fault: RawBuilder<unknown>): Promise<string[]> {
    const found: string[] = [];
    const planted = rebates.db.transaction().execute(async (transaction) => {
      await fault.execute(transaction);
      const before = await rebates.rebateFindings(transaction);
      found.push(...before.map(({ check }) => check));
      throw new Undone();
    });
    await expect(planted).rejects.toThrow(Undone);
    return found;
  }

  test('a rebate of the day for a stake with the slider is found', async () => {
    const twice = sql`insert into rebate_line
      (day, member_id, child_id, category, play_day, valid, rate, amount)
      values (${day}::date, ${slider.memberId}, null, 'LOTT', null, 100000, 80, 800)`;
    expect(await foundWith(twice)).toContain(part);
    const more = sql`update rebate_line set valid = 150000, amount = 1200
      where member_id = ${mixed.memberId} and category = 'LOTT'`;
    expect(await foundWith(more)).toContain(part);
  });
});
