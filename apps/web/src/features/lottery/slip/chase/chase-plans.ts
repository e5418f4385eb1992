import {
  chaseRows,
  profitPlan,
  samePlan,
  stepPlan,
  type ChaseBase,
  type ChaseLimits,
  type ChasePlan,
  type ChaseRow,
} from '@pavilion/domain/lottery/chase/chase-plan';
import { fraction, productOf, wholeOf, type Fraction } from '@pavilion/domain/lottery/fraction';
import { orderAmounts, type PricedLine } from '@pavilion/domain/lottery/order/order-amounts';
import type { ChaseForm } from './chase.ts';

/** The whole number from 1 that a text is, or null. */
export function wholeFrom1(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** What a draw of a chase costs and pays at most at multiple 1. */
export function baseOf(lines: readonly PricedLine<unknown>[], yearAnimal: number): ChaseBase {
  const { stake, subOrders } = orderAmounts(lines, [{ multiple: 1, yearAnimal }]);
  return { stake, possibleWin: subOrders[0]?.possibleWin ?? fraction(0) };
}

/**
 * What a win pays at least at multiple 1; null where that is not clear: lines of several plays, of
 * different prices, or of a play with several odds.
 */
export function clearPrize(lines: readonly PricedLine<unknown>[]): Fraction | null {
  const [first] = lines;
  const [odds] = first?.odds ?? [];
  if (!first || !odds || first.odds.length !== 1) return null;
  const prize = productOf(fraction(first.unitMinor), odds);
  const isAlike = lines.every(
    ({ play, unitMinor, odds: [other] }) =>
      play.playId === first.play.playId &&
      unitMinor === first.unitMinor &&
      other?.over === odds.over &&
      other.under === odds.under,
  );
  return isAlike ? prize : null;
}

type Chased = Readonly<{ base: ChaseBase; limits: ChaseLimits; prize: Fraction | null }>;

/** The plan of what was typed; null while something typed is no number. */
export function planOf(form: ChaseForm, { base, limits, prize }: Chased): ChasePlan | null {
  const draws = wholeFrom1(form.draws);
  if (draws === null) return null;
  if (form.kind === 'same') {
    const multiple = wholeFrom1(form.multiple);
    return multiple === null ? null : samePlan({ multiple, draws }, base, limits);
  }
  if (form.kind === 'step') {
    const [start, every, factor] = [form.start, form.every, form.factor].map(wholeFrom1);
    return start && every && factor
      ? stepPlan({ start, every, factor, draws }, base, limits)
      : null;
  }
  const percent = wholeFrom1(form.percent);
  if (percent === null || prize === null) return null;
  return profitPlan({ prize, percent, draws }, base, limits);
}

/** The rows of a plan over draws, with what was changed by hand. */
export function rowsOf(
  plan: ChasePlan,
  numeros: readonly string[],
  changes: ChaseForm['changes'],
  stake: bigint,
) {
  const multiples = plan.rows.map(({ multiple }, at) => changes[numeros[at] ?? ''] ?? multiple);
  return chaseRows(multiples, stake);
}

export type ChaseProblem = 'none' | 'multiple' | 'amount' | 'win';

/** Why rows cannot be bet on; null where they can. */
export function problemOfRows(
  rows: readonly ChaseRow[],
  { base, limits }: Pick<Chased, 'base' | 'limits'>,
): ChaseProblem | null {
  const most = rows.reduce((highest, { multiple }) => Math.max(highest, multiple), 0);
  if (most === 0) return 'none';
  if (most > limits.mostMultiple) return 'multiple';
  if ((rows.at(-1)?.sum ?? 0n) > limits.mostOrder) return 'amount';
  const win = wholeOf(productOf(base.possibleWin, fraction(most)));
  return win > limits.mostWin ? 'win' : null;
}
