import { combinations, range } from '../counting.ts';
import { fraction, productOf, zero, type Fraction } from '../fraction.ts';
import { endOf } from '../numbers/digits.ts';
import { remembered } from '../numbers/remembered.ts';
import type { PickedPlay, PlayType, Prizes } from '../play.ts';
import { onlyRowOf } from '../selection.ts';
import { chanceOfSets } from '../set-chance.ts';

/** A play of sets of numbers of two digits: all of them occur among all prizes, or none does. */
export type SetRules = Readonly<{
  playId: number;
  code: string;
  group: string;
  subGroup: string;
  playTypes: readonly PlayType[];
  /** How many numbers a bet has. */
  size: number;
  wins: 'all occur' | 'none occurs';
  /** How many numbers are drawn. */
  drawn: number;
  odds: Fraction;
}>;

const numbersOfTwo = 100;

/** At how many of the 100^drawn results exactly so many of the numbers occur. */
function resultsWith(occurring: number, numbers: number, drawn: number): bigint {
  let results = 0n;
  for (const left of range(0, occurring)) {
    const ends = BigInt(numbersOfTwo - numbers + occurring - left) ** BigInt(drawn);
    const part = BigInt(combinations(occurring, left)) * ends;
    results += left % 2 === 0 ? part : -part;
  }
  return BigInt(combinations(numbers, occurring)) * results;
}

/** The chance that some set of so many numbers wins. */
function chanceOf({ size, wins, drawn }: SetRules, numbers: number): Fraction {
  const all = BigInt(numbersOfTwo) ** BigInt(drawn);
  const listed = wins === 'all occur' ? range(0, size - 1) : range(0, numbers - size);
  let results = 0n;
  for (const occurring of listed) results += resultsWith(occurring, numbers, drawn);
  return fraction(wins === 'all occur' ? all - results : results, all);
}

export function setPlay(rules: SetRules): PickedPlay<Prizes> {
  const { size, wins, drawn } = rules;
  const endsOf = remembered(
    (result: Prizes) =>
      new Set(
        Object.values(result)
          .flat()
          .map((number) => endOf(number, 2)),
      ),
  );

  function hitsOf(row: readonly number[], result: Prizes): number {
    const ends = endsOf(result);
    const occurring = row.filter((number) => ends.has(number)).length;
    return combinations(wins === 'all occur' ? occurring : row.length - occurring, size);
  }

  const most = wins === 'all occur' ? drawn : numbersOfTwo - 1;
  return {
    playId: rules.playId,
    code: rules.code,
    group: rules.group,
    subGroup: rules.subGroup,
    playTypes: rules.playTypes,
    approach: 'picked',
    rows: [{ name: 'NUMBERS', balls: { values: range(0, numbersOfTwo - 1), width: 2 } }],
    tiers: [{ name: rules.code, odds: rules.odds }],
    units: 1,
    count: (selection) => combinations(onlyRowOf(selection).length, size),
    outcome: (selection, result) => ({ hits: [hitsOf(onlyRowOf(selection), result)], pushes: 0 }),
    mostWin: (selection, { odds }) => {
      const winning = combinations(Math.min(onlyRowOf(selection).length, most), size);
      return productOf(odds[0] ?? zero, fraction(winning));
    },
    chance: (selections) => chanceOfSets(selections, size, (numbers) => chanceOf(rules, numbers)),
  };
}
