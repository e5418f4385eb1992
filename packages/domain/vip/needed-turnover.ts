/** How many times a bonus its valid bets are where the site names no figure. */
const turnoverTimes = 20n;

/**
 * The valid bets of a period that the bonus of the period takes, in minor units; nothing where
 * there is no bonus.
 */
export function neededTurnover(bonus: bigint, turnover: bigint | undefined): bigint {
  if (bonus === 0n) return 0n;
  return turnover ?? bonus * turnoverTimes;
}
