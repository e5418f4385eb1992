import { blank, type BallSet, type PickedPlay, type Play, type Selection } from '../play.ts';

/** An empty row, and the open place of a typed number. */
const nothing = '#';
const digitZero = '0'.charCodeAt(0);

function ballText(width: number, ball: number): string {
  return ball === blank ? nothing : `${ball}`.padStart(width, '0');
}

/** The ball that a text of exactly so many digits stands for, or null where it is none. */
function ballOf(width: number, text: string): number | null {
  if (text.length !== width) return null;
  let ball = 0;
  for (let at = 0; at < width; at += 1) {
    const digit = text.charCodeAt(at) - digitZero;
    if (!(digit >= 0 && digit <= 9)) return null;
    ball = ball * 10 + digit;
  }
  return ball;
}

function ballsOf(width: number, texts: readonly string[], blankText?: string): number[] | null {
  const balls: number[] = [];
  for (const text of texts) {
    const ball = text === blankText ? blank : ballOf(width, text);
    if (ball === null) return null;
    balls.push(ball);
  }
  return balls;
}

function rowText({ width }: BallSet, row: readonly number[]): string {
  if (row.length === 0) return nothing;
  return row.map((ball) => ballText(width, ball)).join(width === 1 ? '' : '-');
}

function rowOf({ width }: BallSet, text: string): number[] | null {
  if (text === '' || text === nothing) return [];
  return ballsOf(width, width === 1 ? [...text] : text.split('-'));
}

/** The row of a play with `digits` that is filled; its first where none is. */
export function filledRow({ rows }: Selection): number {
  return Math.max(
    0,
    rows.findIndex((row) => row.length > 0),
  );
}

function pickedText(play: PickedPlay<never>, selection: Selection): string {
  const texts = play.rows.map(({ balls }, at) => rowText(balls, selection.rows[at] ?? []));
  if (play.digits) return texts[filledRow(selection)] ?? nothing;
  const text = texts.join('_');
  if (!play.positions) return text;
  return `${(selection.positions ?? []).map((place) => place + 1).join('')}@${text}`;
}

function pickedOf(play: PickedPlay<never>, text: string, only: number | null): Selection | null {
  const at = play.positions ? text.indexOf('@') : -1;
  const places = ballsOf(1, text.slice(0, Math.max(0, at)).split(''));
  const texts = text.slice(at + 1).split('_');
  if (!places || texts.length !== (play.digits ? 1 : play.rows.length)) return null;
  const rows: number[][] = [];
  for (const [index, { balls }] of play.rows.entries()) {
    const isFilled = !play.digits || index === only;
    const row = isFilled ? rowOf(balls, texts[play.digits ? 0 : index] ?? '') : [];
    if (!row) return null;
    rows.push(row);
  }
  return play.positions ? { rows, positions: places.map((place) => place - 1) } : { rows };
}

/**
 * The balls of a selection as the wire writes them: rows joined by `_`, one-digit balls together
 * (`05`) and wider ones joined by `-` (`01-04`), an empty row as `#`; of a play with `digits` the
 * one row alone; positions from 1 before `@`; typed numbers joined by `,` and their balls by `_`.
 */
export function formatBalls(play: Play<never>, selection: Selection): string {
  if (play.approach === 'picked') return pickedText(play, selection);
  const { width } = play.number.balls;
  return selection.rows
    .map((number) => number.map((ball) => ballText(width, ball)).join('_'))
    .join(',');
}

/**
 * The selection that such a text writes, or null where it cannot be read; whether it is one of the
 * play is for `selectionFault` to say. `only` is the row that the text of a play with `digits`
 * fills.
 */
export function parseBalls(
  play: Play<never>,
  text: string,
  only: number | null = null,
): Selection | null {
  if (play.approach === 'picked') return pickedOf(play, text, only);
  const rows: number[][] = [];
  for (const number of text === '' ? [] : text.split(',')) {
    const balls = ballsOf(play.number.balls.width, number.split('_'), nothing);
    if (!balls) return null;
    rows.push(balls);
  }
  return { rows };
}
