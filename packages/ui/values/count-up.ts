function digitsOf(amount: string): number {
  const point = amount.indexOf('.');
  return point < 0 ? 0 : amount.length - point - 1;
}

function toMinor(amount: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(digits, '0'));
}

function toDecimal(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const thousandths = 1000;

/** The decimal string between two others; `progress` runs from 0 to 1, where 1 is exactly `to`. */
export function amountBetween(from: string, to: string, progress: number): string {
  if (progress >= 1) return to;
  const digits = Math.max(digitsOf(from), digitsOf(to));
  const start = toMinor(from, digits);
  const step = BigInt(Math.round(Math.max(progress, 0) * thousandths));
  const distance = toMinor(to, digits) - start;
  return toDecimal(start + (distance * step) / BigInt(thousandths), digits);
}
