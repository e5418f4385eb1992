import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import type { Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { commissionOf, ownRebate } from '@pavilion/domain/agent/rate-chain';
import { closeRebatesBy } from '../close-rebates.ts';
import { local, pay } from '../sums/teams.fixture.ts';
import { openRebates, type Rebates } from './rebates.fixture.ts';

describe.each(testDatabases())('D13: rebates of days, on $name', (database) => {
  let rebates: Rebates;
  let day = '2026-11-18';

  beforeAll(async () => {
    rebates = await openRebates(database);
  });
  afterAll(() => rebates.engine.close());

  /** Closes the day, and goes on with the next. */
  async function nextDay(): Promise<string> {
    const closed = day;
    day = dayAfter(day, 1);
    await rebates.close(closed, `${day}T00:10:00`);
    return closed;
  }

  const ended = { paid_at: null, carried_in: 0n, carried_out: 0n };

  test('less than the minimum and less than nothing are carried, once', async () => {
    const agent = await rebates.person('carries', null, { RNG: 100 });
    const child = await rebates.person('carried', agent);
    await rebates.plays(child, 99n, day);
    const first = await nextDay();
    const nothing = { ...ended, earned: 0n, paid: 0n, state: 'carried' };
    expect(await rebates.sumOf(agent, first, 'team')).toEqual(nothing);
    await rebates.plays(child, 20_00n, day);
    const second = await nextDay();
    const due = { ...ended, earned: 20n, paid: 20n, state: 'due' };
    expect(await rebates.sumOf(agent, second, 'team')).toEqual(due);

    const noon = local(`${day}T12:00:00`);
    const { rows } = await sql<{ bet: string }>`
      select external_id as bet from posting
      where account_id = ${child.accountId} and kind = 1 order by id desc limit 1`.execute(
      rebates.db,
    );
    const back = { ...pay('rollback', 20_00n, noon), reverses: rows[0]?.bet ?? '' };
    await rebates.past(child.accountId, [back]);
    const third = await nextDay();
    const lost = { ...ended, earned: -20n, paid: 0n, carried_out: -20n, state: 'carried' };
    expect(await rebates.sumOf(agent, third, 'team')).toEqual(lost);

    const quiet = await nextDay();
    expect(await rebates.sumOf(agent, quiet, 'team')).toBeUndefined();
    await rebates.plays(child, 50_00n, day);
    const last = await nextDay();
    const paid = { ...ended, earned: 50n, carried_in: -20n, paid: 30n, state: 'due' };
    expect(await rebates.sumOf(agent, last, 'team')).toEqual(paid);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('a sum below the minimum of the site waits until it is reached', async () => {
    const player = await rebates.person('little', null, { RNG: 100 });
    const { rebate } = siteOfFolder().agents;
    const rules = { ...rebate, minimum: 1_00n };
    const closeWith = async (of: string) =>
      rebates.db.transaction().execute((transaction) => closeRebatesBy(rules)(transaction, of));
    const days = ['2026-01-01', '2026-01-02'] as const;
    for (const of of days) {
      await rebates.db
        .insertInto('member_day')
        .values({ member_id: player.memberId, category: 'RNG', day: of, valid: 60_00n })
        .execute();
    }
    for (const of of [...days, days[1]]) await closeWith(of);
    expect(await rebates.sumOf(player, days[0], 'own')).toMatchObject({
      carried_out: 60n,
      state: 'carried',
    });
    expect(await rebates.sumOf(player, days[1], 'own')).toMatchObject({
      carried_in: 60n,
      paid: 1_20n,
      state: 'due',
    });
    const { rows } = await sql`select from rebate_carry
      where member_id = ${player.memberId}`.execute(rebates.db);
    expect(rows).toEqual([]);
  });

  test('the default counts without an upline, and nothing counts for play money', async () => {
    const { db } = rebates;
    const top = await rebates.person('default', null);
    const below = await rebates.person('without', top);
    const trial = await rebates.member({ memberType: 4, currency: 'FUN' });
    const played = async (who: Member) => {
      const noon = local(`${day}T12:00:00`);
      const round = { roundId: `lottery of ${who.username}`, gameNode: 3 };
      await rebates.past(who.accountId, [
        pay('deposit', 100_00n, noon),
        { ...pay('bet', -100_00n, noon), ...round },
        { ...pay('win', 0n, noon), ...round, finishes: true },
      ]);
    };
    await db
      .insertInto('game_kind')
      .values({ game_node: 3, category: 'LOTT', weight: 100, since: local('2026-01-01T00:00:00') })
      .execute();
    for (const who of [top, below, trial]) await played(who);
    const closed = await nextDay();
    expect(await rebates.sumOf(top, closed, 'own')).toMatchObject({ earned: 80n });
    expect(await rebates.sumOf(top, closed, 'team')).toMatchObject({ earned: 80n });
    expect(await rebates.sumOf(below, closed, 'own')).toBeUndefined();
    expect(await rebates.sumOf(trial, closed, 'own')).toBeUndefined();
  });

  test('a lowered rate counts from the next day on', async () => {
    const player = await rebates.person('lowered', null, { RNG: 100 });
    await rebates.rate(player, { RNG: 50 }, dayAfter(day, 1));
    await rebates.plays(player, 100_00n, day);
    const before = await nextDay();
    await rebates.plays(player, 100_00n, day);
    const after = await nextDay();
    expect(await rebates.sumOf(player, before, 'own')).toMatchObject({ earned: 1_00n });
    expect(await rebates.sumOf(player, after, 'own')).toMatchObject({ earned: 50n });
  });

  test('who is moved at midnight earns for the old line on the day before', async () => {
    const [from, to] = [
      await rebates.person('oldline', null, { RNG: 100 }),
      await rebates.person('newline', null, { RNG: 100 }),
    ];
    const mover = await rebates.person('mover', from, { RNG: 40 });
    const tomorrow = dayAfter(day, 1);
    rebates.moves.push({ memberId: mover.memberId, parentId: to.memberId, fromDay: tomorrow });
    await rebates.plays(mover, 100_00n, day);
    await rebates.plays(mover, 200_00n, tomorrow);
    const before = await nextDay();
    const after = await nextDay();
    expect(await rebates.sumOf(from, before, 'team')).toMatchObject({ earned: 60n });
    expect(await rebates.sumOf(to, before, 'team')).toBeUndefined();
    expect(await rebates.sumOf(from, after, 'team')).toBeUndefined();
    expect(await rebates.sumOf(to, after, 'team')).toMatchObject({ earned: 1_20n });
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('a site that stood still for three days has the rebates of each', async () => {
    const player = await rebates.person('three', null, { RNG: 100 });
    const days = [day, dayAfter(day, 1), dayAfter(day, 2)];
    for (const [index, of] of days.entries()) {
      await rebates.plays(player, BigInt(index + 1) * 100_00n, of);
    }
    day = dayAfter(day, 3);
    await rebates.close(days[2] ?? '', `${day}T09:00:00`);
    await rebates.payAt(`${day}T09:00:00`);
    const posted = await rebates.posted();
    expect(days.map((of) => posted[`${of}:${player.memberId}:own`])).toEqual([1_00n, 2_00n, 3_00n]);
    expect(await rebates.rebateFindings()).toEqual([]);
  });
});

type Line = { who: bigint | undefined; of: bigint | null | undefined; amount: bigint };
const keyOf = ({ who, of }: Line) => `${who} ${of}`;

type Node = { upline: number | null; rate: number; valid: bigint };

/** Trees in which no rate is above the upline's, with corrections below zero among the play. */
const treeOf = fc
  .array(
    fc.record({
      upline: fc.nat(),
      share: fc.nat({ max: 100 }),
      valid: fc.bigInt({ min: -(10n ** 6n), max: 10n ** 9n }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => {
    const tree: Node[] = [];
    for (const [index, { upline, share, valid }] of rows.entries()) {
      const parent = index === 0 ? null : upline % index;
      const most = parent === null ? 120 : (tree[parent]?.rate ?? 0);
      const bound = Math.trunc((most * share) / 100);
      tree.push({ upline: parent, rate: bound - (bound % 5), valid });
    }
    return tree;
  });

describe.each(testDatabases())('D13: rebates of any tree, on $name', (database) => {
  let rebates: Rebates;
  beforeAll(async () => {
    rebates = await openRebates(database);
  });
  afterAll(() => rebates.engine.close());

  let drawn = 0;
  const { rebate: rules } = siteOfFolder().agents;

  /** Writes the tree and what it played on a day of its own; returns its people. */
  async function write(tree: readonly Node[], day: string): Promise<bigint[]> {
    const { db } = rebates;
    const ids: bigint[] = [];
    for (const [index, { upline }] of tree.entries()) {
      const { id } = await db
        .insertInto('member')
        .values({
          username: `t${drawn}n${index}`,
          member_type: 1,
          password_hash: 'none',
          parent_id: upline === null ? null : (ids[upline] ?? null),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    const of = (index: number) => ids[index] ?? 0n;
    await sql`
      insert into rebate_rate (member_id, category, from_day, rate, set_by, set_at)
      select id, 'RNG', ${day}::date, rate, 'test', now()
      from unnest(${ids}::bigint[], ${tree.map(({ rate }) => rate)}::int[]) as one (id, rate)
    `.execute(db);
    const played = tree.flatMap(({ valid }, index) => (valid === 0n ? [] : [{ index, valid }]));
    await sql`
      insert into member_day (member_id, day, category, valid)
      select id, ${day}::date, 'RNG', valid from unnest(
        ${played.map(({ index }) => of(index))}::bigint[],
        ${played.map(({ valid }) => valid)}::bigint[]
      ) as one (id, valid)`.execute(db);
    await sql`
      insert into line_day (agent_id, day, category, valid)
      select ancestor_id, day, category, sum(valid) from member_day
      join downline on downline.member_id = member_day.member_id
      where day = ${day}::date group by ancestor_id, day, category`.execute(db);
    return ids;
  }

  function expected(tree: readonly Node[], ids: readonly bigint[]) {
    const team = tree.map(({ valid }) => valid);
    for (let index = tree.length - 1; index > 0; index--) {
      const upline = tree[index]?.upline ?? 0;
      team[upline] = (team[upline] ?? 0n) + (team[index] ?? 0n);
    }
    return tree.flatMap(({ upline, rate, valid }, index) => {
      const above = upline === null ? undefined : tree[upline];
      const own = { who: ids[index], of: null, amount: ownRebate(valid, rate) };
      const line = {
        who: ids[upline ?? -1],
        of: ids[index],
        amount: commissionOf(team[index] ?? 0n, above?.rate ?? 0, rate),
      };
      return [
        ...(valid !== 0n && rate > 0 ? [own] : []),
        ...(team[index] !== 0n && above && above.rate > rate ? [line] : []),
      ];
    });
  }

  test('are those of the rules, and cost no more than the top rate of all valid bets', async () => {
    await fc.assert(
      fc.asyncProperty(treeOf, async (tree) => {
        drawn += 1;
        const day = dayAfter('2025-01-01', drawn);
        const ids = await write(tree, day);
        const close = () =>
          rebates.db
            .transaction()
            .execute((transaction) => closeRebatesBy(rules)(transaction, day));
        await close();
        await close();
        const { rows } = await sql<{ who: bigint; of: bigint | null; amount: bigint }>`
          select member_id as who, child_id as of, amount from rebate_line
          where day = ${day}::date`.execute(rebates.db);
        const sorted = (lines: readonly Line[]) =>
          lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
        expect(sorted(rows)).toEqual(sorted(expected(tree, ids)));
        const cost = rows.reduce((sum, { amount }) => sum + amount, 0n);
        const valid = tree.reduce((sum, one) => sum + one.valid, 0n);
        expect(cost).toBeLessThanOrEqual(ownRebate(valid, tree[0]?.rate ?? 0));
        const { rows: sums } = await sql<{ earned: bigint }>`
          select coalesce(sum(earned), 0)::bigint as earned from rebate_sum
          where day = ${day}::date`.execute(rebates.db);
        expect(sums[0]?.earned).toBe(cost);
      }),
      drawnCases(8),
    );
  });
});
