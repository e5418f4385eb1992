import type { MessageKey } from '#kit/text.ts';
import { compareAmounts } from '@pavilion/ui/values/compare-amounts.ts';
import type { WithdrawLimits } from '../wallet.queries.ts';

/** Has a thousands group and decimals, so that it shows how both are written. */
const example = '1250.50';

export type AmountLimits = { minimum: string; maximum: string; funds?: string | undefined };

/** The limits of an amount that is the whole balance, which only the range of the bank holds. */
export function limitsOfWhole(
  { wholeBalance, list }: Pick<WithdrawLimits, 'wholeBalance' | 'list'>,
  amount: string | null,
  bank: string | undefined,
): AmountLimits | null {
  const range = list.find(({ code }) => code === bank);
  const isWhole =
    amount !== null && wholeBalance !== null && compareAmounts(amount, wholeBalance) === 0;
  return isWhole && range !== undefined ? { minimum: range.minimum, maximum: range.maximum } : null;
}

/** The error and the amount that its sentence names. */
export type AmountProblem = { label: MessageKey; amount: string };

/** Null for an amount within the limits and, for a withdrawal, within the balance. */
export function amountProblem(amount: string | null, limits: AmountLimits): AmountProblem | null {
  const { minimum, maximum, funds } = limits;
  if (amount === null) return { label: 'deposit.amount.missing', amount: example };
  if (compareAmounts(amount, minimum) < 0) return { label: 'deposit.amount.low', amount: minimum };
  if (funds !== undefined && compareAmounts(amount, funds) > 0) {
    return { label: 'withdraw.amount.funds', amount: funds };
  }
  if (compareAmounts(amount, maximum) > 0) return { label: 'deposit.amount.high', amount: maximum };
  return null;
}
