import { betShapeOf } from '@pavilion/domain/lottery/order/single-bets';
import type { Mark, Marks } from '../room/marks.ts';
import { betName, written, type FixedPlay, type Row } from './numbers.ts';

/** The mark of a ball that is a bet of its own. */
export const markOfBall = (marks: Marks, play: FixedPlay, ball: number): Mark | undefined =>
  marks.size === 0 ? undefined : marks.get(betName(play, ball));

export const isClosedBall = (marks: Marks, play: FixedPlay, ball: number): boolean =>
  markOfBall(marks, play, ball)?.kind === 'closed';

/** The marked combinations, such as `06-24`, that the chosen rows hold. */
export function markedSets(marks: Marks, play: FixedPlay, rows: readonly Row[]) {
  if (marks.size === 0) return [];
  const { made } = betShapeOf(play);
  if (made === 'ball') return [];
  const chosen = play.rows.map(
    ({ balls }, at) => new Set(rows[at]?.map((ball) => written(ball, balls))),
  );
  return [...marks].filter(([name]) =>
    name.split('-').every((number, at) => chosen[made === 'set' ? 0 : at]?.has(number)),
  );
}
