import fc from 'fast-check';
import { range, subsetsOf, sum, tuplesOf } from '../counting.ts';
import type { SingleBet } from '../family.suite.ts';
import { blank, type Play, type Selection } from '../play.ts';
import type { SscResult } from './ssc.ts';

type Bet = SingleBet<SscResult>;
type Digits = readonly number[];
type Rows = Selection['rows'];
/** The single bets of a selection of a play that sees some places. */
type Listing = (rows: Rows, places: Digits, positions: Digits) => Iterable<Bet>;

const five = range(0, 4);
const windows: readonly (readonly [RegExp, Digits])[] = [
  [/First2/, [0, 1]],
  [/Last2/, [3, 4]],
  [/First3/, [0, 1, 2]],
  [/Middle3/, [1, 2, 3]],
  [/Last3/, [2, 3, 4]],
  [/First4/, [0, 1, 2, 3]],
  [/Last4/, [1, 2, 3, 4]],
];

/** The positions that a play sees, by its code. */
export function placesSeen(code: string): Digits {
  const [, named] = /^(?:Ball|DragonTiger)(\d+)/.exec(code) ?? [];
  if (named) return [...named].map((place) => Number(place) - 1);
  return windows.find(([name]) => name.test(code))?.[1] ?? five;
}

const shownAt = (places: Digits, result: SscResult) => places.map((place) => result[place] ?? 0);
const rising = (digits: Digits) => digits.toSorted((one, other) => one - other);
const sorted = (digits: Digits) => rising(digits).join('');

function betOf(wins: (result: SscResult) => boolean, tier = 0): Bet {
  return { tier, hits: (result) => (wins(result) ? 1 : 0) };
}
const exactly = (places: Digits, digits: Digits, tier = 0) =>
  betOf((result) => places.every((place, at) => result[place] === digits[at]), tier);

/** What places show in any order; many bets ask it of the same result. */
function sortedAt(places: Digits) {
  let last: SscResult | null = null;
  let text = '';
  return (result: SscResult) => {
    if (result !== last) text = sorted(shownAt(places, result));
    last = result;
    return text;
  };
}

const straight: Listing = (rows, places) =>
  [...tuplesOf(rows)].map((digits) => exactly(places, digits));

const rowsAfter: Listing = (rows, places) =>
  [0, 1, 2].flatMap((from) =>
    [...tuplesOf(rows.slice(from))].map((digits) => exactly(places.slice(from), digits, from)),
  );

const strings = range(0, 3).map((length) => [
  ...tuplesOf(Array.from({ length }, () => range(0, 9))),
]);

const withSum: Listing = ([sums = []], places) =>
  (strings[places.length] ?? [])
    .filter((digits) => sums.includes(sum(digits)))
    .map((digits) => exactly(places, digits));

const occurring = (size: number): Listing => {
  return ([chosen = []], places) =>
    [...subsetsOf(chosen, size)].map((digits) =>
      betOf((result) => digits.every((digit) => shownAt(places, result).includes(digit))),
    );
};

/** From which row how many different digits are taken, and how often the result shows each. */
type Wanted = readonly [row: number, take: number, times: number];

function* setsOfDigits(rows: Rows, [first, second]: readonly Wanted[]): Generator<string> {
  const [row, take, times] = first ?? [0, 0, 0];
  for (const chosen of subsetsOf(rows[row] ?? [], take)) {
    const many = chosen.flatMap((digit) => Array<number>(times).fill(digit));
    if (second) {
      const others = (rows[second[0]] ?? []).filter((digit) => !chosen.includes(digit));
      for (const rest of subsetsOf(others, second[1])) {
        yield sorted([...many, ...rest.flatMap((digit) => Array<number>(second[2]).fill(digit))]);
      }
    } else yield sorted(many);
  }
}

function com(...wanted: readonly Wanted[]): Listing {
  return (rows, places) => {
    const shown = sortedAt(places);
    return [...setsOfDigits(rows, wanted)].map((digits) =>
      betOf((result) => shown(result) === digits),
    );
  };
}

function comOfPositions(size: number, ...wanted: readonly Wanted[]): Listing {
  return (rows, _, positions) =>
    [...subsetsOf(rising(positions), size)].flatMap((places) => [
      ...com(...wanted)(rows, places, []),
    ]);
}

const distinct = (rows: Rows, textOf: (number: Digits) => string) => [
  ...new Map(rows.map((number) => [textOf(number), number])).values(),
];

const typedInOrder: Listing = (rows, places) =>
  distinct(rows, (each) => each.join(',')).map((number) =>
    betOf((result) => {
      const shown = shownAt(places, result);
      return number.every((ball, at) => ball === blank || ball === shown[at]);
    }),
  );

const typedInAnyOrder: Listing = (rows, places) => {
  const shown = sortedAt(places);
  return distinct(rows, sorted)
    .filter((number) => new Set(number).size > 1)
    .map((number) => {
      const tier = new Set(number).size === 3 ? 1 : 0;
      return betOf((result) => shown(result) === sorted(number), tier);
    });
};

const anyPlaces = (size: number): Listing => {
  return (rows) =>
    [...subsetsOf(five, size)].flatMap((places) => [
      ...straight(
        places.map((place) => rows[place] ?? []),
        places,
        [],
      ),
    ]);
};

