import { ApiError } from '#http/api-error.ts';
import { minutesOfDay, type LimitKind } from '@pavilion/domain/protection/own-limit';
import { formatAmount, parseAmount, type Currency } from '@pavilion/domain/wallet/money';

/** Limits of time count whole minutes, all others the minor units of the site's currency. */
function digitsOf(kind: LimitKind, currency: Currency): number {
  return kind === 'time' ? 0 : currency.digits;
}

/** Reads the amount of a limit; null is no limit. Throws `limit.amount.invalid`. */
export function readAmount(
  kind: LimitKind,
  text: string | null,
  currency: Currency,
): bigint | null {
  if (text === null) return null;
  const amount = parseAmount(text, digitsOf(kind, currency));
  const isTooLong = (minutes: bigint) => kind === 'time' && minutes >= BigInt(minutesOfDay);
  if (amount === null || amount === 0n || isTooLong(amount)) {
    throw new ApiError('limit.amount.invalid');
  }
  return amount;
}

/** Writes an amount of a limit; what is below zero is shown as zero. */
export function showAmount<Amount extends bigint | null>(
  kind: LimitKind,
  amount: Amount,
  currency: Currency,
): Amount extends bigint ? string : string | null;
export function showAmount(kind: LimitKind, amount: bigint | null, currency: Currency) {
  if (amount === null) return null;
  return formatAmount(amount > 0n ? amount : 0n, digitsOf(kind, currency));
}
