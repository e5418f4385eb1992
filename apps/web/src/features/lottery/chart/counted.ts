import type { SumOfDraw, Track } from './tracks.ts';

/** What the charts need of a draw. */
type ListedDraw = Readonly<{ numero: string; winNo: string | null; state: string }>;

/** A draw that has a result, with its parts. */
export type CountedDraw = Readonly<{ numero: string; drawn: readonly string[] }>;

export type LastDraws = Readonly<{
  /** Those to show, the newest first. */
  shown: readonly CountedDraw[];
  /** All that are known, among them those before the shown ones. */
  known: readonly CountedDraw[];
  /** How many void draws lie between those that are shown. */
  voids: number;
}>;

/** The last `count` draws of a list that has the newest first; void ones are left out. */
export function lastDraws(
  list: readonly ListedDraw[],
  split: (winNo: string) => readonly string[],
  count: number,
): LastDraws {
  const known: CountedDraw[] = [];
  let voids = 0;
  for (const { numero, winNo, state } of list) {
    if (state === 'void') {
      if (known.length < count) voids += 1;
    } else if (winNo !== null) known.push({ numero, drawn: split(winNo) });
  }
  return { shown: known.slice(0, count), known, voids };
}

/** `times` is how often the draw has the ball; where it has not, `gap` counts the draws since. */
export type Cell = Readonly<{ column: string; times: number; gap: number }>;

export type GridRow = Readonly<{ numero: string; cells: readonly Cell[] }>;

/** A row for each draw that is shown; gaps count from the first draw that is known. */
export function gridOf({ shown, known }: LastDraws, { columns, marks }: Track): GridRow[] {
  const gaps = new Map(columns.map((column) => [column, 0]));
  const rows = known.toReversed().map(({ numero, drawn }) => {
    const marked = marks(drawn);
    const cells = columns.map((column) => {
      const times = marked.filter((mark) => mark === column).length;
      const gap = times > 0 ? 0 : (gaps.get(column) ?? 0) + 1;
      gaps.set(column, gap);
      return { column, times, gap };
    });
    return { numero, cells };
  });
  return rows.toReversed().slice(0, shown.length);
}

export type Side = 'dragon' | 'tiger' | 'tie';

export type Faced = Readonly<{ numero: string; left: string; right: string; side: Side }>;

function sideOf(left: string, right: string): Side {
  const [one, other] = [Number(left), Number(right)];
  if (one === other) return 'tie';
  return one > other ? 'dragon' : 'tiger';
}

/** Who was higher in each of the draws. */
export function facedOf(
  draws: readonly CountedDraw[],
  [dragon, tiger]: readonly [number, number],
): Faced[] {
  return draws.map(({ numero, drawn }) => {
    const [left = '', right = ''] = [drawn[dragon], drawn[tiger]];
    return { numero, left, right, side: sideOf(left, right) };
  });
}

export type Run = Readonly<{ side: Side; numeros: readonly string[] }>;

/** Draws that follow each other with the same side, as columns of a road. */
export function runsOf(faced: readonly Faced[]): Run[] {
  const runs: { side: Side; numeros: string[] }[] = [];
  for (const { numero, side } of faced) {
    const run = runs.at(-1);
    if (run?.side === side) run.numeros.push(numero);
    else runs.push({ side, numeros: [numero] });
  }
  return runs;
}

export type SumPoint = Readonly<{ numero: string; sum: number }>;

export const sumsOf = (draws: readonly CountedDraw[], { of }: SumOfDraw): SumPoint[] =>
  draws.map(({ numero, drawn }) => ({ numero, sum: of(drawn) }));

export type Box = Readonly<{ width: number; height: number }>;

/** The corners of a line through the sums in a box, the oldest draw at its start. */
export function lineThrough(
  points: readonly SumPoint[],
  { least, most }: SumOfDraw,
  { width, height }: Box,
): string {
  const step = width / Math.max(1, points.length - 1);
  const heightOf = (value: number) => height - ((value - least) / (most - least)) * height;
  return points
    .toReversed()
    .map((point, at) => `${(at * step).toFixed(1)},${heightOf(point.sum).toFixed(1)}`)
    .join(' ');
}

/** The name of a draw without the day, of own draws, or without the year. */
export function shortNumero(numero: string): string {
  const [day = '', rest = ''] = numero.split('-');
  return /^\d{3,}$/.test(rest) ? rest : `${day.slice(4)}${rest && `-${rest}`}`;
}
