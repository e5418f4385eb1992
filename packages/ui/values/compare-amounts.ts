function scaled(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
}

/** Negative when the first decimal string is the smaller one, by exact value. */
export function compareAmounts(one: string, other: string): number {
  const difference = scaled(one) - scaled(other);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
