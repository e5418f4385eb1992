const prefix = 'player-';
const pattern = /^player-([1-9]\d{0,17})$/;

/** The vendor asks for names of at least four characters that say nothing of the person. */
export function playerName(accountId: string): string {
  return prefix + accountId;
}

/** The account of a name that was given out, or null. */
export function accountOfName(name: string): string | null {
  return pattern.exec(name)?.[1] ?? null;
}
