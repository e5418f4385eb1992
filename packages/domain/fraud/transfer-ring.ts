/** Within how many days cash must have come back. */
export const ringDays = 7;

/** How many transfers make a ring. Back from who got it is no ring. */
export const ringSteps = { least: 3, most: 6 } as const;

/** The accounts of a ring in its order, from the smallest on: the same wherever it was begun. */
export function ringFromSmallest(accounts: readonly bigint[]): bigint[] {
  const smallest = accounts.reduce((least, one) => (one < least ? one : least));
  const place = accounts.indexOf(smallest);
  return [...accounts.slice(place), ...accounts.slice(0, place)];
}

/**
 * Whether cash went round by the amounts of the steps: the smallest is at least half of the
 * largest. Otherwise some of a large sum came back, or somebody closed a ring with next to nothing.
 */
export function goesRound(amounts: readonly bigint[]): boolean {
  const least = amounts.reduce((one, other) => (one < other ? one : other));
  const most = amounts.reduce((one, other) => (one > other ? one : other));
  return least * 2n >= most;
}
