import { wholeOf, productOf, fraction, type Fraction } from '../fraction.ts';
import type { OrderLimits } from '../order/order-limits.ts';

/** What is chased: stake, and the most that one result can pay, of a draw at multiple 1. */
export type ChaseBase = Readonly<{ stake: bigint; possibleWin: Fraction }>;

export type ChaseLimits = Pick<OrderLimits, 'mostMultiple' | 'mostDraws' | 'mostOrder' | 'mostWin'>;

/** A draw of a chase, and what is staked until it, itself among it. */
export type ChaseRow = Readonly<{ multiple: number; stake: bigint; sum: bigint }>;

/**
 * Why a plan goes no further: more draws than a chase may have, the most that an order may cost,
 * the highest multiple, the highest possible win, or a prize too small for the profit.
 */
export type ChaseStop = 'draws' | 'amount' | 'multiple' | 'win' | 'profit';

/** The draws that the plan reaches; `stop` says which draw, from 1, it does not reach, and why. */
export type ChasePlan = Readonly<{
  rows: readonly ChaseRow[];
  stop: Readonly<{ draw: number; reason: ChaseStop }> | null;
}>;

/** The highest multiple, and what makes it the highest. */
function highestMultiple(
  { possibleWin: { over, under } }: ChaseBase,
  { mostMultiple, mostWin }: ChaseLimits,
): { highest: number; reason: ChaseStop } {
  // A win is rounded down, so the exact one stays below the next minor unit.
  const byWin = over === 0n ? mostMultiple : Number(((mostWin + 1n) * under - 1n) / over);
  return byWin < mostMultiple
    ? { highest: byWin, reason: 'win' }
    : { highest: mostMultiple, reason: 'multiple' };
}

/** Which multiple a draw is to have, by its index and what is staked before it. */
type MultipleAt = (index: number, before: bigint) => number | ChaseStop;

function planned(
  draws: number,
  { stake }: ChaseBase,
  { mostDraws, mostOrder }: ChaseLimits,
  multipleAt: MultipleAt,
): ChasePlan {
  const rows: ChaseRow[] = [];
  let before = 0n;
  while (rows.length < draws) {
    const draw = rows.length + 1;
    const multiple = draw > mostDraws ? 'draws' : multipleAt(rows.length, before);
    if (typeof multiple === 'string') return { rows, stop: { draw, reason: multiple } };
    const row = { multiple, stake: stake * BigInt(multiple) };
    if (before + row.stake > mostOrder) return { rows, stop: { draw, reason: 'amount' } };
    before += row.stake;
    rows.push({ ...row, sum: before });
  }
  return { rows, stop: null };
}

export type StepPlan = Readonly<{ start: number; every: number; factor: number; draws: number }>;

/**
 * Starts at a multiple and takes it times `factor` after every so many draws; whole numbers from 1.
 * A multiple that is too high is cut to the highest.
 */
export function stepPlan(
  { start, every, factor, draws }: StepPlan,
  base: ChaseBase,
  limits: ChaseLimits,
): ChasePlan {
  const { highest, reason } = highestMultiple(base, limits);
  return planned(draws, base, limits, (index) => {
    const wanted = start * factor ** Math.floor(index / every);
    return highest < 1 ? reason : Math.min(wanted, highest);
  });
}

/** The same multiple in every draw; cut to the highest where it is too high. */
export function samePlan(
  { multiple, draws }: Readonly<{ multiple: number; draws: number }>,
  base: ChaseBase,
  limits: ChaseLimits,
): ChasePlan {
  return stepPlan({ start: multiple, every: 1, factor: 1, draws }, base, limits);
}

/** What a win pays at multiple 1, not rounded, and how much more than all stakes it has to be. */
export type Profit = Readonly<{ prize: Fraction; percent: number }>;

/** The least multiple at which a win gives the profit, or null where none up to the highest does. */
function profitMultiple(
  { prize, percent }: Profit,
  stake: bigint,
  before: bigint,
  highest: number,
): number | 'profit' | null {
  const wanted = 100n + BigInt(percent);
  // Both sides in hundredths and times `under`: what a multiple gains, and what it has to make up.
  const gain = 100n * prize.over - wanted * stake * prize.under;
  const lacking = wanted * before * prize.under;
  if (gain < 0n || (gain === 0n && lacking > 0n)) return 'profit';
  const least = gain === 0n ? 1n : (lacking + gain - 1n) / gain;
  if (least > BigInt(highest)) return null;
  for (let multiple = Math.max(1, Number(least)); multiple <= highest; multiple += 1) {
    const win = wholeOf(productOf(prize, fraction(multiple)));
    if (100n * win >= wanted * (before + stake * BigInt(multiple))) return multiple;
  }
  return null;
}

/**
 * In every draw the least multiple at which a win pays so many percent more than all that is staked
 * until then; a whole number of percent. A rebate is not counted. Where no multiple does it, the
 * plan stops.
 */
export function profitPlan(
  { draws, ...profit }: Profit & Readonly<{ draws: number }>,
  base: ChaseBase,
  limits: ChaseLimits,
): ChasePlan {
  const { highest, reason } = highestMultiple(base, limits);
  return planned(
    draws,
    base,
    limits,
    (_, before) => profitMultiple(profit, base.stake, before, highest) ?? reason,
  );
}

/** The rows of a list of multiples that was changed by hand. */
export function chaseRows(multiples: readonly number[], stake: bigint): readonly ChaseRow[] {
  let sum = 0n;
  return multiples.map((multiple) => {
    const ofDraw = stake * BigInt(multiple);
    sum += ofDraw;
    return { multiple, stake: ofDraw, sum };
  });
}
