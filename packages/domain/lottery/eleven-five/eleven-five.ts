import { range, subsetsOf, sum } from '../counting.ts';
import {
  drawnOrderOf,
  drawnOrderText,
  groupedCases,
  numberAt,
  type DrawnOrder,
} from '../drawn-order/drawn-order.ts';
import { fixedPlacePlay, straightPlay } from '../drawn-order/place-plays.ts';
import { fraction } from '../fraction.ts';
import {
  bigSmallOddEven,
  dragonTiger,
  isBigSmallOddEven,
  isDragonTiger,
  optionPlay,
} from '../option-play.ts';
import { pick } from '../pick.ts';
import type { BallSet, OwnFamily, PickedPlay, PlayType, Tier } from '../play.ts';
import { numberPlay } from './number-play.ts';

const size = 11;
const places = 5;
const balls: BallSet = { values: range(1, size), width: 2 };

const results: readonly DrawnOrder[] = [...subsetsOf(balls.values, places)];
const tierOf = (name: string, ways: number): Tier => ({
  name,
  odds: fraction(results.length, ways),
});

const sumBetween = 30;
const oddIn = (drawn: DrawnOrder) => drawn.filter((number) => number % 2 === 1).length;
const thirdOf = (drawn: DrawnOrder) =>
  numberAt(
    drawn.toSorted((one, other) => one - other),
    2,
  );

const oddCases = groupedCases(results, oddIn);
const thirdCases = groupedCases(results, thirdOf);
const sumCases = groupedCases(results, (drawn) => {
  const total = sum(drawn);
  return `${Math.sign(total - sumBetween)} ${total % 2}`;
});

/** Of how many odd numbers a result has, from five to none; the wire says odd and even. */
const oddTiers = [6, 75, 200, 150, 30, 1].map((ways, even) => tierOf(`${5 - even}${even}`, ways));
const thirdWays = [28, 63, 90, 100, 90, 63, 28];
const firstThird = 3;

const trad: readonly PlayType[] = ['trad'];
const ent: readonly PlayType[] = ['ent'];

/** Numbers of a bet, and how many of those drawn it looks at. */
const numberPlays = [
  { playId: 908, code: 'Any1', group: 'Any', subGroup: 'Any', k: 1, seen: 5 },
  { playId: 909, code: 'Any2', group: 'Any', subGroup: 'Any', k: 2, seen: 5 },
  { playId: 910, code: 'Any3', group: 'Any', subGroup: 'Any', k: 3, seen: 5 },
  { playId: 911, code: 'Any4', group: 'Any', subGroup: 'Any', k: 4, seen: 5 },
  { playId: 5200, code: 'Any5', group: 'Any', subGroup: 'Any', k: 5, seen: 5 },
  { playId: 5201, code: 'Any6', group: 'Any', subGroup: 'Any', k: 6, seen: 5 },
  { playId: 5202, code: 'Any7', group: 'Any', subGroup: 'Any', k: 7, seen: 5 },
  { playId: 5203, code: 'Any8', group: 'Any', subGroup: 'Any', k: 8, seen: 5 },
  { playId: 5206, code: 'First2Com', group: 'First2', subGroup: 'Com', k: 2, seen: 2 },
  { playId: 5207, code: 'First3Com', group: 'First3', subGroup: 'Com', k: 3, seen: 3 },
  { playId: 5208, code: 'First3AnyPlace', group: 'First3', subGroup: 'AnyPlace', k: 1, seen: 3 },
];

const plays: readonly PickedPlay<DrawnOrder>[] = [
  ...numberPlays.map(({ k, seen, ...head }) => numberPlay({ ...head, balls }, k, seen)),
  straightPlay(
    { playId: 5204, code: 'First2Straight', group: 'First2', subGroup: 'Straight', balls },
    2,
  ),
  straightPlay(
    { playId: 5205, code: 'First3Straight', group: 'First3', subGroup: 'Straight', balls },
    3,
  ),
  fixedPlacePlay(
    { playId: 5209, code: 'FixedPlace', group: 'FixedPlace', subGroup: 'FixedPlace', balls },
    { from: 0, digits: [4, 3, 2] },
  ),
  optionPlay({
    playId: 5210,
    code: 'OECounts',
    group: 'OECounts',
    subGroup: 'OECounts',
    playTypes: trad,
    row: 'OECOUNTS',
    balls: { values: [50, 41, 32, 23, 14, 5], width: 2 },
    tiers: oddTiers,
    tierOfBall: (ball) => ball % 10,
    wins: (ball, drawn) => places - (ball % 10) === oddIn(drawn),
    cases: () => oddCases,
  }),
  optionPlay({
    playId: 5211,
    code: 'ThirdDigit',
    group: 'ThirdDigit',
    subGroup: 'ThirdDigit',
    playTypes: trad,
    row: 'NUMBERS',
    balls: { values: range(firstThird, 9), width: 2 },
    tiers: thirdWays.map((ways, index) => tierOf(`${firstThird + index}`.padStart(2, '0'), ways)),
    tierOfBall: (ball) => ball - firstThird,
    wins: (ball, drawn) => thirdOf(drawn) === ball,
    cases: () => thirdCases,
  }),
  optionPlay({
    playId: 5212,
    code: 'SumBSOE',
    group: 'Sum',
    subGroup: 'BSOE',
    playTypes: ent,
    row: 'BSOE',
    balls: bigSmallOddEven,
    tiers: [
      { name: 'bigSmall', odds: fraction(2) },
      { name: 'odd', odds: fraction(231, 118) },
      { name: 'even', odds: fraction(231, 113) },
    ],
    tierOfBall: (option) => Math.max(0, option - 1),
    wins: (option, drawn) => {
      const total = sum(drawn);
      return option < 2 && total === sumBetween
        ? 'push'
        : isBigSmallOddEven(option, total, sumBetween);
    },
    cases: () => sumCases,
  }),
  optionPlay({
    playId: 5213,
    code: 'DragonTiger15',
    group: 'DragonTiger',
    subGroup: 'DragonTiger',
    playTypes: ent,
    row: 'DRAGONTIGER',
    balls: dragonTiger,
    tiers: [{ name: 'dragonTiger', odds: fraction(2) }],
    wins: (option, drawn) => isDragonTiger(option, numberAt(drawn, 0), numberAt(drawn, 4)),
    cases: () => [
      { result: [1, 2, 3, 4, 5], times: 1 },
      { result: [5, 4, 3, 2, 1], times: 1 },
    ],
  }),
];

/** 11X5: five different numbers of 01 to 11. */
export const elevenFive: OwnFamily<DrawnOrder> = {
  code: '11X5',
  plays,
  resultOf: ({ winNo }) => drawnOrderOf(winNo, places, size),
  winNoOf: drawnOrderText,
  draw: (uniform) => pick(uniform, size, places),
};
