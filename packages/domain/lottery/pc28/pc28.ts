import { digitSums, range } from '../counting.ts';
import { digitShapes, shapeCases, shapeOf } from '../digit-shape.ts';
import { fraction } from '../fraction.ts';
import { bigSmallOddEven, isBigSmallOddEven, optionPlay } from '../option-play.ts';
import type { Case, OwnFamily, PickedPlay } from '../play.ts';
import { threeNumbersOf, type ThreeNumbers } from '../three-numbers.ts';
import { colourOfSum, sumColours } from './sum-colours.ts';

/** Three digits; most plays look at their sum. */
export type Pc28Result = ThreeNumbers;

const waysOfSum = digitSums(3);

const sumOfDigits = ([first, second, third]: Pc28Result) => first + second + third;

/** Three digits with the sum. */
function digitsOf(sum: number): Pc28Result {
  const first = Math.min(9, sum);
  const second = Math.min(9, sum - first);
  return [first, second, sum - first - second];
}

const sums: readonly Case<Pc28Result>[] = waysOfSum.map((times, sum) => ({
  result: digitsOf(sum),
  times,
}));

const big = 14;
const isBig = (sum: number) => sum >= big;
/** Of the combination with the number on the wire. */
const combinations = [
  { name: 'bigOdd', isBig: true, isOdd: true, tier: 0 },
  { name: 'bigEven', isBig: true, isOdd: false, tier: 1 },
  { name: 'smallOdd', isBig: false, isOdd: true, tier: 1 },
  { name: 'smallEven', isBig: false, isOdd: false, tier: 0 },
];

const ofSum = { group: 'Sum', playTypes: ['ent'], cases: () => sums } as const;

const plays: readonly PickedPlay<Pc28Result>[] = [
  optionPlay({
    ...ofSum,
    playId: 5500,
    code: 'PC28Sum',
    subGroup: 'Sum',
    row: 'SUM',
    balls: { values: range(0, 27), width: 2 },
    tiers: waysOfSum.map((ways, sum) => ({ name: `${sum}`, odds: fraction(1000, ways) })),
    tierOfBall: (ball) => ball,
    wins: (ball, result) => sumOfDigits(result) === ball,
  }),
  optionPlay({
    ...ofSum,
    playId: 5501,
    code: 'PC28SumBSOE',
    subGroup: 'BSOE',
    row: 'BSOE',
    balls: bigSmallOddEven,
    tiers: [{ name: 'bsoe', odds: fraction(2) }],
    wins: (option, result) => isBigSmallOddEven(option, sumOfDigits(result), big),
  }),
  optionPlay({
    ...ofSum,
    playId: 5502,
    code: 'PC28SumCombination',
    subGroup: 'BSOE',
    row: 'COMBINATION',
    balls: { values: range(0, 3), width: 1, names: combinations.map(({ name }) => name) },
    tiers: [
      { name: 'bigOddSmallEven', odds: fraction(1000, 231) },
      { name: 'bigEvenSmallOdd', odds: fraction(1000, 269) },
    ],
    tierOfBall: (option) => combinations[option]?.tier ?? 0,
    wins: (option, result) => {
      const sum = sumOfDigits(result);
      const wanted = combinations[option];
      return wanted?.isBig === isBig(sum) && wanted.isOdd === (sum % 2 === 1);
    },
  }),
  optionPlay({
    ...ofSum,
    playId: 5503,
    code: 'PC28SumExtreme',
    subGroup: 'BSOE',
    row: 'EXTREME',
    balls: { values: [0, 1], width: 1, names: ['extremeBig', 'extremeSmall'] },
    tiers: [{ name: 'extreme', odds: fraction(125, 7) }],
    wins: (option, result) => (option === 0 ? sumOfDigits(result) >= 22 : sumOfDigits(result) <= 5),
  }),
  optionPlay({
    ...ofSum,
    playId: 5504,
    code: 'PC28SumColour',
    subGroup: 'Colour',
    row: 'COLOUR',
    balls: { values: range(0, 2), width: 1, names: sumColours.map(({ name }) => name) },
    tiers: [
      { name: 'greenBlue', odds: fraction(500, 129) },
      { name: 'red', odds: fraction(250, 83) },
    ],
    tierOfBall: (colour) => (colour === 2 ? 1 : 0),
    wins: (colour, result) => sumColours[colour]?.name === colourOfSum(sumOfDigits(result)),
  }),
  optionPlay({
    playId: 5505,
    code: 'PC28Shape',
    group: 'Sum',
    subGroup: 'Shape',
    playTypes: ['ent'],
    ...digitShapes,
    wins: (shape, result) => shapeOf(result) === shape,
    cases: () => shapeCases,
  }),
];

export const pc28: OwnFamily<Pc28Result> = {
  code: 'PC28',
  plays,
  resultOf: ({ winNo }) => threeNumbersOf(winNo, 0, 9),
  winNoOf: (result) => result.join(','),
  draw: (uniform) => [uniform(10), uniform(10), uniform(10)],
};
