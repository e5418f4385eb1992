/** Enough of a network address to recognise one's own, not enough to identify a person. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\.\d+\.\d+$/, '.*.*');
  if (plain.includes(':')) return `${plain.split(':').slice(0, 2).join(':')}:*`;
  return '';
}
