import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import {
  asOperator,
  openTestBase,
  timeZone,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { createHierarchy } from '../hierarchy.ts';
import type { RatesOfMoves } from '../move/move-problem.ts';

export const ana = asOperator;
export const ben = { ...asOperator, operator: 'ben' };
/** The day after that of the clock, in the zone of the site. */
export const tomorrow = '2026-11-22';
export const reason = 'Asked for in a letter';

/** Rates of which a test says for whom they are too high; it lists what was lowered. */
function fakeRates() {
  const tooHigh = new Set<bigint>();
  const lowered: unknown[][] = [];
  const rates: RatesOfMoves = {
    problemOfMove: async (_, memberId) => (tooHigh.has(memberId) ? 'RNG 1.20, not 1.00' : null),
    lowerBranch: async (_, ...written) => void lowered.push(written),
  };
  return { rates, tooHigh, lowered };
}

/** What operators and the close of a day do with moves, over any test base. */
export function movesOf(
  base: Pick<TestBase, 'db' | 'clock'>,
  treeDepth: number,
  rates: RatesOfMoves = fakeRates().rates,
) {
  const { db, clock } = base;
  const memberTypes = defaultMemberTypes;
  const hierarchy = createHierarchy({ db, clock, timeZone, treeDepth, memberTypes, rates });
  const { proposeMove, confirmMove } = hierarchy.moveHandlers;

  type Choices = { lowerRates?: boolean; requestKey?: string };
  const wanted = (member: Named, upline: Named | null, choices: Choices = {}) => ({
    account: member.username,
    upline: upline?.username ?? null,
    lowerRates: false,
    reason,
    requestKey: randomUUID(),
    ...choices,
  });
  const propose = async (...move: Parameters<typeof wanted>) => proposeMove(wanted(...move), ana);
  async function confirmed(...move: Parameters<typeof wanted>): Promise<string> {
    const { moveId } = await propose(...move);
    await confirmMove({ moveId }, ben);
    return moveId;
  }

  async function stateOf(moveId: string) {
    return db
      .selectFrom('member_move')
      .select(['state', 'failure', 'from_day'])
      .where('id', '=', moveId)
      .executeTakeFirstOrThrow();
  }

  /** Lists what the checks of the tree find. */
  async function treeFindings() {
    const found = await Promise.all(hierarchy.checks.map(({ query }) => query.execute(db)));
    return found.flatMap(({ rows }) => rows);
  }

  return {
    hierarchy,
    handlers: hierarchy.moveHandlers,
    wanted,
    propose,
    confirmed,
    stateOf,
    treeFindings,
  };
}

type Named = { username: string };

/** A tree of members, and all that moves them. */
export async function openTreeHarness(database: TestDatabase, treeDepth = 10) {
  const base = await openTestBase(database);
  const { db } = base;
  const { rates, tooHigh, lowered } = fakeRates();

  const agent = (upline?: Member): Promise<Member> =>
    base.member({ memberType: 1, parentId: upline?.memberId ?? null });

  /** Creates agents in one line, the first without an upline. */
  async function line(length: number): Promise<Member[]> {
    const made: Member[] = [];
    while (made.length < length) made.push(await agent(made.at(-1)));
    return made;
  }

  async function uplineOf({ memberId }: Member): Promise<bigint | null> {
    const row = await db
      .selectFrom('member')
      .select('parent_id')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row.parent_id;
  }

  /** The pairs of the closure in which one of the members is the lower one, in order. */
  async function pairsOf(members: readonly bigint[]): Promise<string[]> {
    const rows = await db
      .selectFrom('downline')
      .selectAll()
      .where('member_id', 'in', members)
      .execute();
    return rows.map((row) => `${row.ancestor_id} ${row.member_id} ${row.distance}`).toSorted();
  }

  return {
    ...base,
    ...movesOf(base, treeDepth, rates),
    tooHigh,
    lowered,
    agent,
    line,
    uplineOf,
    pairsOf,
  };
}

export type TreeHarness = Awaited<ReturnType<typeof openTreeHarness>>;
