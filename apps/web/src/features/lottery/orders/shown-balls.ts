import type { Text } from '#kit/text.ts';
import type { Play } from '@pavilion/domain/lottery/play';
import { parseBalls } from '@pavilion/domain/lottery/slip/balls-text';
import { ballWords } from '../balls/ball-names.ts';
import { placeOfRow } from '../balls/places.ts';

/** Rows that say how often each of their numbers is wanted. */
const repeats = ['singles', 'doubles', 'triples', 'quads'] as const;

/** A row of a line; of a typed play all its numbers are one row. */
export type ShownRow = Readonly<{
  /** What the row is for: a position from 1, or how often its numbers come; null for neither. */
  of: number | (typeof repeats)[number] | null;
  /** Numbers, or what options such as "big" are called. */
  balls: readonly string[];
}>;

export type ShownBalls = Readonly<{
  rows: readonly ShownRow[];
  /** The positions that were chosen beside the numbers, from 1. */
  positions: readonly number[];
}>;

function rowFor(name: string, isOnly: boolean): ShownRow['of'] {
  const place = placeOfRow(name);
  if (place !== null) return place;
  return (!isOnly && repeats.find((one) => one === name.toLowerCase())) || null;
}

/** What of an order's line says what was chosen. */
export type LineBalls = Readonly<{ balls: string; digit: number | null }>;

/** What was chosen in a line, for people; null where it is none of the play. */
export function shownBalls(
  text: Text,
  play: Play<never>,
  { balls, digit }: LineBalls,
): ShownBalls | null {
  const digits = play.approach === 'picked' ? play.digits : undefined;
  const only = digit === null || digits === undefined ? null : digits.indexOf(digit);
  const selection = parseBalls(play, balls, only);
  if (selection === null) return null;
  if (play.approach === 'typed') {
    const shape = { name: 'NUMBERS', balls: play.number.balls };
    const joint = shape.balls.width === 1 ? '' : '-';
    const numbers = selection.rows.map((row) =>
      row.map((ball) => ballWords(text, shape, ball)).join(joint),
    );
    return { rows: [{ of: null, balls: numbers }], positions: [] };
  }
  const isOnly = play.rows.length === 1;
  const rows = play.rows.map((shape, at) => ({
    of: rowFor(shape.name, isOnly),
    balls: (selection.rows[at] ?? []).map((ball) => ballWords(text, shape, ball)),
  }));
  return {
    rows: rows.filter((row) => row.balls.length > 0),
    positions: (selection.positions ?? []).map((place) => place + 1),
  };
}
