import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { at, bet, openTeamBets, win, type TeamBets } from './team-bets.fixture.ts';

describe.each(testDatabases())('D13: bets of a team on $name', (database) => {
  let harness: TeamBets;
  let above: Member;
  let agent: Member;
  let beside: Member;
  /** One step below the agent, and below that one. */
  let child: Member;
  let player: Member;

  beforeAll(async () => {
    harness = await openTeamBets(database);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    const open = (parent: Member | null, memberType = 1) =>
      harness.member({
        memberType,
        parentId: parent?.memberId ?? null,
        balance: 100_000_00n,
      });
    above = await open(null);
    agent = await open(above);
    beside = await open(above);
    child = await open(agent);
    player = await open(child, 0);
  });

  const { round, bets } = {
    round: (...given: Parameters<TeamBets['round']>) => harness.round(...given),
    bets: (...given: Parameters<TeamBets['bets']>) => harness.bets(...given),
  };
  const namesOf = async (...given: Parameters<TeamBets['bets']>) =>
    (await bets(...given)).list.map(({ roundId }) => roundId);
  /** A round of one bet and one win, which ends when it begins. */
  const quick = (person: Member, roundId: string, when: Date, gameNode = 1) =>
    round(person, roundId, [bet(100n, when, { gameNode }), win(40n, when, { gameNode })]);

  test('a round of somebody below shows who played what, when, and what counts of it', async () => {
    await harness.db
      .updateTable('member')
      .set({ nickname: 'Ada' })
      .where('id', '=', player.memberId)
      .execute();
    await round(player, 'done', [bet(10_00n, at('09:00')), win(25_50n, at('09:01'))]);
    await round(child, 'going on', [bet(3_00n, at('10:00'))]);
    const page = await bets(agent);
    expect(page).toEqual({
      list: [
        {
          account: child.username,
          nickname: '',
          recordId: page.list[0]?.recordId,
          roundId: 'going on',
          gameName: 'harbour-lights',
          gameType: 'RNG',
          vassalage: 'LANTERN',
          vendorName: 'Lantern Works',
          betAmount: '3.00',
          winAmount: '0.00',
          netAmount: '-3.00',
          validBetAmount: '0.00',
          state: 'open',
          startedAt: at('10:00').toISOString(),
          settledAt: null,
        },
        expect.objectContaining({
          account: player.username,
          nickname: 'Ada',
          roundId: 'done',
          betAmount: '10.00',
          winAmount: '25.50',
          netAmount: '15.50',
          validBetAmount: '10.00',
          state: 'settled',
          startedAt: at('09:00').toISOString(),
          settledAt: at('09:01').toISOString(),
        }),
      ],
      pageNum: 1,
      pageSize: 25,
      totalPages: 1,
      total: 2,
      more: false,
      footer: {
        betAmount: '13.00',
        validBetAmount: '10.00',
        winAmount: '25.50',
        netAmount: '12.50',
      },
      asOf: page.asOf,
    });
  });

  test('the last ended stands first, an open one where it moved last', async () => {
    await round(player, 'long', [bet(1n, at('08:00')), win(0n, at('12:00'))]);
    await quick(child, 'short', at('09:00'));
    await round(player, 'open', [bet(1n, at('07:00')), bet(1n, at('10:00'))]);
    await quick(player, 'same instant, begun later', at('09:00'));
    expect(await namesOf(agent)).toEqual(['long', 'open', 'same instant, begun later', 'short']);
  });

  test('nobody above, beside or the agent itself is ever in it', async () => {
    for (const person of [above, agent, beside]) await quick(person, 'not below', at('09:00'));
    await quick(player, 'below', at('08:00'));
    expect(await bets(agent)).toMatchObject({
      list: [{ account: player.username }],
      total: 1,
      footer: { betAmount: '1.00' },
    });
    for (const { username } of [above, agent, beside, { username: 'nobody' }]) {
      expect(await codeOf(bets(agent, { account: username }))).toBe('agent.downline.not.found');
    }
    expect(await bets(player)).toMatchObject({ list: [], total: 0, footer: { betAmount: '0.00' } });
  });

  test('play money is in no list', async () => {
    const trial = await harness.member({
      memberType: 4,
      parentId: agent.memberId,
      currency: 'FUN',
      balance: 1000n,
    });
    await quick(trial, 'for fun', at('09:00'));
    expect(await namesOf(agent)).toEqual([]);
    expect(await namesOf(agent, { account: trial.username })).toEqual([]);
  });

  test('one account is found by its whole name', async () => {
    await quick(player, 'mine', at('09:00'));
    await quick(child, 'of the child', at('09:00'));
    expect(await namesOf(agent, { account: ` ${player.username.toUpperCase()} ` })).toEqual([
      'mine',
    ]);
    expect(await namesOf(agent, { account: '' })).toHaveLength(2);
    const part = player.username.slice(0, 6);
    expect(await codeOf(bets(agent, { account: part }))).toBe('agent.downline.not.found');
  });

  test('rounds are filtered by the category that the game had, and by its provider', async () => {
    await quick(player, 'slot', at('09:00'));
    await quick(child, 'fish', at('09:01'), 3);
    await quick(player, 'gone', at('09:02'), 4711);
    expect(await namesOf(agent, { gameCategory: 'RNG' })).toEqual(['slot']);
    expect(await bets(agent, { gameCategory: 'COCKFIGHT' })).toMatchObject({
      list: [{ roundId: 'gone', gameName: '#4711', gameType: 'COCKFIGHT' }],
    });
    expect(await namesOf(agent, { gameCategory: 'LIVE' })).toEqual([]);
    expect(await namesOf(agent, { vassalage: 'REEF' })).toEqual(['fish']);
    expect(await namesOf(agent, { vassalage: 'REEF', gameCategory: 'RNG' })).toEqual([]);
    expect(await namesOf(agent, { vassalage: '' })).toHaveLength(3);
    const both = { vassalage: 'LANTERN', account: player.username } as const;
    expect(await bets(agent, both)).toMatchObject({ total: 1, footer: { netAmount: '-0.60' } });
  });

  test('open, settled and cancelled rounds; what was returned is in no sum', async () => {
    const taken = { externalId: `taken-${player.username}` };
    await round(player, 'cancelled', [
      bet(5_00n, at('09:00'), taken),
      { kind: 'rollback', amount: 5_00n, at: at('09:05'), reverses: taken.externalId },
    ]);
    await round(player, 'open', [bet(2_00n, at('09:01'))]);
    await quick(child, 'settled', at('09:02'));
    for (const state of ['open', 'settled', 'cancelled'] as const) {
      expect(await namesOf(agent, { state })).toEqual([state]);
    }
    const { list, footer } = await bets(agent);
    expect(list.map(({ roundId, betAmount }) => [roundId, betAmount])).toEqual([
      ['cancelled', '5.00'],
      ['settled', '1.00'],
      ['open', '2.00'],
    ]);
    expect(footer).toEqual({
      betAmount: '3.00',
      validBetAmount: '1.00',
      winAmount: '0.40',
      netAmount: '-2.60',
    });
    expect((await bets(agent, { state: 'cancelled' })).footer.betAmount).toBe('0.00');
  });

  test('a round of a provider with wallets of its own counts alike', async () => {
    await harness.reported(player, `reported-${player.username}`, {
      bet: 7_00n,
      win: 1_00n,
      endedAt: at('09:00'),
    });
    expect(await bets(agent, { gameCategory: 'FISH', state: 'settled' })).toMatchObject({
      list: [
        {
          account: player.username,
          vassalage: 'REEF',
          betAmount: '7.00',
          validBetAmount: '7.00',
          winAmount: '1.00',
        },
      ],
      footer: { netAmount: '-6.00' },
    });
  });

  test('the days are those in which a round ended, today where none are named', async () => {
    const lastMoment = new Date(at('00:00').getTime() - 1);
    await quick(player, 'yesterday', lastMoment);
    await quick(player, 'first moment', at('00:00'));
    await round(player, 'over midnight', [bet(1n, lastMoment), win(0n, at('00:05'))]);
    await round(player, 'open since yesterday', [bet(1n, lastMoment)]);
    expect(await namesOf(agent)).toEqual(['over midnight', 'first moment']);
    expect(await namesOf(agent, { period: 'yesterday' })).toEqual([
      'open since yesterday',
      'yesterday',
    ]);
    const both = { startDate: '2026-11-20', endDate: '2026-11-21' };
    expect(await bets(agent, both)).toMatchObject({ total: 4 });
    expect(await namesOf(agent, { ...both, account: player.username })).toHaveLength(4);
    expect(await namesOf(agent, { startDate: '2026-11-22', endDate: '2026-11-22' })).toEqual([]);
  });

  test.each([
    [{ startDate: '2026-11-15', endDate: '2026-11-21' }, null],
    [{ startDate: '2026-11-14', endDate: '2026-11-21' }, 'report.range'],
    [{ startDate: '2026-08-23', endDate: '2026-08-29' }, null],
    [{ startDate: '2026-08-22', endDate: '2026-08-22' }, 'report.range'],
    [{ startDate: '2026-11-21', endDate: '2026-11-20' }, 'report.range'],
    [{ period: 'week' as const }, null],
    [{ period: 'month' as const }, 'report.range'],
  ])('%j is answered with %s: seven days at once, ninety back', async (days, code) => {
    expect(await codeOf(bets(agent, days))).toBe(code);
  });

  test('records come in pages with the footer of all', async () => {
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      await quick(index % 2 === 0 ? player : child, name, at(`09:0${index}`));
    }
    const page = await bets(agent, { pageNo: 2, pageSize: 2 });
    expect(page).toMatchObject({
      list: [{ roundId: 'one' }],
      total: 3,
      totalPages: 2,
      footer: { betAmount: '3.00' },
    });
    const beyond = await bets(agent, { pageNo: 3, pageSize: 2 });
    expect(beyond).toMatchObject({ list: [], total: 3, footer: { betAmount: '3.00' } });
  });

  test('counting stops, with more, and pages beyond it are empty', async () => {
    const stop = 4;
    for (let index = 0; index < 6; index += 1) await quick(player, `${index}`, at(`09:0${index}`));
    const pages = [1, 2, 3, 4].map((pageNo) => bets(agent, { pageNo, pageSize: 3 }, stop));
    const [first, second, third, fourth] = await Promise.all(pages);
    expect(first).toMatchObject({ total: 4, totalPages: 2, more: true });
    expect(first?.list.map(({ roundId }) => roundId)).toEqual(['5', '4', '3']);
    expect(second?.list.map(({ roundId }) => roundId)).toEqual(['2']);
    expect([third?.list, fourth?.list]).toEqual([[], []]);
    expect(fourth?.footer.betAmount).toBe('6.00');
    expect(await bets(agent, {}, 6)).toMatchObject({ total: 6, more: false });
  });

  test('it reads what the reports hold, and says until when that is', async () => {
    await harness.past(player.accountId, [bet(1n, at('09:00'), { roundId: 'new', gameNode: 1 })]);
    expect(await namesOf(agent)).toEqual([]);
    await harness.jobs.runNow();
    expect(await namesOf(agent)).toEqual(['new']);
    await harness.db.deleteFrom('roll_up_progress').execute();
    expect((await bets(agent)).asOf).toBeNull();
    await harness.db
      .insertInto('roll_up_progress')
      .values({ of: 'members', as_of: at('17:59') })
      .execute();
    expect((await bets(agent)).asOf).toBe(at('17:59').toISOString());
  });
});
