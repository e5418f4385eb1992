import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import {
  amountsOf,
  goldenDay,
  openGoldenCase,
  type GoldenCase,
} from '../sums/golden-case.fixture.ts';
import { local, openTeams, pay, play, type Teams } from '../sums/teams.fixture.ts';
import { openTeamPages, type TeamPages } from './team-pages.fixture.ts';

const nothing = amountsOf('– – – – – – – – – – – 0.00');
const lines = {
  p1: '5,000.00 1,200.00 123,456.78 123,456.78 119,000.00 150.00 370.37 – – 300.00 – −3,936.41',
  cOwn: '2,000.00 – 1,000.00 1,000.00 1,480.50 – 6.00 370.37 200.00 – 300.00 1,056.87',
  c: `7,000.00 1,200.00 124,456.78 124,456.78 120,480.50 150.00 376.37 370.37 200.00 300.00 300.00
    −2,879.54`,
  p2: '20,000.00 12,000.00 50,200.00 50,000.00 48,111.10 88.00 250.00 – – – – −1,750.90',
  bOwn: '– – – – – – – 747.82 672.28 – – 1,420.10',
  b: `27,000.00 13,200.00 174,656.78 174,456.78 168,591.60 238.00 626.37 1,118.19 872.28 300.00
    300.00 −3,210.34`,
};

describe.each(testDatabases())('D13: golden case P on its page, on $name', (database) => {
  let teams: GoldenCase['teams'];
  let people: GoldenCase['people'];
  let pages: TeamPages;

  beforeAll(async () => {
    ({ teams, people } = await openGoldenCase(database));
    pages = openTeamPages(teams);
  });
  afterAll(() => teams.engine.close());

  const yesterday = { period: 'yesterday' } as const;
  const asked = (agent: Member, wish: Parameters<TeamPages['result']>[1] = {}) =>
    pages.result(agent, { ...yesterday, ...wish });
  const linesOf = ({ list }: Awaited<ReturnType<TeamPages['result']>>) =>
    list.map(({ account, result }) => [account, result]);

  test('B sees a line for C and p2, the own row and the team', async () => {
    const page = await asked(people.b);
    expect(page).toMatchObject({
      startDate: goldenDay,
      endDate: goldenDay,
      total: 2,
      totalPages: 1,
      own: amountsOf(lines.bOwn),
      footer: amountsOf(lines.b),
      path: [{ account: 'goldenb', nickname: '' }],
    });
    expect(page.list).toEqual([
      { account: 'goldenc', nickname: '', type: 1, teamSize: 1, result: amountsOf(lines.c) },
      { account: 'goldenp2', nickname: '', type: 1, teamSize: 0, result: amountsOf(lines.p2) },
    ]);
  });

  test('the same page of C is what C sees, and B with the path to it', async () => {
    const own = await asked(people.c);
    const fromAbove = await asked(people.b, { account: ' GoldenC ' });
    expect(linesOf(own)).toEqual([['goldenp1', amountsOf(lines.p1)]]);
    expect(own).toMatchObject({ own: amountsOf(lines.cOwn), footer: amountsOf(lines.c) });
    const path = [
      { account: 'goldenb', nickname: '' },
      { account: 'goldenc', nickname: '' },
    ];
    expect(fromAbove).toEqual({ ...own, path });
  });

  test('the page of one without a team has the own row only', async () => {
    const page = await asked(people.b, { account: 'goldenp1' });
    expect(page).toMatchObject({
      list: [],
      total: 0,
      own: amountsOf(lines.p1),
      footer: amountsOf(lines.p1),
    });
    expect(page.path.map(({ account }) => account)).toEqual(['goldenb', 'goldenc', 'goldenp1']);
  });

  test('summaryType 0 is the person alone', async () => {
    const page = await asked(people.b, { account: 'goldenc', summaryType: '0' });
    expect(page).toMatchObject({
      list: [],
      total: 0,
      own: amountsOf(lines.cOwn),
      footer: amountsOf(lines.cOwn),
    });
    expect(page.path.map(({ account }) => account)).toEqual(['goldenb', 'goldenc']);
  });

  test('with a game category only columns of play are counted', async () => {
    const page = await asked(people.b, { gameCategory: 'RNG' });
    const ofPlay = (bet: string, valid: string, win: string, result: string) => ({
      ...nothing,
      betAmount: bet,
      validBetAmount: valid,
      winAmount: win,
      profitAndLoss: result,
    });
    expect(linesOf(page)).toEqual([
      ['goldenc', ofPlay('124456.78', '124456.78', '120480.50', '-3976.28')],
      ['goldenp2', ofPlay('50200.00', '50000.00', '48111.10', '-2088.90')],
    ]);
    expect(page.own).toEqual(nothing);
    expect(page.footer).toEqual(ofPlay('174656.78', '174456.78', '168591.60', '-6065.18'));
    const other = await asked(people.b, { gameCategory: 'LIVE' });
    expect(linesOf(other)).toEqual([
      ['goldenc', nothing],
      ['goldenp2', nothing],
    ]);
    expect(other.footer).toEqual(nothing);
  });

  test.each([
    ['account', 'asc', 'goldenc'],
    ['account', 'desc', 'goldenp2'],
    ['deposit', 'asc', 'goldenc'],
    ['deposit', 'desc', 'goldenp2'],
    ['agentCommission', 'desc', 'goldenc'],
    ['profitAndLoss', 'asc', 'goldenc'],
    ['profitAndLoss', 'desc', 'goldenp2'],
    ['profitSharing', 'asc', 'goldenc'],
    ['profitSharing', 'desc', 'goldenc'],
  ] as const)('sorted by %s %s, %s stands first', async (sort, direction, first) => {
    const { list } = await asked(people.b, { sort, direction });
    expect(list[0]?.account).toBe(first);
  });

  test('pages cut the lines, and each has the whole footer', async () => {
    const second = await asked(people.b, { pageNo: 2, pageSize: 1 });
    expect(linesOf(second)).toEqual([['goldenp2', amountsOf(lines.p2)]]);
    expect(second).toMatchObject({ pageNum: 2, pageSize: 1, total: 2, totalPages: 2 });
    const beyond = await asked(people.b, { pageNo: 3, pageSize: 1 });
    expect(beyond.list).toEqual([]);
    expect([second.footer, beyond.footer]).toEqual([amountsOf(lines.b), amountsOf(lines.b)]);
  });

  test('other days have other figures; children without any stand with zeros', async () => {
    const today = await asked(people.b, { period: 'today' });
    expect(linesOf(today)).toEqual([
      ['goldenc', nothing],
      ['goldenp2', nothing],
    ]);
    expect(today.footer).toEqual(nothing);
    const month = await asked(people.b, { period: undefined, startDate: '2026-10-20' });
    expect(month).toMatchObject({ startDate: '2026-10-20', footer: amountsOf(lines.b) });
  });

  test.each([
    { startDate: '2026-10-19', endDate: '2026-11-19' },
    { startDate: '2025-11-18', endDate: '2025-11-18' },
    { startDate: '2026-11-19', endDate: '2026-11-18' },
  ])('%j is refused: at most 31 days, of the last 12 months', async (days) => {
    expect(await codeOf(pages.result(people.b, days))).toBe('report.range');
    expect(await codeOf(pages.overview(people.b, days))).toBe('report.range');
    expect(await codeOf(pages.exported(people.b, days))).toBe('report.range');
  });

  test('names above, beside, unknown and the own one are answered alike', async () => {
    for (const account of ['goldenb', 'goldenp2', 'goldenc', 'nobody']) {
      expect(await codeOf(asked(people.c, { account }))).toBe('agent.downline.not.found');
      expect(await codeOf(pages.exported(people.c, { account }))).toBe('agent.downline.not.found');
    }
    expect(await codeOf(asked(people.c, { account: 'goldenp1' }))).toBeNull();
  });

  test('the page says until when teams are summed', async () => {
    const at = new Date('2026-11-18T16:05:00Z');
    await teams.db.deleteFrom('roll_up_progress').execute();
    expect((await asked(people.b)).asOf).toBeNull();
    await teams.db.insertInto('roll_up_progress').values({ of: 'teams', as_of: at }).execute();
    expect((await asked(people.b)).asOf).toBe('2026-11-18T16:05:00.000Z');
  });
});

