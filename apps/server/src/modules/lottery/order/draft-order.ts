import { ApiError } from '#http/api-error.ts';
import { wholeOf } from '@pavilion/domain/lottery/fraction';
import {
  orderAmounts,
  type LineAmounts,
  type OrderAmounts,
} from '@pavilion/domain/lottery/order/order-amounts';
import {
  orderProblem,
  type LineFacts,
  type OrderLimits,
  type OrderProblem,
} from '@pavilion/domain/lottery/order/order-limits';
import type { MoneyOfBet, PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Lottery } from '../lotteries.ts';
import type { Wanted } from './asked-draws.ts';
import type { Player } from './asking-player.ts';
import { pricedLineOf, type DraftLine, type OrderDraft } from './order-draft.ts';

/** A line that is asked for, before it is counted. */
export type AskedLine = Omit<DraftLine, 'bets' | 'stake'>;

/** An order that is read, before it is counted and held against the limits. */
export type AskedOrder = Readonly<{
  player: Player;
  lottery: Lottery;
  prizeMode: PrizeMode;
  money: MoneyOfBet;
  ownSeries: number | null;
  lines: readonly AskedLine[];
  draws: readonly Wanted[];
  isChase: boolean;
  stopsOnWin: boolean;
  request: Pick<OrderDraft, 'requestKey' | 'requestHash'>;
  oddsVersion: string | null;
  /** The length of the text. */
  bytes: number;
}>;

/** The answer to a problem, with amounts as the wire writes them. */
function refusalOf({ code, ...hints }: OrderProblem, digits: number): ApiError {
  const limit = 'limit' in hints ? hints.limit : null;
  return typeof limit === 'bigint'
    ? new ApiError(code, { ...hints, limit: formatAmount(limit, digits) })
    : new ApiError(code, hints);
}

function lineFactsOf(line: AskedLine, { bets, stake }: LineAmounts): LineFacts {
  const { play, selection, slider, unitMinor } = line;
  const typed = play.approach === 'typed' ? selection.rows.length : 0;
  if (slider === null) return { bets, typed, stake, amount: unitMinor };
  return { bets, typed, stake, multiple: slider.multiple, series: slider.series };
}

function problemOf(
  { money, ownSeries, bytes, lines }: AskedOrder,
  { lines: counted, subOrders: draws }: OrderAmounts,
  limits: OrderLimits,
): OrderProblem | null {
  const facts = lines.flatMap((line, index) => {
    const amounts = counted[index];
    return amounts ? [lineFactsOf(line, amounts)] : [];
  });
  return orderProblem({ money, ownSeries: ownSeries ?? 0, bytes, lines: facts, draws }, limits);
}

const nothing: LineAmounts = { bets: 0, stake: 0n };

/** Counts an order, and throws the refusal where it is above a limit or below one. */
export function draftOf(asked: AskedOrder, limits: OrderLimits, digits: number): OrderDraft {
  const { player, request, draws, lines } = asked;
  const priced = lines.map((line) => pricedLineOf({ ...line, ...nothing }, asked.ownSeries));
  const taken = draws.map(({ draw, multiple }) => ({ multiple, yearAnimal: draw.year_animal }));
  const amounts = orderAmounts(priced, taken);
  const problem = problemOf(asked, amounts, limits);
  if (problem) throw refusalOf(problem, digits);
  return {
    ...player,
    ...request,
    lottery: asked.lottery,
    prizeMode: asked.prizeMode,
    money: asked.money,
    ownSeries: asked.ownSeries,
    isChase: asked.isChase,
    stopsOnWin: asked.stopsOnWin,
    oddsVersion: asked.oddsVersion,
    lines: lines.map((line, index) => ({ ...line, ...(amounts.lines[index] ?? nothing) })),
    draws: amounts.subOrders.flatMap(({ multiple, stake, possibleWin }, index) => {
      const draw = draws[index]?.draw;
      return draw ? [{ draw, multiple, stake, possibleWin: wholeOf(possibleWin) }] : [];
    }),
    bets: amounts.bets,
    stake: amounts.stake,
  };
}
