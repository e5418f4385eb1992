import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  betsOnBothSides,
  matchedShare,
  matchRounds,
  sidesWithinMs,
  sumMatched,
  type DecidedRound,
  type MatchedRounds,
} from './matched-bets.ts';

type Some = Partial<Omit<DecidedRound, 'startedAt'>> & { at?: number };

const base = { source: 'games:reef', gameNode: 2, stakeMinor: 100n };
const round = (accountId: bigint, roundId: string, { at = 0, ...more }: Some): DecidedRound => ({
  ...base,
  accountId,
  roundId,
  isWon: accountId === 1n,
  startedAt: new Date(Date.UTC(2026, 10, 18) + at),
  ...more,
});
const named = (matched: readonly MatchedRounds[]) =>
  matched
    .map(({ rounds, matchedMinor }) => ({
      rounds: rounds.map(({ accountId, roundId }) => `${accountId} ${roundId}`).toSorted(),
      matchedMinor,
    }))
    .toSorted((one, other) => (one.rounds.join() < other.rounds.join() ? -1 : 1));
const pair = (one: Some, other: Some) =>
  matchRounds([round(1n, 'a', one)], [round(2n, 'b', other)]).map(
    ({ matchedMinor }) => matchedMinor,
  );

describe('two rounds are two sides of one bet', () => {
  test('with the smaller of both stakes', () => {
    expect(pair({ stakeMinor: 300n }, { stakeMinor: 250n })).toEqual([250n]);
    expect(pair({ stakeMinor: 250n }, { stakeMinor: 300n })).toEqual([250n]);
  });

  test('begun within ten seconds of each other', () => {
    expect(pair({}, { at: sidesWithinMs })).toHaveLength(1);
    expect(pair({ at: sidesWithinMs }, {})).toHaveLength(1);
    expect(pair({}, { at: sidesWithinMs + 1 })).toEqual([]);
    expect(pair({ at: sidesWithinMs + 1 }, {})).toEqual([]);
  });

  test('of the same game, and one won and the other lost', () => {
    expect(pair({}, { gameNode: 3 })).toEqual([]);
    expect(pair({}, { source: 'games:lagoon' })).toEqual([]);
    expect(pair({}, { isWon: true })).toEqual([]);
    expect(pair({ isWon: false }, {})).toEqual([]);
  });

  test('each with the nearest in time, and with no more than one', () => {
    const ones = [round(1n, 'a', { at: 0 }), round(1n, 'b', { at: 4_000 })];
    const others = [round(2n, 'x', { at: 3_000 }), round(2n, 'y', { at: 13_500 })];
    expect(named(matchRounds(ones, others))).toEqual([
      { rounds: ['1 b', '2 x'], matchedMinor: 100n },
    ]);
  });

  const rounds = (accountId: bigint) =>
    fc
      .array(
        fc.record({
          gameNode: fc.integer({ min: 1, max: 2 }),
          at: fc.integer({ min: 0, max: 40 }).map((step) => step * 1000),
          stakeMinor: fc.bigInt({ min: 1n, max: 50n }),
          isWon: fc.boolean(),
        }),
        { maxLength: 12 },
      )
      .map((all) => all.map((one, at) => round(accountId, `r${at}`, one)));

  test('whichever account is named first, no round twice, never more than the stakes', () => {
    fc.assert(
      fc.property(rounds(1n), rounds(2n), (ones, others) => {
        const matched = matchRounds(ones, others);
        expect(named(matchRounds(others.toReversed(), ones.toReversed()))).toEqual(named(matched));
        const all = matched.flatMap((one) => one.rounds);
        expect(new Set(all).size).toBe(all.length);
        const { stakesMinor, matchedMinor } = sumMatched(ones, others);
        for (const stake of stakesMinor) expect(matchedMinor).toBeLessThanOrEqual(stake);
        // No two rounds that could be matched are left.
        const isLeft = (one: DecidedRound) => !all.includes(one);
        expect(matchRounds(ones.filter(isLeft), others.filter(isLeft))).toEqual([]);
      }),
    );
  });
});

describe('two accounts bet on both sides', () => {
  const stakes = (one: bigint, other: bigint, matchedMinor: bigint, matchedRounds = 10) => ({
    stakesMinor: [one, other] as const,
    matchedMinor,
    matchedRounds,
  });

  test.each([
    ['more than 90 % of both', stakes(1000n, 1000n, 901n), true],
    ['90 % exactly', stakes(1000n, 1000n, 900n), false],
    ['less than 90 % of the one', stakes(1002n, 1000n, 901n), false],
    ['less than 90 % of the other', stakes(1000n, 1002n, 901n), false],
    ['nine rounds', stakes(1000n, 1000n, 1000n, 9), false],
    ['nothing', stakes(0n, 0n, 0n), false],
  ])('%s', (_, given, is) => {
    expect(betsOnBothSides(given)).toBe(is);
  });

  test('the share is of the stakes of both, in whole percent', () => {
    expect(matchedShare(stakes(1000n, 1000n, 999n))).toBe(99);
    expect(matchedShare(stakes(1000n, 1100n, 1000n))).toBe(95);
    expect(matchedShare(stakes(0n, 0n, 0n))).toBe(0);
  });
});
