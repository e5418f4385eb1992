/**
 * The most, in minor units, to which new money raises a balance, and so the largest amount. Far
 * above what anyone holds, far below what the database and a browser store exactly.
 */
export const largestBalanceMinor = 1_000_000_000_000_000n;
