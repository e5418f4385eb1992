import {
  blank,
  type BallSet,
  type PickedPlay,
  type Play,
  type Selection,
  type TypedPlay,
} from './play.ts';

/** Why a selection is none of a play; `lottery.slip.invalid` names it. */
export type SelectionFault =
  | 'rows'
  | 'ball'
  | 'double'
  | 'positions'
  | 'blanks'
  | 'length'
  | 'oneRow'
  | 'empty'
  | 'tooMany';

/** The most bets of a line, and the most numbers that are typed in one. */
export const mostBets = 100_000;
export const mostTyped = 20_000;

/** The balls of a selection in a play of one row. */
export function onlyRowOf({ rows: [row = []] }: Selection): readonly number[] {
  return row;
}

const known = new WeakMap<BallSet, ReadonlySet<number>>();

function isBallOf(balls: BallSet, ball: number): boolean {
  let values = known.get(balls);
  if (!values) {
    values = new Set(balls.values);
    known.set(balls, values);
  }
  return values.has(ball);
}

const hasDoubles = (balls: readonly number[]) => new Set(balls).size < balls.length;

function faultOfPositions(play: PickedPlay<never>, selection: Selection): SelectionFault | null {
  const { positions = [] } = selection;
  if (!play.positions) return selection.positions === undefined ? null : 'positions';
  const { count, least } = play.positions;
  const isWrong = positions.some(
    (place) => !Number.isInteger(place) || place < 0 || place >= count,
  );
  return isWrong || hasDoubles(positions) || positions.length < least ? 'positions' : null;
}

function faultOfRows(play: PickedPlay<never>, { rows }: Selection): SelectionFault | null {
  if (rows.length !== play.rows.length) return 'rows';
  for (const [index, { balls }] of play.rows.entries()) {
    const row = rows[index] ?? [];
    if (row.some((ball) => !isBallOf(balls, ball))) return 'ball';
    if (hasDoubles(row)) return 'double';
  }
  const isSplit = play.digits !== undefined && rows.filter((row) => row.length > 0).length > 1;
  return isSplit ? 'oneRow' : null;
}

function faultOfTyped({ number }: TypedPlay<never>, { rows }: Selection): SelectionFault | null {
  if (rows.length > mostTyped) return 'tooMany';
  for (const row of rows) {
    if (row.length !== number.length) return 'length';
    const balls = row.filter((ball) => ball !== blank);
    if (balls.length !== number.length - number.blanks) return 'blanks';
    if (balls.some((ball) => !isBallOf(number.balls, ball))) return 'ball';
  }
  return null;
}

/** Why nothing can be bet by the selection, or null where it can. */
export function selectionFault(play: Play<never>, selection: Selection): SelectionFault | null {
  const fault =
    play.approach === 'typed'
      ? faultOfTyped(play, selection)
      : (faultOfRows(play, selection) ?? faultOfPositions(play, selection));
  if (fault) return fault;
  const bets = play.count(selection);
  if (bets === 0) return 'empty';
  return bets > mostBets ? 'tooMany' : null;
}
