/** Currencies whose smallest unit is not a hundredth; every other one has two digits. */
const minorDigits: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, IDR: 0 };

export function minorDigitsOf(currency: string): number {
  return minorDigits[currency] ?? 2;
}

/**
 * Reads a decimal string such as "2.50" into minor units; null when it is not a plain amount
 * or has more digits than the currency.
 */
export function parseMinor(text: unknown, currency: string): bigint | null {
  if (typeof text !== 'string') return null;
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (match === null) return null;
  const digits = minorDigitsOf(currency);
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return null;
  return BigInt(`${match[1] ?? ''}${fraction.padEnd(digits, '0')}`);
}

/** Writes minor units as the decimal string used on the wire: 250n of PHP is "2.50". */
export function formatMinor(amountMinor: bigint, currency: string): string {
  const digits = minorDigitsOf(currency);
  const sign = amountMinor < 0n ? '-' : '';
  const text = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
