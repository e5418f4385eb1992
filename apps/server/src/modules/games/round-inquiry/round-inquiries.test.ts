import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { findAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type {
  GameVendorConnection,
  RoundRecord,
  RoundMove,
  RoundQuestion,
  RoundTransaction,
  VendorAnswer,
  VendorWallet,
} from '#ports/game-vendor.ts';
import {
  asOperator,
  currency,
  openTestBase,
  timeZone,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import { gamesDeps } from '../games.fixture.ts';
import { createGames, type Games } from '../games.ts';

const failed: VendorAnswer<never> = { done: false, failure: { kind: 'timeout', detail: 'late' } };

describe.each(testDatabases())('V3: rounds that stay open, on $name', (database) => {
  let base: TestBase;
  let games: Games;
  let vendorWallet: VendorWallet;
  let person: Member;
  let answer: VendorAnswer<RoundRecord | null>;
  let passedMs = 0;
  const questions: RoundQuestion[] = [];

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date() });
  });

  afterAll(() => base.close());

  beforeEach(async () => {
    passedMs = 0;
    questions.length = 0;
    answer = { done: true, value: null };
    const connection: GameVendorConnection = {
      id: 'lagoon',
      launchReal: async () => ({ done: true, value: 'https://play.example/seat' }),
      launchDemo: async () => ({ done: true, value: 'https://play.example/seat' }),
      catalogue: async () => ({ done: true, value: [] }),
      matches: async () => ({ done: true, value: [] }),
      findRound: async (question) => {
        questions.push(question);
        return answer;
      },
      addRoutes: (_server, given) => {
        vendorWallet = given;
      },
    };
    games = createGames({
      ...gamesDeps(base),
      connections: { lagoon: connection },
      clock: () => new Date(Date.now() + passedMs),
    });
    games.addRoutes({} as FastifyInstance);
    await base.db.deleteFrom('round_inquiry').execute();
    await base.db.deleteFrom('round').execute();
    person = await base.member({ balance: 100_00n });
    await games.handlers.launchGame(
      {
        launchMode: 'GLS',
        platform: 'html5',
        clientType: 2,
        nodeId: 1,
        gameId: 'lobby',
        accountType: 1,
        backUrl: '/m/slot-games',
      },
      person.context,
    );
  });

  const player = () => ({ accountId: person.accountId.toString(), currency: currency.code });
  const balance = async () => (await findAccount(base.db, person.accountId))?.balanceMinor;

  function play(roundId: string, moves: readonly RoundMove[], finishesRound = false) {
    const vendorGame = 'harbour-lights-at-vendor';
    const command = { vendorGame, roundId, playSessionId: null, moves, finishesRound };
    return vendorWallet.playRound({ ...player(), ...command });
  }

  /** Opens a round with a bet of 5.00 and nothing more. */
  async function openRound() {
    const id = randomUUID();
    const bet = { kind: 'bet', externalId: `bet-${id}`, amountMinor: 500n } as const;
    const win = { kind: 'win', externalId: `win-${id}`, amountMinor: 900n } as const;
    const back = {
      kind: 'rollback',
      externalId: `back-${id}`,
      originalId: bet.externalId,
    } as const;
    expect(await play(id, [bet])).toMatchObject({ done: true });
    await catchUpReports(base.db, [person.accountId], { timeZone, currency });
    return { id, bet, win, back };
  }

  const vendorAnswers = (finished: boolean, ...transactions: RoundTransaction[]) => {
    answer = { done: true, value: { transactions, finished } };
  };

  async function askAfter(minutes: number) {
    passedMs += minutes * minuteMs;
    await games.jobs.runNow();
    return games.operatorHandlers.listRoundsInDoubt({}, asOperator);
  }

  test('the vendor is asked about a round that was idle for a quarter of an hour', async () => {
    const { id } = await openRound();
    await askAfter(14);
    expect(questions).toEqual([]);
    await askAfter(2);
    expect(questions).toEqual([{ ...player(), digits: 2, roundId: id }]);
  });

  test('a missing win is paid and the round ends; the late win moves nothing', async () => {
    const { id, bet, win } = await openRound();
    vendorAnswers(true, bet, win);
    const report = await askAfter(16);
    expect(await balance()).toBe(104_00n);
    expect(report.open).toEqual([]);
    const settled = { roundId: id, connection: 'lagoon', standing: 'settled', wins: '9.00' };
    expect(report.settled).toMatchObject([settled]);
    expect(await play(id, [win], true)).toMatchObject({ done: true });
    expect(await vendorWallet.finishRound({ ...player(), roundId: id })).toMatchObject({
      done: true,
    });
    expect(await balance()).toBe(104_00n);
    await askAfter(600);
    expect(questions).toHaveLength(1);
  });

  test('a missing rollback returns the bet, once', async () => {
    const { id, bet, back } = await openRound();
    vendorAnswers(true, bet, back);
    expect((await askAfter(16)).open).toEqual([]);
    expect(await balance()).toBe(100_00n);
    const { externalId, originalId } = back;
    const reversals = [{ externalId, originalId }];
    const late = { ...player(), roundId: id, reversals, finishesRound: true };
    expect(await vendorWallet.rollBack(late)).toMatchObject({ done: true });
    expect(await balance()).toBe(100_00n);
  });

  test.each([
    ['unknown', () => ({ done: true, value: null }) as const],
    ['unanswered', () => failed],
  ])('a round that stays %s moves nothing and is asked about again', async (standing, answerOf) => {
    const { id } = await openRound();
    answer = answerOf();
    const { open: shown } = await askAfter(16);
    expect(shown).toMatchObject([{ roundId: id, standing, asked: 1, bets: '5.00', nodeId: 1 }]);
    await askAfter(10);
    expect(questions).toHaveLength(1);
    expect((await askAfter(10)).open).toMatchObject([{ asked: 2 }]);
    expect(await balance()).toBe(95_00n);
  });

  test('a missing bet is not taken, and the round is in doubt', async () => {
    const { bet, win } = await openRound();
    vendorAnswers(true, bet, { ...bet, externalId: `${bet.externalId}-lost` }, win);
    expect((await askAfter(16)).open).toMatchObject([{ standing: 'doubtful', wins: '9.00' }]);
    expect(await balance()).toBe(104_00n);
  });

  test('the ledger refuses an id of another round, and the round is in doubt', async () => {
    const first = await openRound();
    const second = await openRound();
    const taken = { ...second.win, externalId: first.bet.externalId };
    vendorAnswers(true, second.bet, taken);
    const { open: shown } = await askAfter(16);
    expect(shown.map(({ standing }) => standing)).toEqual(['doubtful', 'doubtful']);
    expect(shown.find(({ roundId }) => roundId === second.id)?.detail).toBe('repeatDiffers');
    expect(await balance()).toBe(90_00n);
  });

  test('a round that runs at the vendor stays open; its end deletes the inquiry', async () => {
    const { id, bet, win } = await openRound();
    vendorAnswers(false, bet);
    expect((await askAfter(16)).open).toMatchObject([{ standing: 'running' }]);
    await play(id, [win], true);
    expect(await askAfter(60)).toEqual({ open: [], settled: [] });
    expect(questions).toHaveLength(1);
  });
});
