import { range, sum } from '@pavilion/domain/lottery/counting';

/** What is counted of each draw: a position by its number from 1, or a part of the result. */
export type TrackName = number | 'faces' | 'special' | 'all' | 'tens' | 'units' | 'sum' | 'end';

/** The columns of a chart and those that a result marks; one that it marks twice stands twice. */
export type Track = Readonly<{
  name: TrackName;
  columns: readonly string[];
  marks: (drawn: readonly string[]) => readonly string[];
}>;

export type SumOfDraw = Readonly<{
  least: number;
  most: number;
  of: (drawn: readonly string[]) => number;
}>;

/** What charts a family has. */
export type FamilyCharts = Readonly<{
  /** The parts of a result as texts. */
  split: (winNo: string) => readonly string[];
  numbers: readonly Track[];
  /** Of each, whether the number is big or small, odd or even. */
  sizes: readonly Track[];
  /** The places that dragon and tiger compare, from 0. */
  road: readonly [dragon: number, tiger: number] | null;
  sum: SumOfDraw | null;
}>;

export const sizes = ['big', 'small', 'odd', 'even'] as const;

const byDigit = (winNo: string) => [...winNo];
const byComma = (winNo: string) => winNo.split(',');

/** The texts of the numbers from `first` to `last`, all of the same width. */
const texts = (first: number, last: number) =>
  range(first, last).map((ball) => `${ball}`.padStart(`${last}`.length, '0'));
const digits = texts(0, 9);

const placed = (places: number, columns: readonly string[]): Track[] =>
  range(1, places).map((name) => ({
    name,
    columns,
    marks: (drawn) => drawn.slice(name - 1, name),
  }));

type SizeRule = Readonly<{
  bigFrom: number;
  /** The number that is neither big nor small, and where it is nothing at all. */
  neither?: number;
  nothing?: number;
}>;

function sizesOf(number: number, { bigFrom, neither, nothing }: SizeRule): string[] {
  if (number === nothing) return [];
  const parity = number % 2 === 1 ? 'odd' : 'even';
  if (number === neither) return [parity];
  return [number >= bigFrom ? 'big' : 'small', parity];
}

const sized = (
  name: TrackName,
  rule: SizeRule,
  numberOf: (drawn: readonly string[]) => number,
): Track => ({ name, columns: sizes, marks: (drawn) => sizesOf(numberOf(drawn), rule) });

const sizedPlaces = (places: number, bigFrom: number) =>
  range(1, places).map((place) =>
    sized(place, { bigFrom }, (drawn) => Number(drawn[place - 1] ?? 0)),
  );

const sumOf = (drawn: readonly string[]) => sum(drawn.map(Number));
const sumOfFirstTwo = (drawn: readonly string[]) => sumOf(drawn.slice(0, 2));
const sizedSum = (rule: SizeRule, of = sumOf) => sized('sum', rule, of);

/** Digits one by one, of lotteries that somebody else draws. */
const onlyDigits = (places: number, split: FamilyCharts['split'] = byDigit): FamilyCharts => ({
  split,
  numbers: placed(places, digits),
  sizes: sizedPlaces(places, 5),
  road: null,
  sum: null,
});

/** The last two digits of the main prize. */
const vietnam: FamilyCharts = {
  split: (winNo) => byDigit(winNo.slice(-2)),
  numbers: [
    { name: 'tens', columns: digits, marks: (drawn) => drawn.slice(0, 1) },
    { name: 'units', columns: digits, marks: (drawn) => drawn.slice(1, 2) },
  ],
  sizes: [sized('end', { bigFrom: 50 }, (drawn) => Number(drawn.join('')))],
  road: null,
  sum: null,
};

const charts: Readonly<Record<string, FamilyCharts>> = {
  SSC: {
    split: byDigit,
    numbers: placed(5, digits),
    sizes: [...sizedPlaces(5, 5), sizedSum({ bigFrom: 23 })],
    road: [0, 4],
    sum: { least: 0, most: 45, of: sumOf },
  },
  '11X5': {
    split: byComma,
    numbers: placed(5, texts(1, 11)),
    sizes: [...sizedPlaces(5, 6), sizedSum({ bigFrom: 31, neither: 30 })],
    road: [0, 4],
    sum: { least: 15, most: 45, of: sumOf },
  },
  K3: {
    split: byComma,
    numbers: [{ name: 'faces', columns: texts(1, 6), marks: (drawn) => drawn }],
    sizes: [sizedSum({ bigFrom: 11 })],
    road: null,
    sum: { least: 3, most: 18, of: sumOf },
  },
  PK10: {
    split: byComma,
    numbers: placed(10, texts(1, 10)),
    sizes: [...sizedPlaces(10, 6), sizedSum({ bigFrom: 12 }, sumOfFirstTwo)],
    road: [0, 9],
    sum: { least: 3, most: 19, of: sumOfFirstTwo },
  },
  PC28: {
    split: byComma,
    numbers: placed(3, digits),
    sizes: [sizedSum({ bigFrom: 14 }), ...sizedPlaces(3, 5)],
    road: null,
    sum: { least: 0, most: 27, of: sumOf },
  },
  LHC: {
    split: byComma,
    numbers: [
      { name: 'special', columns: texts(1, 49), marks: (drawn) => drawn.slice(-1) },
      { name: 'all', columns: texts(1, 49), marks: (drawn) => drawn },
    ],
    sizes: [sized('special', { bigFrom: 25, nothing: 49 }, (drawn) => Number(drawn.at(-1)))],
    road: null,
    sum: null,
  },
  VN_NORTH: vietnam,
  VN_SOUTH: vietnam,
  THAI: onlyDigits(6),
  LAOS: onlyDigits(4),
  HANOI: onlyDigits(5),
  MY4D: onlyDigits(4, (winNo) => byDigit(byComma(winNo)[0] ?? '')),
  PH3: onlyDigits(3),
  PH2: {
    split: (winNo) => winNo.split('-'),
    numbers: placed(2, texts(1, 31)),
    sizes: sizedPlaces(2, 16),
    road: null,
    sum: null,
  },
};

/** The charts of a family; null where it is not known here. */
export const chartsOf = (family: string): FamilyCharts | null =>
  Object.hasOwn(charts, family) ? (charts[family] ?? null) : null;