describe.each(testDatabases())('D13: the days of a team on $name', (database) => {
  let teams: Teams;
  let pages: TeamPages;

  beforeAll(async () => {
    teams = await openTeams(database);
    pages = openTeamPages(teams);
  });
  afterAll(() => teams.engine.close());

  const betsOf = async (agent: Member, wish: Parameters<TeamPages['result']>[1]) => {
    const { list, own, footer } = await pages.result(agent, wish);
    return {
      lines: list.map(({ account, result }) => [account, result.betAmount]),
      own: own.betAmount,
      footer: footer.betAmount,
    };
  };

  test('what teams do not hold yet is in the lines and in the footer at once', async () => {
    const agent = await teams.member({ memberType: 1 });
    const child = await teams.member({ memberType: 1, parentId: agent.memberId });
    const below = await teams.member({ parentId: child.memberId });
    const at = local('2026-11-18T12:00:00');
    await teams.past(child.accountId, [pay('deposit', 900n, at), ...play(100n, 0n, at)]);
    await teams.past(below.accountId, [pay('deposit', 900n, at), ...play(20n, 0n, at)]);
    await teams.settle('2026-11-18T12:10:00');
    await teams.past(child.accountId, play(3n, 0n, at));
    await teams.jobs.runNow();
    const page = await betsOf(agent, {});
    expect(page).toEqual({ lines: [[child.username, '1.23']], own: '0.00', footer: '1.23' });
  });

  test('past days of one who moved stay in the old line', async () => {
    const [from, to] = [
      await teams.member({ memberType: 1 }),
      await teams.member({ memberType: 1 }),
    ];
    const mover = await teams.member({ memberType: 1, parentId: from.memberId });
    const below = await teams.member({ parentId: mover.memberId });
    const days = { startDate: '2026-11-18', endDate: '2026-11-19' };
    for (const [at, bet] of [
      [local('2026-11-18T13:00:00'), 100n],
      [local('2026-11-19T13:00:00'), 20n],
    ] as const) {
      await teams.past(below.accountId, [pay('deposit', 900n, at), ...play(bet, 0n, at)]);
      await teams.past(mover.accountId, [pay('deposit', 900n, at), ...play(bet / 10n, 0n, at)]);
    }
    teams.moves.push({ memberId: mover.memberId, parentId: to.memberId, fromDay: '2026-11-19' });
    await teams.close('2026-11-18', '2026-11-19T14:00:00');

    expect(await betsOf(from, days)).toMatchObject({ lines: [], footer: '1.10' });
    const moved = { lines: [[mover.username, '0.22']], own: '0.00', footer: '0.22' };
    expect(await betsOf(to, days)).toEqual(moved);
    expect(await betsOf(to, { ...days, account: mover.username })).toEqual({
      lines: [[below.username, '0.20']],
      own: '0.02',
      footer: '0.22',
    });
    expect(await betsOf(to, { ...days, account: below.username })).toMatchObject({ own: '0.20' });
    expect(await betsOf(mover, days)).toMatchObject({ own: '0.12', footer: '1.32' });
    const gone = pages.result(from, { account: mover.username });
    expect(await codeOf(gone)).toBe('agent.downline.not.found');
  });
});
