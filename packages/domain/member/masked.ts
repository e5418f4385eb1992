/** Enough of a mail address to recognise one's own, such as `lu***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, Math.max(at, 0));
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${email.slice(Math.max(at, 0))}`;
}

/** The dialing code's start and the last three digits, such as `+63*******123`. */
export function maskMobile(international: string): string {
  return (
    international.slice(0, 3) +
    '*'.repeat(Math.max(international.length - 6, 0)) +
    international.slice(-3)
  );
}

/** Enough of a network address to recognise one's own, not enough to identify a person. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\.\d+\.\d+$/, '.*.*');
  if (plain.includes(':')) return `${plain.split(':').slice(0, 2).join(':')}:*`;
  return '';
}

/** A person's name for strangers: its first and last letters, never its length. */
export function maskedName(name: string): string {
  const letters = [...name];
  const shown = letters.length > 5 ? 2 : 1;
  const end = letters.length > 3 ? letters.slice(-1) : [];
  return `${letters.slice(0, shown).join('')}***${end.join('')}`;
}
