import { combinations, range } from '../counting.ts';
import { drawnOrderText } from '../drawn-order/drawn-order.ts';
import { fraction } from '../fraction.ts';
import { bigSmallOddEven, isBigSmallOddEven, onlyOdds, optionPlay } from '../option-play.ts';
import { pick } from '../pick.ts';
import type { BallSet, OwnFamily, PickedPlay, Tier } from '../play.ts';
import { anyGroupPlay } from './any-group-play.ts';
import { animalOf, animals, ballNumbers, colourOf, colours, lastDigitOf } from './ball-groups.ts';
import {
  drawnNumbers,
  lhcResultOf,
  specialCases,
  specialOf,
  type LhcResult,
} from './lhc-result.ts';
import { numberSetPlay } from './number-set-play.ts';

const animalBalls: BallSet = { values: range(0, 11), width: 2, names: animals };

/** Groups of numbers have four or five of them. */
const bySize = (four: Tier['odds'], five: Tier['odds']): Tier[] => [
  { name: 'four', odds: four },
  { name: 'five', odds: five },
];
const oddsOfAny = bySize(fraction(15134, 7139), fraction(22701, 12574));

/** The animal of the year alone has five numbers. */
const tierOfAnimal = (animal: number, { yearAnimal }: { yearAnimal: number }) =>
  animal === yearAnimal ? 1 : 0;

const ofSpecial = {
  group: 'Special',
  playTypes: ['ent'],
  yearAnimalOf: ({ yearAnimal }: LhcResult) => yearAnimal,
  cases: specialCases,
} as const;

const specialPlays: readonly PickedPlay<LhcResult>[] = [
  optionPlay({
    ...ofSpecial,
    playId: 5600,
    code: 'Special',
    subGroup: 'Number',
    row: 'NUMBERS',
    balls: { values: ballNumbers, width: 2 },
    tiers: onlyOdds(49),
    wins: (ball, result) => specialOf(result) === ball,
  }),
  optionPlay({
    ...ofSpecial,
    playId: 5601,
    code: 'SpecialBSOE',
    subGroup: 'BSOE',
    row: 'BSOE',
    balls: bigSmallOddEven,
    tiers: onlyOdds(2),
    wins: (option, result) =>
      specialOf(result) === 49 ? 'push' : isBigSmallOddEven(option, specialOf(result), 25),
  }),
  optionPlay({
    ...ofSpecial,
    playId: 5602,
    code: 'SpecialColour',
    subGroup: 'Colour',
    row: 'COLOUR',
    balls: { values: range(0, 2), width: 1, names: colours },
    tiers: [
      { name: 'red', odds: fraction(49, 17) },
      { name: 'blueGreen', odds: fraction(49, 16) },
    ],
    tierOfBall: (colour) => (colour === 0 ? 0 : 1),
    wins: (colour, result) => colourOf(specialOf(result)) === colour,
  }),
  optionPlay({
    ...ofSpecial,
    playId: 5603,
    code: 'SpecialAnimal',
    subGroup: 'Animal',
    row: 'ANIMAL',
    balls: animalBalls,
    tiers: bySize(fraction(49, 4), fraction(49, 5)),
    tierOfBall: tierOfAnimal,
    wins: (animal, result) => animalOf(specialOf(result), result.yearAnimal) === animal,
  }),
];

const groupPlays: readonly PickedPlay<LhcResult>[] = [
  anyGroupPlay({
    playId: 5604,
    code: 'AnyAnimal',
    subGroup: 'Animal',
    row: 'ANIMAL',
    balls: animalBalls,
    tiers: oddsOfAny,
    tierOfGroup: tierOfAnimal,
    groupOf: animalOf,
  }),
  anyGroupPlay({
    playId: 5605,
    code: 'AnyLastDigit',
    subGroup: 'LastDigit',
    row: 'LAST_DIGIT',
    balls: { values: range(0, 9), width: 1 },
    tiers: oddsOfAny,
    // There is no 00, so four numbers end in 0.
    tierOfGroup: (digit) => (digit === 0 ? 0 : 1),
    groupOf: lastDigitOf,
  }),
];

const ofRegular = { group: 'Regular', subGroup: 'Regular' } as const;

const regularPlays: readonly PickedPlay<LhcResult>[] = [
  numberSetPlay({
    ...ofRegular,
    playId: 5606,
    code: 'Regular',
    size: 1,
    tiers: onlyOdds(49, 6),
    hits: (_, { regular }) => [regular],
  }),
  numberSetPlay({
    ...ofRegular,
    playId: 5607,
    code: '2of2',
    size: 2,
    tiers: onlyOdds(392, 5),
    hits: (_, { regular }) => [combinations(regular, 2)],
  }),
  numberSetPlay({
    ...ofRegular,
    playId: 5608,
    code: '3of3',
    size: 3,
    tiers: onlyOdds(4606, 5),
    hits: (_, { regular }) => [combinations(regular, 3)],
  }),
  numberSetPlay({
    ...ofRegular,
    playId: 5609,
    code: '3of2',
    size: 3,
    tiers: [
      { name: 'two', odds: fraction(20) },
      { name: 'three', odds: fraction(1381, 5) },
    ],
    hits: (chosen, { regular }) => [
      combinations(regular, 2) * (chosen - regular),
      combinations(regular, 3),
    ],
  }),
  numberSetPlay({
    ...ofRegular,
    playId: 5610,
    code: 'RegularAndSpecial',
    size: 2,
    tiers: onlyOdds(196),
    hits: (_, { regular, special }) => [regular * special],
  }),
];

/** None5 to None10. */
const nonePlays: readonly PickedPlay<LhcResult>[] = [
  fraction(22701, 10127),
  fraction(998844, 374699),
  fraction(3579191, 1124097),
  fraction(7158382, 1873495),
  fraction(3579191, 776815),
  fraction(2603048, 466089),
].map((odds, at) =>
  numberSetPlay({
    playId: 5611 + at,
    code: `None${5 + at}`,
    group: 'None',
    subGroup: 'None',
    size: 5 + at,
    tiers: [{ name: 'win', odds }],
    hits: (chosen, { regular, special }) => [combinations(chosen - regular - special, 5 + at)],
  }),
);

export const lhc: OwnFamily<LhcResult> = {
  code: 'LHC',
  plays: [...specialPlays, ...groupPlays, ...regularPlays, ...nonePlays],
  resultOf: lhcResultOf,
  winNoOf: ({ numbers }) => drawnOrderText(numbers),
  draw: (uniform, yearAnimal) => ({
    numbers: pick(uniform, ballNumbers.length, drawnNumbers),
    yearAnimal,
  }),
};
