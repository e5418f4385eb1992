import type { Fraction } from '../fraction.ts';
import { wholeOf } from '../fraction.ts';
import { mostMultiple } from '../price/line-money.ts';
import { isSeriesOf } from '../price/series.ts';
import { mostBets, mostTyped } from '../selection.ts';
import type { MoneyOfBet } from './prize-mode.ts';

/** How long the text of an order may be. */
export type SlipSize = Readonly<{ mostLines: number; mostBytes: number }>;

export const defaultSlipSize: SlipSize = { mostLines: 100, mostBytes: 512 * 1024 };

/** What a lottery takes; amounts in minor units. */
export type OrderLimits = SlipSize &
  Readonly<{
    leastLine: bigint;
    mostBets: number;
    mostTyped: number;
    mostOrder: bigint;
    /** The most that one result may pay for a sub-order. */
    mostWin: bigint;
    mostMultiple: number;
    /** Over how many draws a chase may go. */
    mostDraws: number;
    mostOrdersPerSecond: number;
  }>;

/** By the seconds between two draws; lotteries drawn less often have the last. */
const mostDrawsBy = [
  { seconds: 60, draws: 120 },
  { seconds: 180, draws: 100 },
  { seconds: 300, draws: 72 },
];
const mostDrawsElse = 10;

/** What holds where a site says nothing else; null seconds for a lottery drawn outside. */
export function defaultLimits(
  currencyDigits: number,
  secondsBetweenDraws: number | null,
): OrderLimits {
  const main = 10n ** BigInt(currencyDigits);
  const often = mostDrawsBy.find(({ seconds }) => (secondsBetweenDraws ?? Infinity) <= seconds);
  return {
    ...defaultSlipSize,
    leastLine: main,
    mostBets,
    mostTyped,
    mostOrder: 200_000n * main,
    mostWin: 2_000_000n * main,
    mostMultiple,
    mostDraws: often?.draws ?? mostDrawsElse,
    mostOrdersPerSecond: 10,
  };
}

export type LineFacts = Readonly<{
  bets: number;
  /** How many numbers were typed; 0 where they were picked. */
  typed: number;
  stake: bigint;
  /** What was set for the line in rows of numbers with the slider. */
  multiple?: number;
  series?: number;
  /** What was typed for each bet where there is no multiple. */
  amount?: bigint;
}>;

export type DrawOfOrder = Readonly<{ multiple: number; stake: bigint; possibleWin: Fraction }>;

/** An order as it is asked for; `draws` in their order, one where it is no chase. */
export type OrderFacts = Readonly<{
  money: MoneyOfBet;
  /** The member's own series. */
  ownSeries: number;
  /** The length of the text. */
  bytes: number;
  lines: readonly LineFacts[];
  draws: readonly DrawOfOrder[];
}>;

/**
 * Why an order is refused, with what the answer names: lines and draws count from 1, amounts are
 * minor units.
 */
export type OrderProblem =
  | Readonly<{
      code: 'lottery.slip.invalid';
      line: number;
      reason: 'size' | 'lines' | 'empty' | 'tooMany';
    }>
  | Readonly<{ code: 'lottery.multiple.range'; line: number; limit: number }>
  | Readonly<{ code: 'lottery.multiple.range'; draw: number; limit: number }>
  | Readonly<{ code: 'lottery.series.range'; line: number; limit: number }>
  | Readonly<{ code: 'lottery.amount.range'; line: number; limit: bigint }>
  | Readonly<{ code: 'lottery.amount.range'; limit: bigint }>
  | Readonly<{ code: 'lottery.chase.range'; limit: number }>
  | Readonly<{ code: 'lottery.win.limit'; draw: number; limit: bigint }>;

const isMultiple = (multiple: number, most: number) =>
  Number.isInteger(multiple) && multiple >= 1 && multiple <= most;

function problemOfSlip(
  { bytes, lines }: OrderFacts,
  { mostBytes, mostLines }: SlipSize,
): OrderProblem | null {
  const code = 'lottery.slip.invalid';
  if (bytes > mostBytes) return { code, line: Math.max(1, lines.length), reason: 'size' };
  if (lines.length > mostLines) return { code, line: mostLines + 1, reason: 'lines' };
  return lines.length === 0 ? { code, line: 1, reason: 'empty' } : null;
}

function problemOfLine(
  facts: LineFacts,
  line: number,
  { money, ownSeries }: OrderFacts,
  limits: OrderLimits,
): OrderProblem | null {
  const { bets, typed, stake, multiple = 1, series = ownSeries, amount } = facts;
  if (bets < 1) return { code: 'lottery.slip.invalid', line, reason: 'empty' };
  if (bets > limits.mostBets || typed > limits.mostTyped) {
    return { code: 'lottery.slip.invalid', line, reason: 'tooMany' };
  }
  if (!isMultiple(multiple, limits.mostMultiple)) {
    return { code: 'lottery.multiple.range', line, limit: limits.mostMultiple };
  }
  if (money === 'slider' && !isSeriesOf(ownSeries, series)) {
    return { code: 'lottery.series.range', line, limit: ownSeries };
  }
  const paid = money === 'electronic' && amount !== undefined ? amount : stake;
  const isTooSmall = paid < limits.leastLine || stake < limits.leastLine;
  return isTooSmall ? { code: 'lottery.amount.range', line, limit: limits.leastLine } : null;
}

function problemOfDraws({ draws }: OrderFacts, limits: OrderLimits): OrderProblem | null {
  const { mostDraws, mostOrder, mostWin } = limits;
  if (draws.length < 1 || draws.length > mostDraws) {
    return { code: 'lottery.chase.range', limit: mostDraws };
  }
  const wrong = draws.findIndex(({ multiple }) => !isMultiple(multiple, limits.mostMultiple));
  if (wrong !== -1) {
    return { code: 'lottery.multiple.range', draw: wrong + 1, limit: limits.mostMultiple };
  }
  const whole = draws.reduce((all, { stake }) => all + stake, 0n);
  if (whole > mostOrder) return { code: 'lottery.amount.range', limit: mostOrder };
  const tooHigh = draws.findIndex(({ possibleWin }) => wholeOf(possibleWin) > mostWin);
  return tooHigh === -1 ? null : { code: 'lottery.win.limit', draw: tooHigh + 1, limit: mostWin };
}

/**
 * Why the order is refused, or null. The least amount holds for each line before a chase multiplies
 * it, and for each option of tiles with odds; the most for all draws of the order together.
 */
export function orderProblem(facts: OrderFacts, limits: OrderLimits): OrderProblem | null {
  const ofSlip = problemOfSlip(facts, limits);
  if (ofSlip) return ofSlip;
  for (const [index, line] of facts.lines.entries()) {
    const ofLine = problemOfLine(line, index + 1, facts, limits);
    if (ofLine) return ofLine;
  }
  return problemOfDraws(facts, limits);
}
