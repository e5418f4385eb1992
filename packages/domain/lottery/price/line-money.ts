import { fraction, productOf, sumOf, wholeOf, type Fraction } from '../fraction.ts';
import { paidBy, type Outcome, type Play } from '../play.ts';

/** The units that money rows bet in, by `modeId`: 1, a tenth and a hundredth. */
export const bettingModes = [
  { modeId: 1, under: 1n },
  { modeId: 2, under: 10n },
  { modeId: 3, under: 100n },
] as const;
export type ModeId = (typeof bettingModes)[number]['modeId'];

export const mostMultiple = 9999;

/** What a bet of rows of numbers costs, in main units of the currency, at mode 1 and multiple 1. */
const mainUnitsOfBet = 2n;

/**
 * What a bet costs at a mode and a multiple, in minor units; null where the currency has no coin so
 * small.
 */
export function unitOfMode(modeId: ModeId, multiple: number, currencyDigits: number) {
  const under = bettingModes.find((mode) => mode.modeId === modeId)?.under ?? 1n;
  const main = mainUnitsOfBet * 10n ** BigInt(currencyDigits);
  return main % under === 0n ? (main / under) * BigInt(multiple) : null;
}

/** What so many bets cost, in minor units. */
export function stakeOf(play: Pick<Play<never>, 'units'>, bets: number, unitMinor: bigint) {
  return unitMinor * BigInt(play.units) * BigInt(bets);
}

/** What a line wins, before it is rounded; minor units. `odds` are those that were agreed. */
export function winOf(
  play: Pick<Play<never>, 'units'>,
  odds: readonly Fraction[],
  outcome: Outcome,
  unitMinor: bigint,
): Fraction {
  return productOf(fraction(unitMinor), paidBy(play, odds, outcome));
}

/** Wins, or rebates, of the lines of a sub-order are added exactly and rounded down once. */
export function roundedOnce(parts: readonly Fraction[]): bigint {
  return wholeOf(sumOf(parts));
}
