/** Amounts are integer minor units (`bigint`); on the wire, decimal strings of the main unit. */
export type Currency = { code: string; digits: number };

export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

export function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

const decimalPattern = /^\d{1,15}(?:\.\d{1,8})?$/;

/**
 * Minor units of a decimal string such as "1234.50", or null when it is not one: a sign, an
 * exponent, grouping, or more decimals than the currency has.
 */
export function parseAmount(text: string, digits: number): bigint | null {
  if (!decimalPattern.test(text)) return null;
  const [whole, fraction = ''] = text.split('.');
  if (fraction.length > digits) return null;
  return BigInt(whole + fraction.padEnd(digits, '0'));
}

/** The wire form, always with the currency's decimals: 123450n with 2 digits is "1234.50". */
export function formatAmount(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = minor
    .toString()
    .replace('-', '')
    .padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
