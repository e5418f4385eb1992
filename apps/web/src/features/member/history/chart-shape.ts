import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';

/** The most decimals of an amount on the wire; the scale counts in units of the last of them. */
const mostDigits = 8;
const oneUnit = 10n ** BigInt(mostDigits);

export const chartMonths = 12;
export const chartHeight = 200;
export const slotWidth = 30;
const barWidth = 10;
/** From the left edge of a slot to its bars. */
const barsAt = [4, 16] as const;
/** As many lines fit beside the zero line without touching labels. */
const mostLines = 4;
/** Steps of the scale are these, times a power of ten. */
const roundSteps = [10n, 20n, 25n, 50n] as const;

/** What is drawn of a month: two bars and a point of the line, as amounts of the wire. */
export type MonthFigures = { bars: readonly [string, string]; line: string };

export type Bar = { x: number; y: number; width: number; height: number };
export type ChartSlot = { bars: readonly Bar[]; point: { x: number; y: number } };
export type GridLine = { amount: string; y: number };
export type ChartShape = {
  /** One for each month, the oldest first; null before the account was opened. */
  slots: readonly (ChartSlot | null)[];
  /** The zero line first, then the others from the lowest to the highest. */
  lines: readonly GridLine[];
};

function minorOf(amount: string): bigint {
  const isNegative = amount.startsWith('-');
  const size = parseAmount(isNegative ? amount.slice(1) : amount, mostDigits) ?? 0n;
  return isNegative ? -size : size;
}

/** The first amount less the second. */
export function lessAmount(amount: string, less: string): string {
  return formatAmount(minorOf(amount) - minorOf(less), mostDigits);
}

/** The smallest round step that needs no more lines than fit. */
function stepOf(low: bigint, high: bigint): bigint {
  for (let power = 1n; ; power *= 10n) {
    for (const round of roundSteps) {
      const step = (round * power) / 10n;
      if (high / step + -low / step <= BigInt(mostLines)) return step;
    }
  }
}

/** Multiples of the step between both ends, without zero. */
function multiples(step: bigint, low: bigint, high: bigint): bigint[] {
  const below = Array.from({ length: Number(-low / step) }, (_, at) => -step * BigInt(at + 1));
  const above = Array.from({ length: Number(high / step) }, (_, at) => step * BigInt(at + 1));
  return [...below.toReversed(), ...above];
}

/** Places bars, points and lines in a drawing of 12 slots, from the figures of 12 months. */
export function chartShape(months: readonly (MonthFigures | null)[]): ChartShape {
  const amounts = months.flatMap((month) =>
    month === null ? [] : [...month.bars, month.line].map(minorOf),
  );
  const low = amounts.reduce((least, one) => (one < least ? one : least), 0n);
  const high = amounts.reduce((most, one) => (one > most ? one : most), 0n);
  const range = high - low;
  // In tenths, so that only the last step leaves whole numbers.
  const yOf = (amount: bigint) =>
    range === 0n ? chartHeight : Number(((high - amount) * BigInt(chartHeight) * 10n) / range) / 10;
  const zero = yOf(0n);

  function barOf(amount: string, x: number): Bar {
    const y = yOf(minorOf(amount));
    return { x, y: Math.min(y, zero), width: barWidth, height: Math.abs(y - zero) };
  }

  const slots = months.map((month, at) => {
    if (month === null) return null;
    const left = at * slotWidth;
    return {
      bars: month.bars.map((amount, which) => barOf(amount, left + barsAt[which === 0 ? 0 : 1])),
      point: { x: left + slotWidth / 2, y: yOf(minorOf(month.line)) },
    };
  });
  const marks = range === 0n ? [] : multiples(stepOf(low, high), low, high);
  const lines = [0n, ...marks].map((amount) => ({
    amount: formatAmount(amount, mostDigits),
    y: yOf(amount),
  }));
  return { slots, lines };
}

/** True of an amount in whole units, such as "2500.00000000". */
export function isWhole(amount: string): boolean {
  return minorOf(amount) % oneUnit === 0n;
}

/** The 12 months that end with this one, the oldest first, as `YYYY-MM`. */
export function monthsUntil(last: string): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: chartMonths }, (_, at) =>
    new Date(Date.UTC(year, month - chartMonths + at, 1)).toISOString().slice(0, 7),
  );
}
