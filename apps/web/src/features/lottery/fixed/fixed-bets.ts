import { useState } from 'react';
import { ownValue } from '#kit/own-value.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { paidByHit } from '@pavilion/domain/lottery/order/single-bets';
import { marksOf } from '../room/marks.ts';
import type { Room, RoomPlay } from '../room/room.ts';
import { amountsOf, lineOf, nothingChosen, pricedLine } from '../slip/line.ts';
import { isClosedBall, markOfBall } from './marks.ts';
import { betName, joined, readNumbers, type FixedPlay, type Row } from './numbers.ts';
import { problemOf } from './problem.ts';

const nothing = '0';

/** The amount that was typed last, such as "10.00"; it stays when another play is chosen. */
const betAmount = ownValue<string | null>(null);

/** What is chosen on the board, and what it costs; it stays until `clear`. */
export function useFixedBets(room: Room, chosen: RoomPlay, play: FixedPlay) {
  const [rows, setRows] = useState<readonly Row[]>(() => play.rows.map(() => []));
  const amount = useSharedValue(betAmount);
  const marks = marksOf(room, play.playId);
  // Without an amount the bets are counted all the same.
  const line = lineOf(play, { rows }, { amount: amount ?? nothing });
  const priced = pricedLine(room, line);
  const amounts = priced
    ? amountsOf([priced], room.draw?.yearAnimal ?? 0)
    : { ...nothingChosen, bets: play.count({ rows }) };
  const isClosed = (ball: number) => isClosedBall(marks, play, ball);
  const setRow = (at: number, row: Row) =>
    setRows(rows.map((before, place) => (place === at ? row : before)));
  /** Adds those that the play has, and that are not closed, to the first row. */
  const join = (balls: Row) => {
    const known = new Set(play.rows[0]?.balls.values);
    const open = balls.filter((ball) => known.has(ball) && !isClosed(ball));
    const found = joined(play, rows[0] ?? [], open);
    setRow(0, found.row);
    return found;
  };
  return {
    rows,
    line,
    amounts,
    amount,
    marks,
    problem: problemOf(room, chosen, { play, rows, amount, amounts, marks }),
    setAmount: betAmount.set,
    clear: () => setRows(play.rows.map(() => [])),
    toggle: (at: number, ball: number) => {
      const row = rows[at] ?? [];
      const isChosen = row.includes(ball);
      setRow(at, isChosen ? row.filter((one) => one !== ball) : [...row, ball]);
    },
    join,
    /** Chooses the numbers of a text; those that are wrong are left out and given back. */
    joinText: (typed: string) => {
      const [shape] = play.rows;
      if (!shape) return { added: 0, double: 0, wrong: [] };
      const { balls, wrong } = readNumbers(typed, shape.balls, isClosed);
      const { added, double } = join(balls);
      return { added, double, wrong };
    },
    markOf: (ball: number) => markOfBall(marks, play, ball),
    /** The most that one hit of a ball pays now. */
    paysOf: (ball: number) => {
      const mark = markOfBall(marks, play, ball);
      const odds = mark?.kind === 'reduced' ? mark.odds : chosen.odds;
      return paidByHit(play, betName(play, ball), odds);
    },
  };
}

export type FixedBets = ReturnType<typeof useFixedBets>;
