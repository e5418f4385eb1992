import { formatAmount } from '@pavilion/domain/wallet/money';
import type { MoneyStep } from './payments-deps.ts';

/** Shows operators how money went, by steps that have the names of the accounts. */
export function showSteps(steps: readonly MoneyStep[], digits: number) {
  return steps.map(({ amountMinor, ...step }) => ({
    ...step,
    amount: formatAmount(BigInt(amountMinor), digits),
  }));
}
