/**
 * What an account still waits for before it is closed: money in it, an open bet, money at a
 * provider, or a deposit or withdrawal under way.
 */
export const closingWaits = ['balance', 'bet', 'provider', 'deposit', 'withdrawal'] as const;
export type ClosingWait = (typeof closingWaits)[number];

/** Closing has been asked for, or is done. */
export const closingStates = ['closing', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];
