import { formatAmount, larger, smaller } from '@pavilion/domain/wallet/money';

/** Minor units, both ends included. */
export type AmountRange = { minimum: bigint; maximum: bigint };

/** Returns what both ranges allow. */
export function narrowest(first: AmountRange, second: AmountRange): AmountRange {
  return {
    minimum: larger(first.minimum, second.minimum),
    maximum: smaller(first.maximum, second.maximum),
  };
}

export function isWithin(amountMinor: bigint, range: AmountRange): boolean {
  return range.minimum <= amountMinor && amountMinor <= range.maximum;
}

/** Returns the range as a refusal shows it; a spent daily limit shows as a maximum of zero. */
export function rangeHints({ minimum, maximum }: AmountRange, digits: number) {
  const most = larger(maximum, 0n);
  return { minimum: formatAmount(minimum, digits), maximum: formatAmount(most, digits) };
}
