import { betShapeOf, singleBetsOf } from '@pavilion/domain/lottery/order/single-bets';
import type { BallSet, PickedPlay } from '@pavilion/domain/lottery/play';

/** A play of this board: its line is rows of balls, each bet has fixed odds. */
export type FixedPlay = PickedPlay<unknown>;

export type Row = readonly number[];

/** A ball with all its digits: `06`. */
export const written = (ball: number, { width }: Pick<BallSet, 'width'>) =>
  `${ball}`.padStart(width, '0');

/** Whether each ball of the row is a bet of its own. */
export const isBetByBall = (play: FixedPlay) => betShapeOf(play).made === 'ball';

/**
 * What the bet on a ball is called. Balls that are the same bet have the same name, such as 145 and
 * 541 where the order of the digits does not count.
 */
export function betName(play: FixedPlay, ball: number): string {
  const [bet] = isBetByBall(play) ? singleBetsOf(play, { rows: [[ball]] }) : [];
  return bet?.number ?? written(ball, play.rows[0]?.balls ?? { width: 1 });
}

type Joined = Readonly<{ row: Row; added: number; double: number }>;

/** Adds balls to a row, each bet once. */
export function joined(play: FixedPlay, row: Row, balls: Row): Joined {
  // Without digits in any order a ball is a bet of its own, which spares the names of thousands.
  const nameOf = betShapeOf(play).ignoresOrder ? (ball: number) => betName(play, ball) : String;
  const names = new Set(row.map(nameOf));
  const fresh = balls.filter((ball) => {
    const name = nameOf(ball);
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
  return { row: [...row, ...fresh], added: fresh.length, double: balls.length - fresh.length };
}

/** A piece of a typed text that is no number of the play, or one that is closed. */
export type WrongPiece = Readonly<{ piece: string; isClosed: boolean }>;

export const piecesOf = (text: string) => text.split(/[\s,;]+/).filter((piece) => piece !== '');

/** Reads numbers that were typed or pasted: all their digits, parted by commas, spaces or lines. */
export function readNumbers(
  text: string,
  { values, width }: BallSet,
  isClosed: (ball: number) => boolean,
): Readonly<{ balls: Row; wrong: readonly WrongPiece[] }> {
  const known = new Set(values);
  const balls: number[] = [];
  const wrong = new Map<string, WrongPiece>();
  for (const piece of piecesOf(text)) {
    const isNumber = piece.length === width && /^[0-9]+$/.test(piece) && known.has(Number(piece));
    const ball = Number(piece);
    if (isNumber && !isClosed(ball)) balls.push(ball);
    else wrong.set(piece, { piece, isClosed: isNumber });
  }
  return { balls, wrong: [...wrong.values()] };
}
