import { fraction, productOf, wholeOf, type Fraction } from '@pavilion/domain/lottery/fraction';
import type { PricedLine } from '@pavilion/domain/lottery/order/order-amounts';
import { paidByHit, singleBetsOf } from '@pavilion/domain/lottery/order/single-bets';
import type { Play } from '@pavilion/domain/lottery/play';

/** What a line bets on a number. */
type Bet = Readonly<{ unitMinor: bigint; odds: readonly Fraction[] }>;

/** A number of a play with all that the lines of an order bet on it. */
export type CountedNumber = Readonly<{
  play: Play<unknown>;
  number: string;
  bets: readonly Bet[];
}>;

/** Each number that the lines bet on, once. */
export function countedNumbers(
  lines: readonly Pick<PricedLine<unknown>, 'play' | 'selection' | 'unitMinor' | 'odds'>[],
): CountedNumber[] {
  const numbers = new Map<string, { play: Play<unknown>; number: string; bets: Bet[] }>();
  for (const { play, selection, unitMinor, odds } of lines) {
    const bet = { unitMinor, odds };
    for (const { number } of singleBetsOf(play, selection)) {
      const key = `${play.playId} ${number}`;
      const found = numbers.get(key);
      if (found) found.bets.push(bet);
      else numbers.set(key, { play, number, bets: [bet] });
    }
  }
  return [...numbers.values()];
}

/** What one hit of the number pays at a multiple: of each bet rounded down, in minor units. */
export function paidOut({ play, number, bets }: CountedNumber, multiple: number): bigint {
  let paid = 0n;
  for (const { unitMinor, odds } of bets) {
    const { over, under } = paidByHit(play, number, odds);
    paid += wholeOf({ over: over * unitMinor * BigInt(multiple), under });
  }
  return paid;
}

export function reducedOdds(odds: readonly Fraction[], percent: number): Fraction[] {
  const part = fraction(percent, 100);
  return odds.map((each) => productOf(each, part));
}

/** The same bets at reduced odds. */
export function atReducedOdds(number: CountedNumber, percent: number): CountedNumber {
  const bets = number.bets.map((bet) => ({ ...bet, odds: reducedOdds(bet.odds, percent) }));
  return { ...number, bets };
}
