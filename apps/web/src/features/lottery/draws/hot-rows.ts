export const sizes = ['big', 'small', 'odd', 'even'] as const;
export type Size = (typeof sizes)[number];

/** A number, or what several numbers have in common, with how often and how long ago it came. */
export type HotRow = {
  label: string;
  size: Size | null;
  hits: number;
  /** Null where it is not known. */
  gap: number | null;
  isHot: boolean;
  isCold: boolean;
};

/** Of positions: the numbers 0 to 11, then the four sizes. */
const sizesFrom = 12;
const positionLength = sizesFrom + sizes.length;

/** The least and the greatest number of families by position. */
const rangeOf: Readonly<Record<string, readonly [number, number]>> = {
  '11X5': [1, 11],
  K3: [1, 6],
  PK10: [1, 10],
};
const digits = [0, 9] as const;

/** Families of which no number is 0. */
const fromOne = ['LHC', 'PH2'];

/** Of lists with many numbers only so many of the hottest and of the coldest are shown. */
const mostOfEach = 5;

function labelled(from: number, to: number, width: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    at: from + index,
    label: String(from + index).padStart(width, '0'),
  }));
}

type Figures = { hot: readonly number[]; gap: readonly number[] };

function rowsOf({ hot, gap }: Figures, places: readonly { at: number; label: string }[]): HotRow[] {
  const rows = places.map(({ at, label }) => {
    return { label, size: null, hits: hot[at] ?? 0, gap: gap[at] ?? null };
  });
  const hits = rows.map((row) => row.hits);
  const gaps = rows.map((row) => row.gap ?? 0);
  const [mostHits, longest] = [Math.max(...hits), Math.max(...gaps)];
  const [anyHits, anyGap] = [mostHits > Math.min(...hits), longest > Math.min(...gaps)];
  return rows.map((row) => ({
    ...row,
    isHot: anyHits && row.hits === mostHits,
    isCold: anyGap && row.gap === longest,
  }));
}

function sizeRows({ hot, gap }: Figures): HotRow[] {
  return sizes.map((size, index) => ({
    label: size,
    size,
    hits: hot[sizesFrom + index] ?? 0,
    gap: gap[sizesFrom + index] ?? null,
    isHot: false,
    isCold: false,
  }));
}

/** The hottest first, then the coldest that are not among them. */
function extremes(rows: readonly HotRow[]): HotRow[] {
  const byHits = rows.toSorted((one, other) => other.hits - one.hits);
  const byGap = rows.toSorted((one, other) => (other.gap ?? 0) - (one.gap ?? 0));
  const hot = byHits.slice(0, mostOfEach).filter(({ hits }) => hits > 0);
  const cold = byGap.slice(0, mostOfEach).filter(({ gap }) => gap !== null && gap > 0);
  const shown = new Set([...hot, ...cold]);
  return [...shown].map((row) => ({
    ...row,
    isHot: hot.includes(row),
    isCold: cold.includes(row),
  }));
}

/** The rows of one position of a family; those that came most often or longest ago are marked. */
export function hotRows(family: string, figures: Figures): HotRow[] {
  const { hot } = figures;
  if (hot.length === positionLength) {
    const [from, to] = rangeOf[family] ?? digits;
    const width = family === 'PK10' || family === '11X5' ? 2 : 1;
    return [...rowsOf(figures, labelled(from, to, width)), ...sizeRows(figures)];
  }
  const last = hot.length - 1;
  if (last < 0) return [];
  const width = last >= 10 ? 2 : 1;
  const rows = rowsOf(figures, labelled(fromOne.includes(family) ? 1 : 0, last, width));
  return rows.length > positionLength ? extremes(rows) : rows;
}

const places = [
  'FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH',
]; // oxfmt-ignore

/** The positions of an answer in their order, each with its number from 1; 0 for the only one. */
export function positionsOf(hot: Readonly<Record<string, unknown>>) {
  const found = Object.keys(hot).map((name) => ({ name, number: places.indexOf(name) + 1 }));
  return found.toSorted((one, other) => one.number - other.number);
}
