import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlState } from '#db/sql-error.ts';
import { everyEngine } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { codeOf } from '#testing/test-base.ts';
import { openTreeHarness, type TreeHarness } from '../testing/tree-harness.ts';

/** Registers somebody below the member of a number, or moves one below another. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ under: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ who: fc.nat(), to: fc.option(fc.nat(), { freq: 6 }) }) },
);
type Step = { under: number } | { who: number; to: number | null };

/** A model of the tree: who is directly below whom. */
class Tree {
  readonly uplines = new Map<bigint, bigint | null>();

  line(member: bigint): bigint[] {
    const upline = this.uplines.get(member) ?? null;
    return upline === null ? [] : [upline, ...this.line(upline)];
  }

  pairs(): string[] {
    return [...this.uplines.keys()]
      .flatMap((member) => this.line(member).map((above, at) => `${above} ${member} ${at + 1}`))
      .toSorted();
  }

  drawn(number: number): bigint | null {
    const members = [...this.uplines.keys()];
    return members[number % (members.length + 1)] ?? null;
  }
}

describe.each(everyEngine())('D13: who is below whom, on $name', (database) => {
  let harness: TreeHarness;
  beforeAll(async () => {
    harness = await openTreeHarness(database);
  });
  afterAll(() => harness.close());

  const moved = (who: bigint, to: bigint | null) =>
    harness.db.updateTable('member').set({ parent_id: to }).where('id', '=', who).execute();

  /** Does the step in the database and the model; what the model refuses the database refuses. */
  async function take(tree: Tree, one: Step): Promise<void> {
    if ('under' in one) {
      const parentId = tree.drawn(one.under);
      const { memberId } = await harness.member({ parentId });
      tree.uplines.set(memberId, parentId);
      return;
    }
    const who = tree.drawn(one.who);
    const to = one.to === null ? null : tree.drawn(one.to);
    if (who === null) return;
    const isCircle = to !== null && (to === who || tree.line(to).includes(who));
    expect(await codeOf(moved(who, to))).toBe(isCircle ? sqlState.checkViolation : null);
    if (!isCircle) tree.uplines.set(who, to);
  }

  test('the closure of random trees is the transitive closure of the uplines', async () => {
    const steps = fc.array(step, { minLength: 60, maxLength: 200, size: 'max' });
    const property = fc.asyncProperty(steps, async (drawn) => {
      const tree = new Tree();
      for (const one of drawn) await take(tree, one);
      expect(await harness.pairsOf([...tree.uplines.keys(), 0n])).toEqual(tree.pairs());
    });
    await fc.assert(property, { ...drawnCases(4), endOnFailure: true });
    expect(await harness.treeFindings()).toEqual([]);
  }, 120_000);

  test('the database itself refuses a place below oneself, and changes nothing', async () => {
    const members = await harness.line(3);
    const [top, , last] = members.map(({ memberId }) => memberId);
    const before = await harness.pairsOf([top!, last!]);
    for (const to of [top!, last!]) {
      await expect(moved(top!, to)).rejects.toMatchObject({
        code: sqlState.checkViolation,
        constraint: 'member_not_below_itself',
      });
    }
    const [one, other] = [await harness.agent(), await harness.agent()];
    const crossed = sql`update member set parent_id = case id
      when ${one.memberId} then ${other.memberId}::bigint else ${one.memberId}::bigint end
      where id in (${one.memberId}, ${other.memberId})`.execute(harness.db);
    await expect(crossed).rejects.toMatchObject({ code: sqlState.checkViolation });
    expect(await harness.pairsOf([top!, last!])).toEqual(before);
    expect(await harness.treeFindings()).toEqual([]);
  });
});

describe.each(everyEngine())(
  'D13: the check of the tree finds planted faults, on $name',
  (database) => {
    let harness: TreeHarness;
    let line: bigint[];
    beforeAll(async () => {
      harness = await openTreeHarness(database);
      line = (await harness.line(4)).map(({ memberId }) => memberId);
    });
    afterAll(() => harness.close());

    const undo = new Error('undone');

    /** What the check finds after a fault, which is undone. */
    async function found(plant: (db: TreeHarness['db']) => Promise<unknown>): Promise<unknown> {
      const findings: unknown[] = [];
      const done = harness.db.transaction().execute(async (transaction) => {
        await plant(transaction);
        for (const { query } of harness.hierarchy.checks) {
          findings.push(...(await query.execute(transaction)).rows);
        }
        throw undo;
      });
      await expect(done).rejects.toBe(undo);
      return findings;
    }

    test('a pair that is missing', async () => {
      const [top, , , last] = line;
      const findings = await found((db) =>
        db
          .deleteFrom('downline')
          .where('ancestor_id', '=', top!)
          .where('member_id', '=', last!)
          .execute(),
      );
      expect(findings).toEqual([{ subject: `${top}/${last}`, detail: 'missing, at distance 3' }]);
    });

    test('an ancestor who is none', async () => {
      const [top] = line;
      const { memberId } = await harness.agent();
      const findings = await found((db) =>
        db
          .insertInto('downline')
          .values({ ancestor_id: memberId, member_id: top!, distance: 1 })
          .execute(),
      );
      expect(findings).toEqual([
        { subject: `${memberId}/${top}`, detail: 'surplus, at distance 1' },
      ]);
    });

    test('a wrong distance', async () => {
      const [top, , , last] = line;
      const findings = await found((db) =>
        db
          .updateTable('downline')
          .set({ distance: 7 })
          .where('ancestor_id', '=', top!)
          .where('member_id', '=', last!)
          .execute(),
      );
      expect(findings).toEqual([{ subject: `${top}/${last}`, detail: 'distance 7, expected 3' }]);
    });

    test('a circle of uplines, written past the triggers', async () => {
      const [top, second, , last] = line;
      const findings = await found(async (db) => {
        await sql`alter table member disable trigger downline_of_moved_member`.execute(db);
        await db.updateTable('member').set({ parent_id: last! }).where('id', '=', top!).execute();
      });
      expect(findings).toContainEqual({
        subject: `${second}`,
        detail: 'is in a circle of uplines',
      });
      expect(findings).toContainEqual({
        subject: `${last}/${top}`,
        detail: 'missing, at distance 1',
      });
    });
  },
);
