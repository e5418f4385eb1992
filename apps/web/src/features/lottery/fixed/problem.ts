import { fraction } from '@pavilion/domain/lottery/fraction';
import { orderProblem } from '@pavilion/domain/lottery/order/order-limits';
import { betShapeOf } from '@pavilion/domain/lottery/order/single-bets';
import { limitsOf } from '../room/limits.ts';
import type { Marks } from '../room/marks.ts';
import type { Room, RoomPlay } from '../room/room.ts';
import type { SlipAmounts } from '../slip/line.ts';
import { isClosedBall } from './marks.ts';
import { written, type FixedPlay, type Row } from './numbers.ts';

/** Why nothing can be bet; amounts in minor units. */
export type Problem =
  | Readonly<{ kind: 'playClosed' | 'rows' | 'amount' | 'noDraw' }>
  | Readonly<{ kind: 'few' | 'many'; count: number }>
  | Readonly<{ kind: 'closed'; numbers: readonly string[] }>
  | Readonly<{ kind: 'least' | 'most' | 'win'; limit: bigint }>;

/** What is missing is said once somebody wants to go on, all other problems at once. */
export const isMissing = ({ kind }: Problem): boolean =>
  kind === 'few' || kind === 'rows' || kind === 'amount' || kind === 'noDraw';

function missingOf(play: FixedPlay): Problem {
  const { made, size } = betShapeOf(play);
  if (made === 'tuple') return { kind: 'rows' };
  return { kind: 'few', count: size };
}

function problemOfAmounts(room: Pick<Room, 'setting' | 'digits'>, amounts: SlipAmounts) {
  const { bets, stake, possibleWin } = amounts;
  const found = orderProblem(
    {
      bytes: 0,
      money: 'fixed',
      ownSeries: 0,
      lines: [{ bets, typed: 0, stake }],
      draws: [{ multiple: 1, stake, possibleWin: fraction(possibleWin) }],
    },
    limitsOf(room),
  );
  switch (found?.code) {
    case 'lottery.amount.range':
      return { kind: 'line' in found ? 'least' : 'most', limit: found.limit } as const;
    case 'lottery.win.limit':
      return { kind: 'win', limit: found.limit } as const;
    default:
      return null;
  }
}

type Chosen = Readonly<{
  play: FixedPlay;
  rows: readonly Row[];
  /** Null while none is typed. */
  amount: string | null;
  amounts: SlipAmounts;
  marks: Marks;
}>;

function closedOf({ play, rows, marks }: Chosen): string[] {
  return play.rows.flatMap(({ balls }, at) =>
    (rows[at] ?? [])
      .filter((ball) => isClosedBall(marks, play, ball))
      .map((ball) => written(ball, balls)),
  );
}

/** What stops a line, or null. */
export function problemOf(
  room: Pick<Room, 'setting' | 'digits'>,
  { isOpen }: Pick<RoomPlay, 'isOpen'>,
  chosen: Chosen,
): Problem | null {
  const { play, amount, amounts } = chosen;
  if (!isOpen) return { kind: 'playClosed' };
  if (amounts.bets === 0) return missingOf(play);
  const most = limitsOf(room).mostBets;
  if (amounts.bets > most) return { kind: 'many', count: most };
  const closed = closedOf(chosen);
  if (closed.length > 0) return { kind: 'closed', numbers: closed };
  if (amount === null) return { kind: 'amount' };
  return problemOfAmounts(room, amounts);
}
