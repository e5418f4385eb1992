const prefix = 'player-';
const pattern = /^player-([1-9]\d{0,17})$/;

/** The vendor requires names of at least four characters that do not identify the person. */
export function playerName(accountId: string): string {
  return prefix + accountId;
}

/** The account id in a name made by `playerName`, or null. */
export function accountOfName(name: string): string | null {
  return pattern.exec(name)?.[1] ?? null;
}
