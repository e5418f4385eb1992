import type { Draw } from '#random.ts';

/** How many numbers a prize has, and how many digits each of them. */
type PrizeShape = { name: string; numbers: number; digits: number };

export type Prizes = Record<string, string[]>;

export type ResultShape = {
  /** How a draw of the lottery is numbered. */
  numero: RegExp;
  /** In the order in which their numbers become known. */
  prizes: readonly PrizeShape[];
  /** The result in one text; it is drawn where it is not made of prizes. */
  winNoOf: (prizes: Prizes, draw: Draw) => string;
  /** Whether the last number of the prizes is the main one, known only with the final result. */
  endsWithMain: boolean;
};

const aDay = /^\d{8}$/;
const aDayAndStation = /^\d{8}-[A-Z0-9_]{1,10}$/;
const aDayAndHour = /^\d{8}-\d{1,2}$/;

const prizesOf = (...rows: [name: string, numbers: number, digits: number][]): PrizeShape[] =>
  rows.map(([name, numbers, digits]) => ({ name, numbers, digits }));

/** A number of so many digits, zeros in front included. */
export function drawDigits(digits: number, draw: Draw): string {
  return Array.from({ length: digits }, () => draw(10)).join('');
}

const mainPrize = ({ DB = [] }: Prizes) => DB.join('');

const north: ResultShape = {
  numero: aDay,
  prizes: prizesOf(
    ['G7', 4, 2],
    ['G6', 3, 3],
    ['G5', 6, 4],
    ['G4', 4, 4],
    ['G3', 6, 5],
    ['G2', 2, 5],
    ['G1', 1, 5],
    ['DB', 1, 5],
  ),
  winNoOf: mainPrize,
  endsWithMain: true,
};

const centreAndSouth: ResultShape = {
  numero: aDayAndStation,
  prizes: prizesOf(
    ['G8', 1, 2],
    ['G7', 1, 3],
    ['G6', 3, 4],
    ['G5', 1, 4],
    ['G4', 7, 5],
    ['G3', 2, 5],
    ['G2', 1, 5],
    ['G1', 1, 5],
    ['DB', 1, 6],
  ),
  winNoOf: mainPrize,
  endsWithMain: true,
};

const thai: ResultShape = {
  numero: aDay,
  prizes: prizesOf(['back2', 1, 2], ['back3', 2, 3], ['front3', 2, 3]),
  winNoOf: (_prizes, draw) => drawDigits(6, draw),
  endsWithMain: false,
};

const malaysia: ResultShape = {
  numero: aDay,
  prizes: prizesOf(
    ['consolation', 10, 4],
    ['special', 10, 4],
    ['P3', 1, 4],
    ['P2', 1, 4],
    ['P1', 1, 4],
  ),
  winNoOf: ({ P1 = [], P2 = [], P3 = [] }) => [...P1, ...P2, ...P3].join(','),
  endsWithMain: true,
};

/** A lottery whose result is one text. */
const single = (numero: RegExp, winNoOf: (draw: Draw) => string): ResultShape => ({
  numero,
  prizes: [],
  winNoOf: (_prizes, draw) => winNoOf(draw),
  endsWithMain: false,
});

const oneOf31 = (draw: Draw) => String(draw(31) + 1).padStart(2, '0');

const shapes: ReadonlyMap<string, ResultShape> = new Map([
  ['XSMB', north],
  ['XSMT', centreAndSouth],
  ['XSMN', centreAndSouth],
  ['THGL', thai],
  ['LAOS', single(aDay, (draw) => drawDigits(4, draw))],
  ['MY4D', malaysia],
  ['PH3D', single(aDayAndHour, (draw) => drawDigits(3, draw))],
  ['PH2D', single(aDayAndHour, (draw) => `${oneOf31(draw)}-${oneOf31(draw)}`)],
]);

/** What the results of a lottery look like, by its code; undefined for one that nobody reports. */
export function shapeOf(code: string): ResultShape | undefined {
  return shapes.get(code);
}
