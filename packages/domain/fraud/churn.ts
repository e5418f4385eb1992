/** How many days in a row somebody has to play so. */
export const churnDays = 3;
/** Deposits are those of so many days: the days of play, and those before. */
export const churnDepositDays = 7;
/** A result is none when it is within this percentage of the stakes of a day. */
const churnResultPercent = 1n;
/** And the stakes are more than so many times the deposits. */
const churnDepositTimes = 50n;

/** What somebody did on some days, in minor units. */
export type DaysOfPlay = {
  /** Of each day. */
  stakesMinor: readonly bigint[];
  winsMinor: readonly bigint[];
  /** What was deposited and received in the days of the deposits. */
  receivedMinor: bigint;
  /** What has to be staked on each day. */
  minimumMinor: bigint;
};

const size = (minor: bigint) => (minor < 0n ? -minor : minor);

/**
 * Whether somebody only turns money over (agents.md §13): day after day stakes of a minimum at
 * least, of which nearly all comes back, and together many times what came in.
 */
export function isChurn({
  stakesMinor,
  winsMinor,
  receivedMinor,
  minimumMinor,
}: DaysOfPlay): boolean {
  const stakes = stakesMinor.reduce((sum, stake) => sum + stake, 0n);
  const comesBack = (stake: bigint, win = 0n) =>
    size(stake - win) * 100n <= stake * churnResultPercent;
  return (
    stakesMinor.length >= churnDays &&
    stakes > receivedMinor * churnDepositTimes &&
    stakesMinor.every((stake, day) => stake >= minimumMinor && comesBack(stake, winsMinor[day]))
  );
}
