import type { Site } from '#modules/site/site.ts';
import { parseRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { larger } from '@pavilion/domain/wallet/money';

/** What came back of the valid bets of a category, in minor units, and what may. */
export type GivenBack = {
  category: GameType;
  valid: bigint;
  /** By the levels, or as much as the agents' maximum would be. */
  levels: bigint;
  promotions: bigint;
  points: bigint;
  missions: bigint;
  /** Hundredths of a percent: what the site allows itself, and what its games leave room for. */
  allowed: number;
  bound: number;
};

/** Of what a game keeps, this share in percent may be given back. */
const mostOfEdge = 60;
const wholeRate = 10_000;

export const sumGivenBack = ({ levels, promotions, points, missions }: GivenBack): bigint =>
  levels + promotions + points + missions;

/** What the games of a category leave room for, by the weight of their bets. */
export function boundOf({ games, vendors, agents }: Site, category: GameType): number {
  const open = new Set(vendors.filter(({ on }) => on).map(({ code }) => code));
  const bounds = games
    .filter(({ gameType, vendor }) => gameType === category && open.has(vendor))
    .map(({ rtpPercent, validWeight }) => {
      const kept = wholeRate - (parseRate(`${rtpPercent}`) ?? wholeRate);
      const weight = validWeight ?? agents.validBet.weights[category];
      return Math.floor((mostOfEdge * kept) / weight);
    });
  return Math.min(...bounds);
}

/** What agents would be paid at most for the valid bets of a category. */
const mostOfLine = ({ agents }: Site, category: GameType, valid: bigint): bigint =>
  (valid * BigInt(agents.rebate.maximum[category])) / BigInt(wholeRate);

/** The higher of what levels pay and what a line could be paid: the one is less the other. */
export const levelsOrLine = (site: Site, category: GameType, valid: bigint, levels: bigint) =>
  larger(levels, mostOfLine(site, category, valid));

/** Categories in which more came back than the site allows itself, or may allow itself. */
export function exceeded(rows: readonly GivenBack[]): GameType[] {
  return rows
    .filter((row) => {
      const isAbove = sumGivenBack(row) * BigInt(wholeRate) > row.valid * BigInt(row.allowed);
      return isAbove || row.allowed > row.bound;
    })
    .map(({ category }) => category);
}

/** Divides an amount by parts, exactly: what is rounded off comes with a later part. */
export function divided(
  amount: bigint,
  parts: ReadonlyMap<GameType, bigint>,
): Map<GameType, bigint> {
  const whole = [...parts.values()].reduce((sum, part) => sum + part, 0n);
  let [reached, given] = [0n, 0n];
  const shares = new Map<GameType, bigint>();
  for (const category of gameTypes) {
    reached += parts.get(category) ?? 0n;
    const until = whole === 0n ? 0n : (amount * reached) / whole;
    shares.set(category, until - given);
    given = until;
  }
  return shares;
}
