/** Removes what a keyboard or a bank adds to a name: case, accents, points, double spaces. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.,]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}

/** Withdrawals go to accounts in one name: that of the member's first account. */
export function isSamePayee(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
