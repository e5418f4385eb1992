import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { LimitName } from '@pavilion/domain/protection/own-limit';
import { betOf, openLimitedGames, type LimitedGames } from '../testing/limited-games.ts';

const rounds = 10;
/** Orders of each player in a round, in batches of two. */
const together = 20;
const start = 1000_00n;

/** Of 20 orders of 10.00 seven fit below 75.00. */
const spending = [
  { kind: 'loss', period: 'day', code: 'limit.loss.reached' },
  { kind: 'wager', period: 'week', code: 'limit.wager.reached' },
] as const satisfies readonly (LimitName & { code: string })[];
const fits = 7;

describe.each(testDatabases())('§7, V8: limits of orders, on $name', (database) => {
  let games: LimitedGames;
  beforeAll(async () => {
    games = await openLimitedGames(database);
  });
  afterAll(async () => {
    expect(await games.findings()).toEqual([]);
    await games.close();
  });

  type Answers = Awaited<ReturnType<LimitedGames['orderTogether']>>;
  type Player = Awaited<ReturnType<LimitedGames['player']>>;

  /**
   * Two players at once, in batches that name them in either order, on both servers; what each was
   * answered, the first player's before the other's.
   */
  async function race(
    players: readonly [Player, Player],
    stakesOf: (index: number) => readonly bigint[],
  ): Promise<[Answers, Answers]> {
    const batches = Array.from({ length: together }, async (_, index) => {
      const server = index % 2 === 0 ? 0 : 1;
      const [first, second] = server === 0 ? players : players.toReversed();
      const order = (player: Player | undefined) => ({
        player: player as Player,
        stakes: stakesOf(index),
      });
      const answers = await games.orderTogether([order(first), order(second)], server);
      return server === 0 ? answers : answers.toReversed();
    });
    const answered = await Promise.all(batches);
    const of = (place: number) => answered.map((answers) => answers[place] as Answers[number]);
    return [of(0), of(1)];
  }

  async function twoPlayers(name: LimitName, amount: string): Promise<[Player, Player]> {
    const players: [Player, Player] = [await games.player(start), await games.player(start)];
    for (const player of players) await player.limit(name, amount);
    return players;
  }

  test.each(spending)(
    `${together} orders of two players at once against a $kind limit, ${rounds} times: 0 over it`,
    async ({ code, ...name }) => {
      const players = await twoPlayers(name, '75.00');
      const frees: unknown = expect.any(String);
      const refusal = { code, hints: { period: name.period, left: '5.00', frees } };
      for (let round = 0; round < rounds; round++) {
        for (const answers of await race(players, () => [5_00n, 3_00n, 2_00n])) {
          const refused = answers.filter((one) => one !== 'applied');
          expect(answers.length - refused.length).toBe(fits);
          expect(refused).toEqual(refused.map(() => refusal));
        }
        for (const player of players) {
          expect(await games.balanceOf(player)).toBe(start - 70_00n);
          await player.takeBack();
        }
      }
    },
  );

  test(`${together} orders of two players at once against a one-bet limit: 0 over it`, async () => {
    const players = await twoPlayers({ kind: 'bet', period: 'stake' }, '5.00');
    const hints = { period: 'stake', left: '5.00', frees: null };
    const refusal = { code: 'limit.bet.reached', hints };
    for (let round = 0; round < rounds / 2; round++) {
      const stakesOf = (index: number) => [1_00n, 5_00n + BigInt(index % 2)];
      for (const answers of await race(players, stakesOf)) {
        expect(answers).toEqual(answers.map((_, index) => (index % 2 === 0 ? 'applied' : refusal)));
      }
      for (const player of players) {
        expect(await games.balanceOf(player)).toBe(start - 60_00n);
        await player.takeBack();
      }
    }
  });

  test('orders of one batch and bets of a vendor at once: none goes over the limit', async () => {
    const [player] = await twoPlayers({ kind: 'loss', period: 'day' }, '75.00');
    await player.open('SoftSwiss');
    for (let round = 0; round < rounds / 2; round++) {
      const order = { player, stakes: [6_00n, 4_00n] };
      const batches = [0, 1, 0, 1].map((server) =>
        games.orderTogether([order, order, order], server as 0 | 1),
      );
      const bets = [1, 0, 1, 0].map((server) =>
        player.send('SoftSwiss', betOf(10_00n), server as 0 | 1),
      );
      const [ordered, placed] = await Promise.all([Promise.all(batches), Promise.all(bets)]);
      const taken = ordered.flat().filter((one) => one === 'applied').length;
      expect(taken + placed.filter(({ code }) => code === null).length).toBe(fits);
      expect(await games.balanceOf(player)).toBe(start - 70_00n);
      const outcomes = ordered.flat().filter((one) => typeof one === 'string');
      expect(outcomes).toEqual(outcomes.map(() => 'applied'));
      await player.takeBack();
    }
  });
});
