import type { Fraction } from '@pavilion/domain/lottery/fraction';
import { wholeOf } from '@pavilion/domain/lottery/fraction';
import {
  orderAmounts,
  pricedBySeries,
  pricedBySlider,
  pricedByTable,
  type PricedLine,
} from '@pavilion/domain/lottery/order/order-amounts';
import type { Play, Selection } from '@pavilion/domain/lottery/play';
import type { ModeId } from '@pavilion/domain/lottery/price/line-money';
import { electronicSeries } from '@pavilion/domain/lottery/price/series';
import { selectionFault } from '@pavilion/domain/lottery/selection';
import { filledRow, formatBalls, parseBalls } from '@pavilion/domain/lottery/slip/balls-text';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { marksOf, mostOdds } from '../room/marks.ts';
import { playOf, type Room } from '../room/room.ts';

/** What was set for a line: by unit, multiple and slider, or an amount such as "10.00" a bet. */
export type LinePrice =
  | Readonly<{ modeId: ModeId; multiple: number; series: number }>
  | Readonly<{ amount: string }>;

/** A line that was chosen; as a text, so that it survives a reload. */
export type NewLine = Readonly<{
  playId: number;
  /** As the wire writes them. */
  balls: string;
  /** The row that is filled, of plays whose lines hold one row alone; null for all others. */
  row: number | null;
  price: LinePrice;
}>;

/** The line of a selection. */
export function lineOf(play: Play<never>, selection: Selection, price: LinePrice): NewLine {
  const isOneRow = play.approach === 'picked' && play.digits !== undefined;
  return {
    playId: play.playId,
    balls: formatBalls(play, selection),
    row: isOneRow ? filledRow(selection) : null,
    price,
  };
}

/**
 * The selections of lines: plays whose lines hold one row alone, such as fixed places, have a line
 * for each row that is filled.
 */
export function selectionsOf(play: Play<never>, selection: Selection): Selection[] {
  if (play.approach !== 'picked' || play.digits === undefined) return [selection];
  return selection.rows.flatMap((row, at) =>
    row.length === 0
      ? []
      : [{ rows: selection.rows.map((other, place) => (place === at ? other : [])) }],
  );
}

/** What of a room gives lines their price. */
export type PricingRoom = Pick<Room, 'groups' | 'money' | 'series' | 'digits' | 'setting' | 'draw'>;

/**
 * The price of a line by the rules and odds of the room, with less than the usual fixed odds where
 * every bet of it is reduced in the open draw; null where the room does not take it.
 */
export function pricedLine(room: PricingRoom, line: NewLine): PricedLine<unknown> | null {
  const found = playOf(room, line.playId);
  const selection = found && parseBalls(found.play, line.balls, line.row);
  if (!found || !selection || selectionFault(found.play, selection) !== null) return null;
  const { price } = line;
  const chosen = { play: found.play, selection };
  if ('modeId' in price) {
    if (room.money !== 'slider' || room.series === null) return null;
    return pricedBySlider({ ...chosen, ...price }, room.series.own, room.digits);
  }
  const amount = parseAmount(price.amount, room.digits);
  if (amount === null || room.money === 'slider') return null;
  if (room.money === 'electronic') return pricedBySeries(chosen, amount, electronicSeries);
  const marks = marksOf(room, line.playId);
  return pricedByTable(chosen, amount, mostOdds(marks, found.play, selection, found.odds));
}

/** Bets, stake and the most that one result pays, once; minor units. */
export type SlipAmounts = Readonly<{ bets: number; stake: bigint; possibleWin: bigint }>;

export const nothingChosen: SlipAmounts = { bets: 0, stake: 0n, possibleWin: 0n };

/** What lines cost and can win in one draw. Typed plays of thousands of numbers take a while. */
export function amountsOf(lines: readonly PricedLine<unknown>[], yearAnimal: number): SlipAmounts {
  if (lines.length === 0) return nothingChosen;
  const { bets, stake, subOrders } = orderAmounts(lines, [{ multiple: 1, yearAnimal }]);
  const possible: Fraction | undefined = subOrders[0]?.possibleWin;
  return { bets, stake, possibleWin: possible ? wholeOf(possible) : 0n };
}
