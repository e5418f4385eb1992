import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { csvMark } from '@pavilion/domain/report/csv-row';
import { openGoldenCase, type GoldenCase } from '../sums/golden-case.fixture.ts';
import { openTeamPages, type TeamPages } from './team-pages.fixture.ts';

describe.each(testDatabases())('D13: the file of a team on $name', (database) => {
  let teams: GoldenCase['teams'];
  let people: GoldenCase['people'];
  let pages: TeamPages;

  beforeAll(async () => {
    ({ teams, people } = await openGoldenCase(database));
    pages = openTeamPages(teams);
  });
  afterAll(() => teams.engine.close());

  const golden = { startDate: '2026-11-18', endDate: '2026-11-18' } as const;
  const linesOf = ({ text }: Awaited<ReturnType<TeamPages['exported']>>) => text.split('\r\n');
  /** Until all uses are left again; the limit counts in steps. */
  const nextDay = () => teams.pass(2 * dayMs);

  test('it has who took it and the days, then the lines, the own row and the team', async () => {
    const file = await pages.exported(people.b, golden);
    expect(file).toMatchObject({
      name: 'team-2026-11-18-2026-11-18.csv',
      type: 'text/csv; charset=utf-8',
    });
    const zero = '0.00';
    expect(linesOf(file)).toEqual([
      `${csvMark}Taken by,goldenb,From,2026-11-18,To,2026-11-18,Team of,goldenb`,
      'Row,Account,Nickname,Team size,Deposits,Withdrawals,Bets,Valid bets,Wins,Promotions,' +
        'Rebates,Commissions,Salaries,Dividends,Transfers in,Transfers out,Adjustments,' +
        'Profit and loss,Currency',
      'Line,goldenc,,1,7000.00,1200.00,124456.78,124456.78,120480.50,150.00,376.37,370.37,' +
        `200.00,${zero},300.00,300.00,${zero},-2879.54,PHP`,
      'Line,goldenp2,,0,20000.00,12000.00,50200.00,50000.00,48111.10,88.00,250.00,0.00,' +
        `0.00,${zero},0.00,0.00,${zero},-1750.90,PHP`,
      'Own,goldenb,,,0.00,0.00,0.00,0.00,0.00,0.00,0.00,747.82,' +
        `672.28,${zero},0.00,0.00,${zero},1420.10,PHP`,
      'Team,goldenb,,,27000.00,13200.00,174656.78,174456.78,168591.60,238.00,626.37,1118.19,' +
        `872.28,${zero},300.00,300.00,${zero},-3210.34,PHP`,
      '',
    ]);
  });

  test('it is in the language of the request, and names viewer and shown person', async () => {
    nextDay();
    const wish = { ...golden, account: 'goldenc', gameCategory: 'RNG' } as const;
    const lines = linesOf(await pages.exported(people.b, wish, 'TY'));
    expect(lines[0]).toBe(
      `${csvMark}Kinuha ni,goldenb,Mula,2026-11-18,Hanggang,2026-11-18,Team ni,goldenc,` +
        'Uri ng laro,RNG',
    );
    expect(lines[1]).toContain('Hilera,Account,Nickname,Laki ng team,Mga deposit');
    expect(lines.slice(2).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['Linya', 'goldenp1'],
      ['Sarili', 'goldenc'],
      ['Team', 'goldenc'],
      [''],
    ]);
    expect(lines[2]).not.toContain('5000.00');
  });

  test('summaryType 0 is the own row, which is also the team', async () => {
    nextDay();
    const [, , own, team] = linesOf(
      await pages.exported(people.b, { ...golden, summaryType: '0' }),
    );
    expect(own?.startsWith('Own,goldenb,')).toBe(true);
    expect(team?.replace('Team,', '')).toBe(own?.replace('Own,', ''));
  });

  test('a nickname that a spreadsheet could run is text', async () => {
    nextDay();
    await teams.db
      .updateTable('member')
      .set({ nickname: '=HYPERLINK("http://a.example","b")' })
      .where('id', '=', people.p2.memberId)
      .execute();
    const lines = linesOf(await pages.exported(people.b, golden));
    expect(lines[3]).toContain(`Line,goldenp2,"'=HYPERLINK(""http://a.example"",""b"")",0,`);
  });

  test('five a day for an account; refused ones do not count', async () => {
    const agent: Member = await teams.member({ memberType: 1 });
    const refused = [{ account: 'nobody' }, { startDate: '2020-01-01' }];
    for (const wish of [...refused, ...refused, ...refused]) {
      expect(await codeOf(pages.exported(agent, wish))).not.toBe('request.limited');
    }
    for (let times = 1; times <= 5; times += 1) await pages.exported(agent, {});
    expect(await codeOf(pages.exported(agent, {}))).toBe('request.limited');
    expect(await codeOf(pages.exported(people.c, {}))).toBeNull();
    expect(await codeOf(pages.result(agent, {}))).toBeNull();
    nextDay();
    expect(await codeOf(pages.exported(agent, {}))).toBeNull();
  });

  test('each is noted, with ids and days and without names', async () => {
    nextDay();
    pages.logged.length = 0;
    await pages.exported(people.b, { ...golden, account: 'goldenc' });
    await codeOf(pages.exported(people.b, { account: 'nobody' }));
    expect(pages.logged).toEqual([
      {
        memberId: people.b.memberId.toString(),
        shownId: people.c.memberId.toString(),
        firstDay: '2026-11-18',
        lastDay: '2026-11-18',
        rows: 3,
      },
    ]);
  });

  test('a team with more rows than a file holds is refused, and uses nothing up', async () => {
    const agent = await teams.member({ memberType: 1 });
    await teams.db
      .insertInto('member')
      .values(
        Array.from({ length: 9_999 }, (_, index) => ({
          username: `large${index}`,
          member_type: 0,
          parent_id: agent.memberId,
          password_hash: 'none',
        })),
      )
      .execute();
    for (let times = 1; times <= 6; times += 1) {
      await expect(pages.exported(agent)).rejects.toMatchObject({
        code: 'report.export.large',
        hints: { rowsMax: 10_000 },
      });
    }
    await teams.db
      .updateTable('member')
      .set({ parent_id: null })
      .where('username', '=', 'large0')
      .execute();
    expect(linesOf(await pages.exported(agent))).toHaveLength(10_003);
  });
});
