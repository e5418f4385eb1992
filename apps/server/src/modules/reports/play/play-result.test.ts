import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openPlayReports, type PlayReports } from '../reports.fixture.ts';

describe.each(testDatabases())('§4: stakes and wins of one game on $name', (database) => {
  let harness: PlayReports;

  beforeAll(async () => {
    harness = await openPlayReports(database);
  });
  afterAll(() => harness.close());

  const move = (...played: Parameters<PlayReports['play']>) => harness.play(...played);

  const longAgo = '2020-01-01T00:00:00.000Z';
  const resultOf = (person: Member, nodeId: number, since = longAgo) =>
    harness.reports.handlers.getPlayResult({ nodeId, since }, person.context);

  test('stakes and wins of this game and member add up, open bets apart', async () => {
    const [person, other] = [
      await harness.member({ balance: 100_000n }),
      await harness.member({ balance: 100_000n }),
    ];
    await move(person, 'bet', -1000n, { roundId: 'a', gameNode: 1 });
    await move(person, 'win', 2550n, { roundId: 'a', gameNode: 1, finishesRound: true });
    await move(person, 'bet', -300n, { roundId: 'b', gameNode: 1 });
    const back = await move(person, 'bet', -700n, { roundId: 'c', gameNode: 1 });
    await move(person, 'rollback', 0n, { roundId: 'c', reverses: back });
    await move(person, 'bet', -40n, { roundId: 'd', gameNode: 3 });
    await move(other, 'bet', -5n, { roundId: 'a', gameNode: 1 });
    expect(await resultOf(person, 1)).toEqual({
      rounds: 3,
      stake: '13.00',
      returned: '25.50',
      net: '12.50',
      settled: { stake: '10.00', returned: '25.50', net: '15.50' },
      open: { stake: '3.00', returned: '0.00', net: '-3.00' },
      openRounds: 1,
    });
    expect(await resultOf(person, 3)).toMatchObject({
      rounds: 1,
      net: '-0.40',
      settled: { net: '0.00' },
      openRounds: 1,
    });
    expect(await resultOf(other, 1)).toMatchObject({ rounds: 1, net: '-0.05' });
  });

  test('rounds from before the game was opened are left out', async () => {
    const person = await harness.member({ balance: 10_000n });
    await move(person, 'bet', -1000n, { roundId: 'before', gameNode: 1 });
    const later = new Date(Date.now() + 60_000).toISOString();
    const none = { stake: '0.00', returned: '0.00', net: '0.00' };
    const nothing = { rounds: 0, ...none, settled: none, open: none, openRounds: 0 };
    expect(await resultOf(person, 1, later)).toEqual(nothing);
    expect(await resultOf(await harness.member(), 1)).toEqual(nothing);
  });
});
