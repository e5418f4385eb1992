import type { TableRules } from '#arcade/table/table-rules.ts';

/** The pocket, 0 to 36. */
export type RoulettePocket = number;

export const redPockets: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The pockets in the order of a single-zero wheel. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

type OutsideSpot = { factor: number; covers: (pocket: number) => boolean };

const straightFactor = 3600;

const outsideSpots: Readonly<Record<string, OutsideSpot>> = {
  red: { factor: 200, covers: (pocket) => redPockets.has(pocket) },
  black: { factor: 200, covers: (pocket) => pocket > 0 && !redPockets.has(pocket) },
  odd: { factor: 200, covers: (pocket) => pocket % 2 === 1 },
  even: { factor: 200, covers: (pocket) => pocket > 0 && pocket % 2 === 0 },
  low: { factor: 200, covers: (pocket) => pocket >= 1 && pocket <= 18 },
  high: { factor: 200, covers: (pocket) => pocket >= 19 },
  dozen1: { factor: 300, covers: (pocket) => pocket >= 1 && pocket <= 12 },
  dozen2: { factor: 300, covers: (pocket) => pocket >= 13 && pocket <= 24 },
  dozen3: { factor: 300, covers: (pocket) => pocket >= 25 },
  column1: { factor: 300, covers: (pocket) => pocket % 3 === 1 },
  column2: { factor: 300, covers: (pocket) => pocket % 3 === 2 },
  column3: { factor: 300, covers: (pocket) => pocket > 0 && pocket % 3 === 0 },
};

/** Every spot: `n0` to `n36` for a single number, and the outside ones by name. */
export const rouletteSpots: readonly string[] = [
  ...Array.from({ length: 37 }, (_spot, pocket) => `n${pocket}`),
  ...Object.keys(outsideSpots),
];

const spotSet = new Set(rouletteSpots);

/** Single-zero roulette. Every spot returns 36/37 of what is staked on it. */
export const rouletteRules: TableRules<null, RoulettePocket> = {
  bettingMs: 18_000,
  revealMs: 9_000,
  openRound: () => null,
  drawResult: (_terms, draw) => draw(37),
  isSpot: (spot) => spotSet.has(spot),
  returns: (spot, pocket) => {
    const outside = outsideSpots[spot];
    if (outside !== undefined) return outside.covers(pocket) ? outside.factor : 0;
    return spot === `n${pocket}` ? straightFactor : 0;
  },
  summary: (pocket) => String(pocket),
  pays: {
    number: straightFactor,
    ...Object.fromEntries(Object.entries(outsideSpots).map(([name, spot]) => [name, spot.factor])),
  },
};
