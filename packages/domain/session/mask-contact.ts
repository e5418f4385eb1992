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
