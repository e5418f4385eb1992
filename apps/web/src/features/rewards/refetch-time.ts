const leastMs = 60_000;
const mostMs = 24 * 60 * 60_000;
/** The clock of the site may be a little behind that of the device. */
const slackMs = 1000;

/**
 * In how many milliseconds the soonest of these instants has come, for `refetchInterval`: a minute
 * at least, since the clock of a device may be wrong, and a day at most; false for no instant.
 */
export function refetchTime(
  instants: readonly (string | null)[],
  now: number = Date.now(),
): number | false {
  const known = instants.filter((at) => at !== null);
  if (known.length === 0) return false;
  const leftMs = Math.min(...known.map((at) => Date.parse(at))) - now + slackMs;
  return Math.min(Math.max(leftMs, leastMs), mostMs);
}

/** Whether an instant is less than a day from now, in milliseconds since 1970. */
export const endsSoon = (at: string, now: number): boolean => Date.parse(at) - now < mostMs;
