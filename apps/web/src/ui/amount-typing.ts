/**
 * What stands in an amount field after a key or a paste: digits, one point and at most the
 * currency's decimals. Grouping commas are dropped; null when the text is no amount at all.
 */
export function typedAmount(text: string, digits: number): string | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  const match = /^(\d{0,15})(\.\d*)?$/.exec(plain);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const kept = digits === 0 ? '' : fraction.slice(0, digits + 1);
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  return (trimmed === '' && kept !== '' ? '0' : trimmed) + kept;
}

/** The wire form of a finished amount ("500." is "500"), or null when nothing was typed. */
export function finishedAmount(typed: string): string | null {
  const plain = typed.replace(/\.$/, '');
  return plain === '' ? null : plain;
}

function scaled(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
}

/** Below zero when the first decimal string is the smaller one, by exact value. */
export function compareAmounts(one: string, other: string): number {
  const difference = scaled(one) - scaled(other);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
