/** Fewer active members say nothing. */
export const fewestActive = 3;
/** Just above the minimum is up to so many percent above it. */
const abovePercent = 10n;
/** So much of the active members, in percent, has to be just above. */
const justAbovePercent = 80;

/** How many of these valid bets, all of which reach a minimum, are just above it. */
export function countJustAbove(validMinor: readonly bigint[], minimumMinor: bigint): number {
  const most = minimumMinor * (100n + abovePercent);
  return validMinor.filter((valid) => valid * 100n <= most).length;
}

/** What is known of the active members by which a contract paid. */
export type ActiveMembers = {
  activeMembers: number;
  justAbove: number;
  /** Whether all that all of them bet lies in one hour of a longer period. */
  isWithinHour: boolean;
};

/** Whether active members look as if they were made: agents.md §13. */
export function areMadeActive({ activeMembers, justAbove, isWithinHour }: ActiveMembers): boolean {
  if (activeMembers < fewestActive) return false;
  return isWithinHour || justAbove * 100 >= activeMembers * justAbovePercent;
}
