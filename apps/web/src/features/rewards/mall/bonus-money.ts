import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';

const most = 8;

/** What so many bonuses bring, with the decimals of one of them. */
export function bonusMoney(amount: string, quantity: number): string {
  const digits = Math.min(amount.split('.')[1]?.length ?? 0, most);
  return formatAmount((parseAmount(amount, digits) ?? 0n) * BigInt(quantity), digits);
}
