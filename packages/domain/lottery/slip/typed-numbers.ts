import { blank, type TypedPlay, type TypedShape } from '../play.ts';
import { selectionFault } from '../selection.ts';
import type { SlipReason } from './slip-text.ts';

/** A piece of what was typed: `at` is its place in the text from 0, `line` its line from 1. */
export type TypedPiece = Readonly<{ text: string; at: number; line: number }>;

/** "balls" where the piece cannot be read, "empty" where it is a number that is no bet. */
export type WrongPiece = TypedPiece & Readonly<{ reason: SlipReason }>;

export type ReadNumbers = Readonly<{
  /** Each number once, in the order in which they were typed. */
  numbers: readonly (readonly number[])[];
  wrong: readonly WrongPiece[];
  /** Numbers that stand before in the text already. */
  doubles: readonly TypedPiece[];
}>;

/** So many pieces are read between two pauses. */
const readAtOnce = 500;

const pieces = /[^\s,;，；、]+/gu;
const between = /[\s,;，；、]*/uy;

const codeOf = (character: string) => character.charCodeAt(0);
const [zero, nine, open] = [codeOf('0'), codeOf('9'), codeOf('#')];
const joiners: readonly number[] = [codeOf('-'), codeOf('_')];

/** The ball of so many digits at a place of the text, or null. */
function ballAt(text: string, at: number, width: number): number | null {
  let ball = 0;
  for (let place = at; place < at + width; place += 1) {
    const code = text.charCodeAt(place);
    if (!(code >= zero && code <= nine)) return null;
    ball = ball * 10 + code - zero;
  }
  return ball;
}

/** The balls of a piece, however many they are, or null where it is no number. */
function numberOf({ balls: { width } }: TypedShape, piece: string): number[] | null {
  const number: number[] = [];
  let at = 0;
  while (at < piece.length) {
    if (at > 0 && joiners.includes(piece.charCodeAt(at))) at += 1;
    const isOpen = piece.charCodeAt(at) === open;
    const ball = isOpen ? blank : ballAt(piece, at, width);
    if (ball === null) return null;
    number.push(ball);
    at += isOpen ? 1 : width;
  }
  return number;
}

/**
 * Reads whatever was typed or pasted. Numbers are parted by comma, semicolon, space or line. The
 * balls of a number stand together, as `058` or `0104`, or are joined by `-` or `_`, as `01-04`;
 * an open place is `#`, as in `2_#_7_#_#` or `2#7##`, never a `-`. A space always parts: of balls
 * of two digits `01 04` are two pieces. A double is the same number in the same order; that `25`
 * and `52` can be one bet is known to the play's `count`. How long the text may be is the caller's
 * to say. Pauses after so many pieces, each of which takes the same few steps, so that a page can
 * answer in between.
 */
export function* readingTypedNumbers(
  play: TypedPlay<never>,
  text: string,
): Generator<undefined, ReadNumbers, undefined> {
  const numbers: number[][] = [];
  const wrong: WrongPiece[] = [];
  const doubles: TypedPiece[] = [];
  const seen = new Set<string>();
  let [line, nextLine, read] = [1, text.indexOf('\n'), 0];
  for (const { 0: found, index: at } of text.matchAll(pieces)) {
    while (nextLine !== -1 && nextLine < at) {
      line += 1;
      nextLine = text.indexOf('\n', nextLine + 1);
    }
    const piece = { text: found, at, line };
    const number = numberOf(play.number, found);
    const key = number?.join('_') ?? '';
    const isDouble = seen.has(key);
    const reason = number ? !isDouble && selectionFault(play, { rows: [number] }) : 'balls';
    if (reason) wrong.push({ ...piece, reason });
    else if (isDouble) doubles.push(piece);
    else if (number) {
      seen.add(key);
      numbers.push(number);
    }
    read += 1;
    if (read % readAtOnce === 0) yield;
  }
  return { numbers, wrong, doubles };
}

/** As `readingTypedNumbers`, without a pause. */
export function readTypedNumbers(play: TypedPlay<never>, text: string): ReadNumbers {
  const reading = readingTypedNumbers(play, text);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}

/** The text without some of its pieces, in their order, and without what parts them from the next. */
export function withoutPieces(text: string, removed: readonly TypedPiece[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const piece of removed) {
    kept.push(text.slice(from, piece.at));
    between.lastIndex = piece.at + piece.text.length;
    between.test(text);
    from = between.lastIndex;
  }
  kept.push(text.slice(from));
  return kept.join('');
}
