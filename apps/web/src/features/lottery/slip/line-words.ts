import type { Text } from '#kit/text.ts';
import type { Play, Selection } from '@pavilion/domain/lottery/play';
import { parseBalls } from '@pavilion/domain/lottery/slip/balls-text';
import { ballWords, isOddEven } from '../balls/ball-names.ts';
import { placeOfRow } from '../balls/places.ts';
import type { NewLine } from './line.ts';

const shownMost = 20;

/** How a line is read: the first of its balls, and how many more there are. */
export type LineWords = Readonly<{
  /** The position from 1, of plays whose lines hold one. */
  place: number | null;
  balls: string;
  more: number;
}>;

/** The texts of each row, and what stands between the texts of a row. */
function textsOf(text: Text, play: Play<never>, selection: Selection) {
  if (play.approach === 'typed') {
    const { balls } = play.number;
    const joint = balls.width === 1 ? '' : '-';
    const numbers = selection.rows.map((number) =>
      number.map((ball) => ballWords(text, { name: 'NUMBERS', balls }, ball)).join(joint),
    );
    return { rows: [numbers], joint: ', ' };
  }
  const [first] = play.rows;
  const isPlain = first?.balls.width === 1 && first.balls.names === undefined;
  const rows = selection.rows.map((row, at) => {
    const shape = play.rows[at];
    return shape ? row.map((ball) => ballWords(text, shape, ball)) : [];
  });
  if (isPlain) return { rows, joint: '' };
  return { rows, joint: first && isOddEven(first) ? '; ' : ', ' };
}

/** The first texts of the rows, as many as are shown, with the rows parted by a stroke. */
function shortened(rows: readonly (readonly string[])[], joint: string) {
  let left = shownMost;
  const shown: string[] = [];
  for (const row of rows) {
    if (left === 0) break;
    const texts = row.slice(0, left);
    left -= texts.length;
    shown.push(texts.length === 0 ? '–' : texts.join(joint));
  }
  const all = rows.reduce((count, row) => count + row.length, 0);
  return { balls: shown.join(' | '), more: Math.max(0, all - shownMost) };
}

/** What a line holds in words that people read; null for one that cannot be read. */
export function lineWords(
  text: Text,
  play: Play<never>,
  { balls, row }: Pick<NewLine, 'balls' | 'row'>,
): LineWords | null {
  const selection = parseBalls(play, balls, row);
  if (selection === null) return null;
  const { rows, joint } = textsOf(text, play, selection);
  if (play.approach === 'picked' && play.digits !== undefined) {
    const at = row ?? 0;
    const place = placeOfRow(play.rows[at]?.name ?? '') ?? at + 1;
    return { place, ...shortened([rows[at] ?? []], joint) };
  }
  const short = shortened(rows, joint);
  const positions = selection.positions?.map((position) => position + 1).join(' ');
  return {
    place: null,
    ...short,
    balls: positions === undefined ? short.balls : `${positions}: ${short.balls}`,
  };
}
