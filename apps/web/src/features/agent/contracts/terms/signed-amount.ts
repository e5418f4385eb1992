import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';

/** As many decimals as an amount of the wire may have. */
const digits = 8;

/** Minor units of an amount of the wire, which may be below zero. */
export function minorOf(amount: string): bigint {
  const isBelow = amount.startsWith('-');
  const minor = parseAmount(isBelow ? amount.slice(1) : amount, digits) ?? 0n;
  return isBelow ? -minor : minor;
}

export function amountOf(minor: bigint): string {
  return formatAmount(minor, digits);
}
