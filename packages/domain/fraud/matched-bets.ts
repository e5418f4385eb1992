import type { GameType } from '../game/game-type.ts';

/** Categories in which one can bet on the one side or the other. */
export const sidedCategories = [
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
] as const satisfies readonly GameType[];

/** How far apart two rounds may begin and still be the two sides of one bet. */
export const sidesWithinMs = 10_000;
/** Two accounts bet on both sides when more than this percentage of the stakes is matched. */
export const matchedPercent = 90n;
/** And when so many rounds, or more, have their counterparts. */
export const fewestMatched = 10;

/** A round that was won or lost; providers do not tell on which side it was bet. */
export type DecidedRound = {
  accountId: bigint;
  source: string;
  roundId: string;
  gameNode: number;
  startedAt: Date;
  stakeMinor: bigint;
  isWon: boolean;
};

/** Two rounds that are the two sides of one bet, and what of both stakes is matched. */
export type MatchedRounds = { rounds: readonly [DecidedRound, DecidedRound]; matchedMinor: bigint };

type Candidate = {
  rounds: MatchedRounds['rounds'];
  apartMs: number;
  firstMs: number;
  name: string;
};

const gameOf = ({ source, gameNode }: DecidedRound) => `${gameNode} ${source}`;
const startOf = ({ startedAt }: DecidedRound) => startedAt.getTime();
const nameOf = (round: DecidedRound) => `${round.accountId} ${gameOf(round)} ${round.roundId}`;

function candidate(one: DecidedRound, other: DecidedRound): Candidate {
  return {
    rounds: [one, other],
    apartMs: Math.abs(startOf(one) - startOf(other)),
    firstMs: Math.min(startOf(one), startOf(other)),
    name: [nameOf(one), nameOf(other)].toSorted().join(' '),
  };
}

/** The nearest first; the same order whichever account is named first. */
function inOrder(one: Candidate, other: Candidate): number {
  const apart = one.apartMs - other.apartMs || one.firstMs - other.firstMs;
  if (apart !== 0) return apart;
  return one.name < other.name ? -1 : 1;
}

/** All that could be two sides of one bet: of rounds that stand in the order of their start. */
function candidatesOf(ones: readonly DecidedRound[], others: readonly DecidedRound[]): Candidate[] {
  const found: Candidate[] = [];
  let first = 0;
  for (const one of ones) {
    const earliest = startOf(one) - sidesWithinMs;
    const latest = startOf(one) + sidesWithinMs;
    let next = others[first];
    while (next && startOf(next) < earliest) next = others[++first];
    for (let at = first; next && startOf(next) <= latest; next = others[++at]) {
      if (next.isWon !== one.isWon) found.push(candidate(one, next));
    }
  }
  return found;
}

/** The rounds of each game, in the order of their start. */
function byGame(rounds: readonly DecidedRound[]): Map<string, DecidedRound[]> {
  const games = new Map<string, DecidedRound[]>();
  for (const round of rounds.toSorted((one, other) => startOf(one) - startOf(other))) {
    const sameGame = games.get(gameOf(round));
    if (sameGame) sameGame.push(round);
    else games.set(gameOf(round), [round]);
  }
  return games;
}

/**
 * Finds the counterparts of the rounds of two accounts: of the same game, begun at about the same
 * time, one won and the other lost. Each round has at most one, the nearest in time.
 */
export function matchRounds(
  ones: readonly DecidedRound[],
  others: readonly DecidedRound[],
): MatchedRounds[] {
  const opposite = byGame(others);
  const candidates = [...byGame(ones)].flatMap(([game, rounds]) =>
    candidatesOf(rounds, opposite.get(game) ?? []),
  );
  const taken = new Set<DecidedRound>();
  const matched: MatchedRounds[] = [];
  for (const { rounds } of candidates.toSorted(inOrder)) {
    const [one, other] = rounds;
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    const isSmaller = one.stakeMinor < other.stakeMinor;
    matched.push({ rounds, matchedMinor: isSmaller ? one.stakeMinor : other.stakeMinor });
  }
  return matched;
}

/** How much two accounts staked, and how much of each one's stakes the other one matched. */
export type MatchedStakes = {
  stakesMinor: readonly [bigint, bigint];
  matchedMinor: bigint;
  /** How many rounds of each have their counterparts. */
  matchedRounds: number;
};

/** Adds up what two accounts staked in rounds that were won or lost, and what of it is matched. */
export function sumMatched(
  ones: readonly DecidedRound[],
  others: readonly DecidedRound[],
): MatchedStakes {
  const stakesOf = (rounds: readonly DecidedRound[]) =>
    rounds.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const matched = matchRounds(ones, others);
  return {
    stakesMinor: [stakesOf(ones), stakesOf(others)],
    matchedMinor: matched.reduce((sum, { matchedMinor }) => sum + matchedMinor, 0n),
    matchedRounds: matched.length,
  };
}

/** Whether two accounts bet on both sides: agents.md §13. */
export function betsOnBothSides(stakes: MatchedStakes): boolean {
  const { stakesMinor, matchedMinor, matchedRounds } = stakes;
  return (
    matchedRounds >= fewestMatched &&
    stakesMinor.every((stake) => matchedMinor * 100n > stake * matchedPercent)
  );
}

/** How much of both stakes is matched, in whole percent. */
export function matchedShare({ stakesMinor: [one, other], matchedMinor }: MatchedStakes): number {
  return one + other === 0n ? 0 : Number((matchedMinor * 200n) / (one + other));
}
