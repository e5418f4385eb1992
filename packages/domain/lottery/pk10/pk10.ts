import { arrangementsOf, range } from '../counting.ts';
import {
  drawnOrderOf,
  drawnOrderText,
  groupedCases,
  numberAt,
  orderWith,
  placeNames,
  type DrawnOrder,
} from '../drawn-order/drawn-order.ts';
import { fixedPlacePlay, straightPlay, typedStraightPlay } from '../drawn-order/place-plays.ts';
import { fraction } from '../fraction.ts';
import {
  bigSmallOddEven,
  dragonTiger,
  isBigSmallOddEven,
  isDragonTiger,
  optionPlay,
} from '../option-play.ts';
import { pick } from '../pick.ts';
import type { BallSet, OwnFamily, PickedPlay, Play, PlayType } from '../play.ts';

const size = 10;
const balls: BallSet = { values: range(1, size), width: 2 };
const bigFrom = 6;
const bigSumFrom = 12;

const trad: readonly PlayType[] = ['trad'];
const ent: readonly PlayType[] = ['ent'];

const straights = [1457, 1458, 1459, 1460, 1461].map((playId, index) => {
  const code = `First${index + 1}`;
  return straightPlay({ playId, code, group: code, subGroup: 'Straight', balls }, index + 1);
});

const typedStraights = [1732, 1733, 1734, 1735].map((playId, index) => {
  const group = `First${index + 2}`;
  const head = { playId, code: `${group}Typed`, group, subGroup: 'Typed', balls };
  return typedStraightPlay(head, index + 2);
});

const fixedPlaces = [
  { playId: 1462, code: 'First5Fixed', subGroup: 'First5', from: 0 },
  { playId: 1463, code: 'Last5Fixed', subGroup: 'Last5', from: 5 },
].map(({ from, ...head }) =>
  fixedPlacePlay({ ...head, group: 'FixedPlace', balls }, { from, digits: range(from, from + 4) }),
);

const firstTwo = [...arrangementsOf(balls.values, 2)].map(([first = 0, second = 0]) =>
  orderWith(
    size,
    new Map([
      [0, first],
      [1, second],
    ]),
  ),
);
const sumOfFirstTwo = (drawn: DrawnOrder) => numberAt(drawn, 0) + numberAt(drawn, 1);
const sumCases = groupedCases(firstTwo, sumOfFirstTwo);
const sumOptionCases = groupedCases(firstTwo, (drawn) => {
  const sum = sumOfFirstTwo(drawn);
  return `${sum >= bigSumFrom} ${sum % 2}`;
});
const leastSum = 3;
const sumWays = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];

const ofSum = { group: 'Sum', subGroup: 'First2' } as const;
const sums: readonly PickedPlay<DrawnOrder>[] = [
  optionPlay({
    ...ofSum,
    playId: 5400,
    code: 'First2Sum',
    playTypes: trad,
    row: 'SUM',
    balls: { values: range(leastSum, 19), width: 2 },
    tiers: sumWays.map((ways, index) => ({
      name: `${leastSum + index}`,
      odds: fraction(firstTwo.length, ways),
    })),
    tierOfBall: (ball) => ball - leastSum,
    wins: (ball, drawn) => sumOfFirstTwo(drawn) === ball,
    cases: () => sumCases,
  }),
  optionPlay({
    ...ofSum,
    playId: 5416,
    code: 'First2SumBSOE',
    playTypes: ent,
    row: 'BSOE',
    balls: bigSmallOddEven,
    tiers: [
      { name: 'bigEven', odds: fraction(9, 4) },
      { name: 'smallOdd', odds: fraction(9, 5) },
    ],
    tierOfBall: (option) => (option === 0 || option === 3 ? 0 : 1),
    wins: (option, drawn) => isBigSmallOddEven(option, sumOfFirstTwo(drawn), bigSumFrom),
    cases: () => sumOptionCases,
  }),
];

const placeOptions = placeNames.map((name, place) => {
  const orders = balls.values.map((car) => orderWith(size, new Map([[place, car]])));
  const cases = groupedCases(orders, (drawn) => {
    const car = numberAt(drawn, place);
    return `${car >= bigFrom} ${car % 2}`;
  });
  return optionPlay<DrawnOrder>({
    playId: 5401 + place,
    code: `Place${place + 1}BSOE`,
    group: 'BSOE',
    subGroup: name,
    playTypes: ent,
    row: 'BSOE',
    balls: bigSmallOddEven,
    tiers: [{ name: 'bsoe', odds: fraction(2) }],
    wins: (option, drawn) => isBigSmallOddEven(option, numberAt(drawn, place), bigFrom),
    cases: () => cases,
  });
});

/** The first against the tenth, the second against the ninth and so on. */
const dragonTigers = range(0, 4).map((left) => {
  const right = size - 1 - left;
  const cases = [balls.values, balls.values.toReversed()].map((result) => ({ result, times: 1 }));
  return optionPlay<DrawnOrder>({
    playId: 5411 + left,
    code: `DragonTiger${left + 1}${right + 1}`,
    group: 'DragonTiger',
    subGroup: `${left + 1}-${right + 1}`,
    playTypes: ent,
    row: 'DRAGONTIGER',
    balls: dragonTiger,
    tiers: [{ name: 'dragonTiger', odds: fraction(2) }],
    wins: (option, drawn) => isDragonTiger(option, numberAt(drawn, left), numberAt(drawn, right)),
    cases: () => cases,
  });
});

const plays: readonly Play<DrawnOrder>[] = [
  ...straights,
  ...typedStraights,
  ...fixedPlaces,
  ...sums,
  ...placeOptions,
  ...dragonTigers,
];

/** PK10: the order in which ten cars arrive. */
export const pk10: OwnFamily<DrawnOrder> = {
  code: 'PK10',
  plays,
  resultOf: ({ winNo }) => drawnOrderOf(winNo, size, size),
  winNoOf: drawnOrderText,
  draw: (uniform) => pick(uniform, size, size),
};
