import { range } from '@pavilion/domain/lottery/counting';
import { remembered } from '@pavilion/domain/lottery/numbers/remembered';
import type { PickedPlay, Selection } from '@pavilion/domain/lottery/play';

/** What a bet of a play needs; read from what the play counts. */
export type Needs = Readonly<{
  /** The least balls of each row; 0 where a bet can do without the row. */
  balls: readonly number[];
  /** In how many rows balls are needed where a bet can do without each of them; else 0. */
  rows: number;
  positions: number;
}>;

/** All that can be chosen but for some rows, which have what is given. */
function fullBut(play: PickedPlay<never>, given: ReadonlyMap<number, readonly number[]>) {
  const rows = play.rows.map(({ balls }, at) => given.get(at) ?? balls.values);
  return play.positions ? { rows, positions: range(0, play.positions.count - 1) } : { rows };
}

const hasBets = (play: PickedPlay<never>, selection: Selection) => play.count(selection) > 0;

function leastOf(play: PickedPlay<never>, at: number): number {
  const values = play.rows[at]?.balls.values ?? [];
  const withFirst = (size: number) => fullBut(play, new Map([[at, values.slice(0, size)]]));
  return range(0, values.length).find((size) => hasBets(play, withFirst(size))) ?? 0;
}

function leastRows(play: PickedPlay<never>): number {
  const emptyFrom = (rows: number) =>
    new Map(range(rows, play.rows.length - 1).map((at) => [at, []] as const));
  const filled = range(0, play.rows.length);
  return filled.find((rows) => hasBets(play, fullBut(play, emptyFrom(rows)))) ?? 0;
}

export const needsOf = remembered((play: PickedPlay<never>): Needs => {
  const balls = play.rows.map((_, at) => leastOf(play, at));
  const isFree = balls.every((least) => least === 0);
  return {
    balls,
    rows: isFree ? leastRows(play) : 0,
    positions: play.positions?.least ?? 0,
  };
});

/** What a selection without bets lacks first. */
export type Missing =
  | Readonly<{ what: 'positions' | 'rows'; least: number }>
  | Readonly<{ what: 'row'; row: number; least: number }>
  | Readonly<{ what: 'others' }>;

/** What is missing in a selection that holds no bet. */
export function missingIn(play: PickedPlay<never>, { rows, positions = [] }: Selection): Missing {
  const needs = needsOf(play);
  if (positions.length < needs.positions) return { what: 'positions', least: needs.positions };
  const row = needs.balls.findIndex((least, at) => (rows[at]?.length ?? 0) < least);
  if (row !== -1) return { what: 'row', row, least: needs.balls[row] ?? 0 };
  const filled = rows.filter((balls) => balls.length > 0).length;
  return filled < needs.rows ? { what: 'rows', least: needs.rows } : { what: 'others' };
}
