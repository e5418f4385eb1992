import { digitSums, subsetsOf, sum } from '../counting.ts';
import { digitShapes, shapeCases, shapeOf } from '../digit-shape.ts';
import { fraction } from '../fraction.ts';
import {
  bigSmallOddEven,
  dragonTigerTie,
  isBigSmallOddEven,
  isDragonTiger,
  optionPlay,
} from '../option-play.ts';
import type { Case, PickedPlay, Tier } from '../play.ts';
import {
  digits,
  places,
  resultShowing,
  rowAt,
  type PlayHead,
  type SscResult,
} from './ssc-result.ts';
import { bigDigit } from './trad-rules.ts';

type Entry = readonly [playId: number, code: string, subGroup: string];

function headOf([playId, code, subGroup]: Entry, group: string): PlayHead {
  return { playId, code, group, subGroup, playTypes: ['ent'] };
}

const evens: readonly Tier[] = [{ name: 'bsoe', odds: fraction(2) }];
const bigSum = 23;

const sums: readonly Case<SscResult>[] = digitSums(places.length).map((times, total) => {
  const shown = places.map((place) => Math.min(9, Math.max(0, total - place * 9)));
  return { result: resultShowing(places, shown), times };
});

function ballPlay(entry: Entry, place: number): PickedPlay<SscResult> {
  return optionPlay({
    ...headOf(entry, 'Ball'),
    row: rowAt(place).name,
    balls: digits,
    tiers: [{ name: 'digit', odds: fraction(10) }],
    wins: (digit, result) => result[place] === digit,
    cases: () => casesAt(place),
  });
}

function ballOptionPlay(entry: Entry, place: number): PickedPlay<SscResult> {
  return optionPlay({
    ...headOf(entry, 'Ball'),
    row: 'BSOE',
    balls: bigSmallOddEven,
    tiers: evens,
    wins: (option, result) => isBigSmallOddEven(option, result[place] ?? 0, bigDigit),
    cases: () => casesAt(place),
  });
}

const casesAt = (place: number): readonly Case<SscResult>[] =>
  digits.values.map((digit) => ({ result: resultShowing([place], [digit]), times: 1 }));

const sumOptionPlay = optionPlay<SscResult>({
  ...headOf([5043, 'SumBSOE', 'BSOE'], 'Sum'),
  row: 'BSOE',
  balls: bigSmallOddEven,
  tiers: evens,
  wins: (option, result) => isBigSmallOddEven(option, sum(result), bigSum),
  cases: () => sums,
});

function dragonTigerPlay(entry: Entry, pair: readonly number[]): PickedPlay<SscResult> {
  const [left = 0, right = 0] = pair;
  const cases = [
    { result: resultShowing(pair, [1, 0]), times: 45 },
    { result: resultShowing(pair, [0, 1]), times: 45 },
    { result: resultShowing(pair, [0, 0]), times: 10 },
  ];
  return optionPlay({
    ...headOf(entry, 'DragonTiger'),
    row: 'DRAGONTIGER',
    balls: dragonTigerTie,
    tiers: [
      { name: 'dragonTiger', odds: fraction(20, 9) },
      { name: 'tie', odds: fraction(10) },
    ],
    tierOfBall: (option) => (option === 0 ? 1 : 0),
    wins: (option, result) => isDragonTiger(option, result[left] ?? 0, result[right] ?? 0),
    cases: () => cases,
  });
}

function shapePlay(entry: Entry, [first = 0, second = 0, third = 0]: readonly number[]) {
  const cases = shapeCases.map(({ result, times }) => ({
    result: resultShowing([first, second, third], result),
    times,
  }));
  return optionPlay<SscResult>({
    ...headOf(entry, 'Shape'),
    ...digitShapes,
    wins: (shape, result) =>
      shapeOf([result[first] ?? 0, result[second] ?? 0, result[third] ?? 0]) === shape,
    cases: () => cases,
  });
}

export const entPlays: readonly PickedPlay<SscResult>[] = [
  ...places.map((place) => ballPlay([5033 + place, `Ball${place + 1}`, 'Digit'], place)),
  ...places.map((place) => ballOptionPlay([5038 + place, `Ball${place + 1}BSOE`, 'BSOE'], place)),
  sumOptionPlay,
  ...[...subsetsOf(places, 2)].map((pair, index) => {
    const code = `DragonTiger${pair.map((place) => place + 1).join('')}`;
    return dragonTigerPlay([5044 + index, code, 'DragonTiger'], pair);
  }),
  shapePlay([5054, 'ShapeFirst3', 'Shape'], [0, 1, 2]),
  shapePlay([5055, 'ShapeMiddle3', 'Shape'], [1, 2, 3]),
  shapePlay([5056, 'ShapeLast3', 'Shape'], [2, 3, 4]),
];
