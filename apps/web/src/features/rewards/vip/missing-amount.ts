import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { Progress } from './vip.queries.ts';

/** As many decimals as an amount of the wire may have. */
const digits = 8;

/** What is missing of an amount, exactly; null where enough came together. */
export function missingAmount({ actual, expected }: Progress): string | null {
  const missing = (parseAmount(expected, digits) ?? 0n) - (parseAmount(actual, digits) ?? 0n);
  return missing > 0n ? formatAmount(missing, digits) : null;
}
