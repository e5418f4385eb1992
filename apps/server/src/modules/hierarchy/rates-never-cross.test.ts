import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf } from '#testing/test-base.ts';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { openRatesHarness, type Rated, type RatesHarness } from './testing/rates-harness.ts';

const refusals = [null, 'agent.rebate.range', 'agent.rebate.below'];

type Placed = { who: Rated; upline: Rated | null };

function memberOf(members: readonly Placed[], index: number): Placed {
  const member = members[index % members.length];
  if (!member) throw new Error('the tree is empty');
  return member;
}

describe.each(everyEngine())('D13: no rate is ever above the upline’s, on $name', (database) => {
  let harness: RatesHarness;
  beforeAll(async () => {
    harness = await openRatesHarness(database);
  });
  afterAll(() => harness.close());

  /** A tree whose member `n` is below member `uplines[n - 1]`; the rates of RNG count already. */
  async function tree(uplines: readonly number[], rates: readonly number[]) {
    const members: Placed[] = [];
    for (const [index, rate] of rates.entries()) {
      const above = index === 0 ? null : (members[uplines[index - 1] ?? 0]?.who ?? null);
      const who = await harness.newcomer(above);
      await harness.write(who, { RNG: formatRate(rate) }, '2026-01-01');
      members.push({ who, upline: above });
    }
    return members;
  }

  /** Sets a rate as the one who may: the upline, or the operator at the top. */
  function set({ who, upline }: Placed, rate: number) {
    const given = { RNG: formatRate(rate) };
    return codeOf(upline === null ? harness.set(who, given) : harness.setBelow(upline, who, given));
  }

  test('fifty changes of a chain at once', async () => {
    const chain = await tree([0, 1, 2, 3], [100, 80, 60, 40, 20]);
    const drawn = fc.sample(fc.record({ at: fc.nat({ max: 4 }), rate: fc.nat({ max: 24 }) }), {
      numRuns: 50,
      seed: 7,
    });
    const codes = await Promise.all(
      drawn.map(({ at, rate }) => set(memberOf(chain, at), rate * 5)),
    );
    expect(refusals).toEqual(expect.arrayContaining([...new Set(codes)]));
    expect(codes).toContain(null);
    expect(await harness.wrong()).toEqual([]);
  });

  test('an upline is lowered while its child is raised, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const pair = await tree([0], [100, 20]);
      const both = round % 2 === 0 ? [0, 1] : [1, 0];
      const codes = await Promise.all(
        both.map((index) => set(memberOf(pair, index), index === 0 ? 40 : 80)),
      );
      expect(codes.filter((code) => code === null)).toHaveLength(1);
    }
    expect(await harness.wrong()).toEqual([]);
  });

  const act = fc.record({
    at: fc.nat(),
    rate: fc.nat({ max: 25 }),
    kind: fc.constantFrom('set', 'set', 'set', 'lower', 'move', 'day'),
    to: fc.nat(),
  });

  /** Does one act; returns the code of a refusal, or null. */
  async function run(
    members: readonly Placed[],
    { at, rate, kind, to }: { at: number; rate: number; kind: string; to: number },
  ): Promise<unknown> {
    const one = memberOf(members, at);
    if (kind === 'set') return set(one, rate * 5);
    if (kind === 'lower') {
      return codeOf(harness.set(one.who, { RNG: formatRate(rate * 5) }, { lowerBranch: true }));
    }
    if (kind === 'day') harness.pass(dayMs);
    else await moveBelow(one, memberOf(members, to));
    return null;
  }

  /** Moves a member below another, unless that one is in its branch. */
  async function moveBelow(one: Placed, other: Placed) {
    const { memberId } = one.who;
    const isBelow = await harness.db
      .selectFrom('downline')
      .select('distance')
      .where('ancestor_id', '=', memberId)
      .where('member_id', '=', other.who.memberId)
      .executeTakeFirst();
    if (one.who === other.who || isBelow) return;
    const parentId = other.who.memberId;
    await harness.db.transaction().execute(async (transaction) => {
      const today = harness.today();
      await harness.rates.lowerBranch(transaction, memberId, parentId, today, 'operator:ana');
      await transaction
        .updateTable('member')
        .set({ parent_id: parentId })
        .where('id', '=', memberId)
        .execute();
    });
    one.upline = other.who;
  }

  test('after any sequence of changes, lowered branches, moves and days', async () => {
    const drawn = fc.record({
      uplines: fc.array(fc.nat(), { minLength: 7, maxLength: 7 }),
      acts: fc.array(act, { minLength: 10, maxLength: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(drawn, async ({ uplines, acts }) => {
        const above = uplines.map((upline, index) => upline % (index + 1));
        const members = await tree(above, [120, 0, 0, 0, 0, 0, 0, 0]);
        for (const one of acts) expect(refusals).toContain(await run(members, one));
        expect(await harness.wrong()).toEqual([]);
      }),
      drawnCases(8),
    );
  });
});
