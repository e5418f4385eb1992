import type { MessageKey } from '#kit/text.ts';
import type { MessageValues } from '@pavilion/client/language/message.ts';
import { wholeOf, zero } from '@pavilion/domain/lottery/fraction';
import {
  orderAmounts,
  pricedBySlider,
  type LineAmounts,
} from '@pavilion/domain/lottery/order/order-amounts';
import { defaultSlipSize } from '@pavilion/domain/lottery/order/order-limits';
import type { Play, Selection } from '@pavilion/domain/lottery/play';
import type { ModeId } from '@pavilion/domain/lottery/price/line-money';
import { parseAmount } from '@pavilion/domain/wallet/money';
import type { Room, Setting } from '../room/room.ts';
import { selectionsOf, type SlipAmounts } from '../slip/line.ts';

/** A sentence by its key, with what stands in it. */
export type Said = Readonly<{ key: MessageKey; values: MessageValues }>;

const said = (key: MessageKey, values: MessageValues = {}): Said => ({ key, values });

type Price = Readonly<{
  modeId: ModeId;
  /** 0 where none is set: nothing costs anything then. */
  multiple: number;
  series: number;
  own: number;
  digits: number;
}>;

export type PadOrder = Readonly<{ amounts: SlipAmounts; lines: readonly LineAmounts[] }>;

/** What the lines of a selection cost and can win. */
export function padOrder(play: Play<unknown>, selection: Selection, price: Price): PadOrder {
  const { modeId, multiple, series, own, digits } = price;
  const priced = selectionsOf(play, selection).flatMap(
    (one) => pricedBySlider({ play, selection: one, modeId, multiple, series }, own, digits) ?? [],
  );
  const { bets, stake, lines, subOrders } = orderAmounts(priced, [{ multiple: 1, yearAnimal: 0 }]);
  const possibleWin = wholeOf(subOrders[0]?.possibleWin ?? zero);
  return { amounts: { bets, stake, possibleWin }, lines };
}

type Limits = Pick<
  Setting,
  'betMultipleMax' | 'betAmountMax' | 'winAmountMax' | 'lineMin' | 'lineBetsMax' | 'typedMax'
>;

type Facts = PadOrder &
  Readonly<{
    setting: Limits;
    digits: number;
    multiple: number | null;
    /** How many numbers were typed; 0 where they were picked. */
    typed: number;
    cartLines: number;
  }>;

/**
 * Why the lines could not be ordered, or null: what is above or below a limit of the lottery.
 * `money` shows an amount of the wire, and `number` a number.
 */
export function limitProblem(
  { amounts, lines, setting, digits, multiple, typed, cartLines }: Facts,
  money: (amount: string) => string,
  number: (value: number) => string,
): Said | null {
  const minor = (amount: string) => parseAmount(amount, digits) ?? 0n;
  const { betMultipleMax, typedMax, lineBetsMax, lineMin, betAmountMax, winAmountMax } = setting;
  if (multiple === null) {
    return said('lottery.pad.multiple.range', { most: number(betMultipleMax) });
  }
  if (typed > typedMax) return said('lottery.pad.typed.most', { most: number(typedMax) });
  if (lines.some(({ bets }) => bets > lineBetsMax)) {
    return said('lottery.pad.most.bets', { most: number(lineBetsMax) });
  }
  if (lines.some(({ stake }) => stake < minor(lineMin))) {
    return said('lottery.pad.least.stake', { amount: money(lineMin) });
  }
  if (amounts.stake > minor(betAmountMax)) {
    return said('lottery.pad.most.stake', { amount: money(betAmountMax) });
  }
  if (amounts.possibleWin > minor(winAmountMax)) {
    return said('lottery.pad.most.win', { amount: money(winAmountMax) });
  }
  return cartLines + lines.length > defaultSlipSize.mostLines
    ? said('lottery.pad.most.lines', { most: number(defaultSlipSize.mostLines) })
    : null;
}

/** Why no draw takes bets now, or null where one does. */
export function drawProblem({ draw, near }: Pick<Room, 'draw' | 'near'>): Said | null {
  if (draw !== null) return null;
  const { paused, currentNumero: current, nextNumero: next } = near.answer;
  if (paused) return said('error.lottery.game.paused');
  if (current === null) return said('lottery.bet.none');
  const { numero } = current;
  return next === null
    ? said('lottery.bet.closed.wait', { numero })
    : said('lottery.bet.closed', { numero, next: next.numero });
}
