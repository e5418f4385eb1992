import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import type { Move } from '#modules/reports/reports.fixture.ts';
import type { Member } from '#testing/test-base.ts';
import { resultColumns } from '@pavilion/domain/agent/team-result';
import { local, openTeams, pay, play, type Teams } from '../sums/teams.fixture.ts';
import { openTeamPages, type TeamPages } from './team-pages.fixture.ts';

type Page = Awaited<ReturnType<TeamPages['result']>>;
type Wish = NonNullable<Parameters<TeamPages['result']>[1]>;
type Columns = Page['own'];

const columns = [...resultColumns, 'profitAndLoss' as const];
const minor = (amount: string) => BigInt(amount.replace('.', ''));
const minorOf = (result: Columns) => columns.map((name) => minor(result[name]));
const added = (one: bigint[], other: bigint[]) =>
  one.map((amount, index) => amount + (other[index] ?? 0n));

/** Every kind of posting that a column counts; 20 and above are not posted yet. */
const kinds = [
  'deposit',
  'adjustment',
  'reward',
  'withdrawalHold',
  20,
  21,
  22,
  23,
  24,
  25,
] as const;
const outgoing = new Set<unknown>(['withdrawalHold', 24]);

const acts = fc.array(
  fc.record({
    who: fc.nat(200),
    isLater: fc.boolean(),
    kind: fc.constantFrom('play' as const, 'play' as const, ...kinds),
    amount: fc.integer({ min: 1, max: 500_00 }),
    win: fc.integer({ min: 0, max: 900_00 }),
    gameNode: fc.constantFrom(1, 2),
  }),
  { minLength: 3, maxLength: 25 },
);
type Acts = typeof acts extends fc.Arbitrary<infer Drawn extends unknown[]> ? Drawn : never;
const parents = fc.array(fc.nat(200), { minLength: 2, maxLength: 9 });
const page = fc.record({
  sort: fc.constantFrom('account' as const, ...columns),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  pageSize: fc.integer({ min: 1, max: 4 }),
  gameCategory: fc.constantFrom(undefined, 'RNG' as const, 'LIVE' as const),
});

describe.each(testDatabases())('D13: sums of a team on $name', (database) => {
  let teams: Teams;
  let pages: TeamPages;
  let today = '2026-12-01';

  beforeAll(async () => {
    teams = await openTeams(database);
    pages = openTeamPages(teams);
    await teams.close(dayAfter(today, -1), `${today}T00:10:00`);
  });
  afterAll(() => teams.engine.close());

  function movesOf({ kind, amount, win, gameNode }: Acts[number]): Move[] {
    const at = local(`${today}T12:00:00`);
    const sum = BigInt(amount);
    const covered = pay('deposit', sum, at);
    if (kind !== 'play') return [covered, pay(kind, outgoing.has(kind) ? -sum : sum, at)];
    return [covered, ...play(sum, BigInt(win), at).map((move) => ({ ...move, gameNode }))];
  }

  async function act(members: readonly Member[], drawn: Acts) {
    for (const one of drawn) {
      const person = members[one.who % members.length] as Member;
      await teams.past(person.accountId, movesOf(one));
    }
  }

  /** All pages of the lines, which must have the same sums. */
  async function allPages(agent: Member, wish: Wish): Promise<Page> {
    const first = await pages.result(agent, wish);
    const list = [...first.list];
    for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
      const next = await pages.result(agent, { ...wish, pageNo });
      expect([next.own, next.footer, next.total]).toEqual([first.own, first.footer, first.total]);
      list.push(...next.list);
    }
    return { ...first, list };
  }

  const inOrder = (list: Page['list'], { sort, direction }: Wish): boolean => {
    const keys = list.map(({ account, result }) =>
      sort === 'account' || sort === undefined ? account : minor(result[sort]),
    );
    return keys.every((key, index) => {
      const before = keys[index - 1] ?? key;
      return direction === 'asc' ? before <= key : before >= key;
    });
  };

  /** A team whose people did half of it on a day that has closed, and half today. */
  async function drawTeam(tree: readonly number[], drawn: Acts) {
    const members = [await teams.member({ memberType: 1 })];
    for (const parent of tree) {
      const { memberId } = members[parent % members.length] as Member;
      members.push(await teams.member({ memberType: 1, parentId: memberId }));
    }
    const startDate = today;
    await act(
      members,
      drawn.filter(({ isLater }) => !isLater),
    );
    today = dayAfter(today, 1);
    await teams.close(startDate, `${today}T00:10:00`);
    await act(
      members,
      drawn.filter(({ isLater }) => isLater),
    );
    return { members, startDate };
  }

  /** The page of an agent, once its lines and the own row are known to be the team. */
  async function agreeing(agent: Member, wish: Wish): Promise<Page> {
    const all = await allPages(agent, wish);
    const lines = all.list.map(({ result }) => minorOf(result));
    expect(lines.reduce(added, minorOf(all.own))).toEqual(minorOf(all.footer));
    expect(new Set(all.list.map(({ account }) => account)).size).toBe(all.total);
    expect(inOrder(all.list, wish)).toBe(true);
    return all;
  }

  test('a team is its agent and the teams of the children in every column', async () => {
    await fc.assert(
      fc.asyncProperty(parents, acts, page, async (tree, drawn, wanted) => {
        const { members, startDate } = await drawTeam(tree, drawn);
        await teams.settle(`${today}T13:00:00`);
        const wish = { ...wanted, startDate };
        let own: bigint[] = [];
        for (const agent of members) {
          const all = await agreeing(agent, wish);
          own = added(minorOf(all.own), own);
          for (const { account, result } of all.list) {
            const { footer } = await pages.result(agent, { ...wish, account });
            expect(footer).toEqual(result);
          }
        }
        const whole = await pages.result(members[0] as Member, wish);
        expect(own).toEqual(minorOf(whole.footer));
      }),
      drawnCases(16),
    );
  });

  test('a page agrees with itself while the sums of teams are behind', async () => {
    await fc.assert(
      fc.asyncProperty(parents, acts, page, async (tree, drawn, wanted) => {
        const { members, startDate } = await drawTeam(tree, drawn);
        await teams.jobs.runNow();
        for (const agent of members) await agreeing(agent, { ...wanted, startDate });
      }),
      drawnCases(6),
    );
  });
});
