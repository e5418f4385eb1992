/**
 * Minor units that no balance grows past by new money, and so no single amount either. Far above
 * what anyone holds, far below what the numbers of the database and of a browser hold exactly.
 */
export const largestBalanceMinor = 1_000_000_000_000_000n;
