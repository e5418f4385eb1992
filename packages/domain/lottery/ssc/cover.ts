import { fraction, type Fraction } from '../fraction.ts';
import { digits, places as allPlaces } from './ssc-result.ts';

/** Digits of a place between which no bet sees a difference: one of them, and how many they are. */
export type Alike = Readonly<{ digit: number; times: number }>;

/**
 * At which digits of some places bets win, whatever the others show. `winning` has a 1 for them, at
 * the number that they make together; `places` stand in their order.
 */
export type Cover = Readonly<{ places: readonly number[]; winning: Uint8Array }>;

export function emptyCover(places: readonly number[]): Cover {
  return { places, winning: new Uint8Array(10 ** places.length) };
}

/** The number that digits make together. */
export const numberOf = (shown: readonly number[]) =>
  shown.reduce((number, digit) => number * 10 + digit, 0);

/** Wins wherever each place shows one of its digits. */
export function coverAll(
  winning: Uint8Array,
  digitsOfPlace: readonly (readonly number[])[],
  number = 0,
): void {
  const [first, ...others] = digitsOfPlace;
  if (!first) {
    winning[number] = 1;
    return;
  }
  for (const digit of first) coverAll(winning, others, number * 10 + digit);
}

/** Each digit of the set by itself; the others are alike. */
export function alikeBut(apart: ReadonlySet<number>): readonly Alike[] {
  const others = digits.values.filter((digit) => !apart.has(digit));
  const [other] = others;
  const single = [...apart].map((digit) => ({ digit, times: 1 }));
  return other === undefined ? single : [...single, { digit: other, times: others.length }];
}

/** The part of all results at which a bet wins. */
export function chanceOfCovers(
  covers: readonly Cover[],
  alikeAt: (place: number) => readonly Alike[],
): Fraction {
  const used = covers.filter(({ winning }) => winning.includes(1));
  const seen = new Set(used.flatMap(({ places }) => places));
  const inOrder = allPlaces.filter((place) => seen.has(place));
  const steps = inOrder.map((place) => ({
    place,
    alike: alikeAt(place),
    ending: used.filter(({ places }) => places.at(-1) === place),
  }));
  const shown: number[] = [];
  const wins = ({ places, winning }: Cover) =>
    winning[places.reduce((number, place) => number * 10 + (shown[place] ?? 0), 0)] === 1;

  function wonFrom(at: number): number {
    const step = steps[at];
    if (!step) return 0;
    let won = 0;
    for (const { digit, times } of step.alike) {
      shown[step.place] = digit;
      const isWon = step.ending.some(wins);
      won += times * (isWon ? 10 ** (steps.length - at - 1) : wonFrom(at + 1));
    }
    return won;
  }

  return fraction(wonFrom(0), 10 ** steps.length);
}