function optionHolds(option: number | undefined, number: number, big: number) {
  return [number >= big, number < big, number % 2 === 1, number % 2 === 0][option ?? 4] ?? false;
}

function hasShape(shape: number, shown: Digits) {
  const [first = 0, second = 0, third = 0] = shown;
  const different = new Set(shown).size;
  if (different < 3) return shape === (different === 1 ? 0 : 2);
  const distances = [first - second, second - third, first - third].map(Math.abs);
  const neighbours = distances.filter((distance) => distance === 1 || distance === 9).length;
  return shape === [4, 3, 1][neighbours];
}

const isDragonTigerTie = (option: number, [left = 0, right = 0]: Digits) =>
  [left === right, left > right, left < right][option] ?? false;

const everyTierOne = () => 0;

function options(
  wins: (option: number, shown: Digits) => boolean,
  tierOf: (option: number) => number = everyTierOne,
): Listing {
  return ([chosen = []], places) =>
    chosen.map((option) =>
      betOf((result) => wins(option, shownAt(places, result)), tierOf(option)),
    );
}

const listings: readonly (readonly [RegExp, Listing])[] = [
  [/^FixedPlace$/, (rows) => rows.flatMap((row, at) => row.map((ball) => exactly([at], [ball])))],
  [/Straight$/, straight],
  [/StraightTyped$|^Any\dTyped$/, typedInOrder],
  [/ComTyped$/, typedInAnyOrder],
  [/^\w+2Sum$|^\w+3Sum$/, withSum],
  [/Join$/, rowsAfter],
  [/^(First|Last)3Any1$/, occurring(1)],
  [/^(First|Last)3Any2$/, occurring(2)],
  [/^Any2Com$/, comOfPositions(2, [0, 2, 1])],
  [/^Any3Com3$/, comOfPositions(3, [0, 1, 2], [0, 1, 1])],
  [/^Any3Com6$/, comOfPositions(3, [0, 3, 1])],
  [/2Com$/, com([0, 2, 1])],
  [/3Com3$/, com([0, 1, 2], [0, 1, 1])],
  [/3Com6$/, com([0, 3, 1])],
  [/4Com24$/, com([0, 4, 1])],
  [/4Com12$/, com([0, 1, 2], [1, 2, 1])],
  [/4Com6$/, com([0, 2, 2])],
  [/4Com4$/, com([0, 1, 3], [1, 1, 1])],
  [/^AllCom120$/, com([0, 5, 1])],
  [/^AllCom60$/, com([0, 1, 2], [1, 3, 1])],
  [/^AllCom30$/, com([0, 2, 2], [1, 1, 1])],
  [/^AllCom20$/, com([0, 1, 3], [1, 2, 1])],
  [/^AllCom10$/, com([0, 1, 3], [1, 1, 2])],
  [/^AllCom5$/, com([0, 1, 4], [1, 1, 1])],
  [/^Any2$/, anyPlaces(2)],
  [/^Any3$/, anyPlaces(3)],
  [/^Any4$/, anyPlaces(4)],
  [
    /^(First|Last)2BSOE$/,
    (rows, places) =>
      [...tuplesOf(rows)].map((two) =>
        betOf((result) =>
          shownAt(places, result).every((digit, at) => optionHolds(two[at], digit, 5)),
        ),
      ),
  ],
  [/^Ball\d$/, options((digit, [shown]) => digit === shown)],
  [/^Ball\dBSOE$/, options((option, shown) => optionHolds(option, sum(shown), 5))],
  [/^SumBSOE$/, options((option, shown) => optionHolds(option, sum(shown), 23))],
  [/^DragonTiger/, options(isDragonTigerTie, (option) => (option === 0 ? 1 : 0))],
  [/^Shape/, options(hasShape, (shape) => shape)],
];

/** Every bet of a selection, by the words of the specification. */
export function listedBets(
  { code }: Pick<Play<SscResult>, 'code'>,
  { rows, positions = [] }: Selection,
): Iterable<Bet> {
  const listing = listings.find(([name]) => name.test(code))?.[1];
  if (!listing) throw new Error(`no bets are listed of ${code}`);
  return listing(rows, placesSeen(code), positions);
}

/** The result that shows the digits at the places, and zeros at the others. */
function showing(places: Digits, shown: Digits): SscResult {
  const at = (place: number) => shown[places.indexOf(place)] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4)];
}

const ofNumber = (number: number, base: number) =>
  showing(five, [...number.toString(base).padStart(5, '0')].map(Number));

/** Half of them show few different digits, so that what wants equal digits is hit. */
export const anyResult: fc.Arbitrary<SscResult> = fc.oneof(
  fc.nat({ max: 99_999 }).map((number) => ofNumber(number, 10)),
  fc.nat({ max: 242 }).map((number) => ofNumber(number, 3)),
);

/** All results of some places; the others show zeros. */
export function* resultsOf(places: Digits): Generator<SscResult> {
  const numbers = range(0, 10 ** places.length - 1);
  for (const number of numbers) {
    yield showing(places, [...`${number}`.padStart(places.length, '0')].map(Number));
  }
}
