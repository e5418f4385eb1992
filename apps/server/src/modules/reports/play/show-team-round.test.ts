import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { at, bet, openTeamBets, win, type TeamBets } from './team-bets.fixture.ts';

describe.each(testDatabases())('D13: a round of somebody below on $name', (database) => {
  let harness: TeamBets;
  let agent: Member;
  let player: Member;
  let other: Member;
  let above: Member;

  beforeAll(async () => {
    harness = await openTeamBets(database);
    const below = (parent: Member | null) =>
      harness.member({
        memberType: 1,
        parentId: parent?.memberId ?? null,
        balance: 100_000_00n,
      });
    above = await below(null);
    agent = await below(above);
    player = await below(agent);
    other = await below(agent);
  });
  afterAll(() => harness.close());

  async function recordOf(roundId: string): Promise<string> {
    const { list } = await harness.bets(agent, { pageSize: 100 });
    return list.find((one) => one.roundId === roundId)?.recordId ?? '';
  }

  test('it shows the moves, neither balances nor what was bonus', async () => {
    await harness.round(player, 'round', [
      bet(5_00n, at('09:00'), { bonus: -2_00n, externalId: 'first' }),
      win(9_00n, at('09:01'), { externalId: 'second' }),
      { kind: 'rollback', amount: 5_00n, at: at('09:02'), reverses: 'first', externalId: 'third' },
    ]);
    const recordId = await recordOf('round');
    const found = await harness.teamRound(agent, player.username.toUpperCase(), recordId);
    const [listed] = (await harness.bets(agent)).list;
    expect(found).toEqual({
      ...listed,
      moves: [
        { kind: 'bet', amount: '-5.00', createdAt: at('09:00').toISOString(), reference: 'first' },
        { kind: 'win', amount: '9.00', createdAt: at('09:01').toISOString(), reference: 'second' },
        {
          kind: 'rollback',
          amount: '5.00',
          createdAt: at('09:02').toISOString(),
          reference: 'third',
        },
      ],
      hasMore: false,
    });
    expect(found).toMatchObject({ account: player.username, roundId: 'round' });
  });

  test('it is found under the name of the one who played only', async () => {
    await harness.round(player, 'mine', [bet(1n, at('10:00'))]);
    const recordId = await recordOf('mine');
    expect(await codeOf(harness.teamRound(agent, player.username, recordId))).toBeNull();
    for (const [account, id] of [
      [other.username, recordId],
      [player.username, '999999999'],
    ] as const) {
      expect(await codeOf(harness.teamRound(agent, account, id))).toBe('report.record.not.found');
    }
  });

  test('names above, unknown and the own one are answered alike', async () => {
    await harness.round(agent, 'own', [bet(1n, at('10:00'))]);
    await harness.round(above, 'above', [bet(1n, at('10:00'))]);
    const { list } = await harness.bets(above, { account: agent.username });
    const recordId = list[0]?.recordId ?? '';
    expect(await codeOf(harness.teamRound(above, agent.username, recordId))).toBeNull();
    for (const account of [agent.username, above.username, 'nobody', '']) {
      const call = harness.teamRound(agent, account, recordId);
      expect(await codeOf(call)).toBe('agent.downline.not.found');
    }
  });

  test('of a long round the first 200 moves are shown', async () => {
    const shots = Array.from({ length: 201 }, (_, index) => bet(BigInt(index + 1), at('11:00')));
    await harness.round(player, 'long', shots);
    const found = await harness.teamRound(agent, player.username, await recordOf('long'));
    expect(found.moves).toHaveLength(200);
    expect(found.moves[199]?.amount).toBe('-2.00');
    expect(found.hasMore).toBe(true);
  });

  test('a reported round shows what its provider told', async () => {
    await harness.reported(player, 'told', { bet: 7_00n, win: 1_00n, endedAt: at('12:00') });
    const found = await harness.teamRound(agent, player.username, await recordOf('told'));
    expect(found.moves.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bet', '-7.00'],
      ['win', '1.00'],
    ]);
  });
});
