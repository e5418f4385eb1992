import { formatMinor, parseMinor } from '#money.ts';
import { refuse } from './game-engine.ts';
import type { ActionAnswer } from './game-engine.ts';
import type { PurseAnswer } from './purse.ts';
import type { Seat } from './seat.ts';

/**
 * Stakes offered for a game, as decimal strings: the smallest one times each step.
 * Steps beyond `highestMinor` are left out.
 */
export function stakeLadder(
  smallest: string,
  currency: string,
  steps: readonly bigint[],
  highestMinor: bigint,
): string[] {
  const smallestMinor = parseMinor(smallest, currency) ?? 1n;
  return steps
    .map((step) => smallestMinor * step)
    .filter((stakeMinor, index) => index === 0 || stakeMinor <= highestMinor)
    .map((stakeMinor) => formatMinor(stakeMinor, currency));
}

/** The stake that a page sent, when the ladder offers it. */
export function readStake(
  offered: readonly string[],
  request: unknown,
  currency: string,
): bigint | null {
  const stake = offered.find((candidate) => candidate === request);
  return stake === undefined ? null : parseMinor(stake, currency);
}

/** Turns a purse's refusal into the answer for the page. */
export function refusePurse(seat: Seat, answer: PurseAnswer & { ok: false }): ActionAnswer {
  const { balanceMinor } = answer;
  return refuse(
    answer.refusal,
    balanceMinor === null ? null : formatMinor(balanceMinor, seat.currency),
  );
}
