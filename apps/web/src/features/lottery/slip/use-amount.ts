import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';

/** Formats minor units in the currency of the member. */
export function useAmount(digits: number): (minor: bigint) => string {
  const money = useMoneyFormat();
  return (minor) => money(formatAmount(minor, digits));
}
