import { asObject } from '#json-body.ts';
import { parseMinor } from '#money.ts';

export type Bet = { spot: string; stakeMinor: bigint };

const mostBets = 60;
/** Whole main units, so that factors in hundredths never leave a fraction. */
const unitMinor = 100n;
const highestBetMinor = 5_000_000n;

/** The bets that a page sent, or null when one of them is not offered. */
export function readBets(
  input: unknown,
  currency: string,
  isSpot: (spot: string) => boolean,
): Bet[] | null {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostBets) return null;
  const bets: Bet[] = [];
  for (const item of input) {
    const fields = asObject(item);
    const spot = fields?.['spot'];
    const stakeMinor = parseMinor(fields?.['stake'], currency);
    if (typeof spot !== 'string' || !isSpot(spot)) return null;
    if (stakeMinor === null || stakeMinor <= 0n || stakeMinor > highestBetMinor) return null;
    if (stakeMinor % unitMinor !== 0n) return null;
    bets.push({ spot, stakeMinor });
  }
  return bets;
}

export function stakeOf(bets: readonly Bet[]): bigint {
  return bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n);
}

/** The sum that the bets return, where `returns` gives the hundredths for each spot. */
export function winOf(bets: readonly Bet[], returns: (spot: string) => number): bigint {
  return bets.reduce((sum, bet) => sum + (bet.stakeMinor * BigInt(returns(bet.spot))) / 100n, 0n);
}
