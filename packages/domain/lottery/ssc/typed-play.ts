import { fraction, largestOf, zero } from '../fraction.ts';
import type { Selection, Tier, TypedPlay } from '../play.ts';
import { numberOf } from './cover.ts';
import { ordersOf } from './digit-cases.ts';
import { digits, digitsAt, type PlayHead, type SscResult } from './ssc-result.ts';

/** What digits are as a bet; `ways` are the results of the places at which it wins. */
type Bet = Readonly<{ tier: number; ways: number }>;

export type TypedRules = Readonly<{
  tiers: readonly Tier[];
  /** The same for digits that are the same bet, or null where they are none. */
  keyOf: (shown: readonly number[]) => number | null;
  betOf: (shown: readonly number[]) => Bet;
}>;

const inOrderBet: Bet = { tier: 0, ways: 1 };

/** Digits in the order in which they were typed. */
export function inOrder(tier: Tier): TypedRules {
  return { tiers: [tier], keyOf: numberOf, betOf: () => inOrderBet };
}

/** So far apart that what is added for digits says how often each is shown. */
const valueOfDigit = digits.values.map((digit) => 8 ** digit);

/**
 * Digits in any order, with a tier for two, three and more different ones. Numbers of one digit
 * alone, such as triples, can win nothing: they are no bets and cost nothing.
 */
export function inAnyOrder(tiers: readonly Tier[]): TypedRules {
  return {
    tiers,
    keyOf: (shown) => {
      const isOne = shown.every((digit) => digit === shown[0]);
      return isOne ? null : shown.reduce((key, digit) => key + (valueOfDigit[digit] ?? 0), 0);
    },
    betOf: (shown) => ({ tier: new Set(shown).size - 2, ways: ordersOf(shown) }),
  };
}

/** A play on typed numbers of all digits of some places, of which one result hits at most one. */
export function typedPlay(
  head: PlayHead,
  places: readonly number[],
  { tiers, keyOf, betOf }: TypedRules,
): TypedPlay<SscResult> {
  function betsOf(selections: readonly Selection[]): ReadonlyMap<number, Bet> {
    const bets = new Map<number, Bet>();
    for (const { rows } of selections) {
      for (const number of rows) {
        const key = keyOf(number);
        if (key !== null && !bets.has(key)) bets.set(key, betOf(number));
      }
    }
    return bets;
  }

  function hasBet({ rows }: Selection, key: number | null): boolean {
    return key !== null && rows.some((number) => keyOf(number) === key);
  }

  return {
    ...head,
    approach: 'typed',
    number: { length: places.length, blanks: 0, balls: digits },
    tiers,
    units: 1,
    count: (selection) => betsOf([selection]).size,
    outcome: (selection, result) => {
      const shown = digitsAt(result, places);
      const hitTier = hasBet(selection, keyOf(shown)) ? betOf(shown).tier : -1;
      return { hits: tiers.map((_, tier) => (tier === hitTier ? 1 : 0)), pushes: 0 };
    },
    mostWin: (selection, { odds }) => {
      const hit = new Set([...betsOf([selection]).values()].map(({ tier }) => tier));
      return largestOf([...hit].map((tier) => odds[tier] ?? zero));
    },
    chance: (selections) => {
      let won = 0;
      for (const { ways } of betsOf(selections).values()) won += ways;
      return fraction(won, 10 ** places.length);
    },
  };
}
