import type { Wallet } from '#modules/wallet/wallet.ts';
import type { WalletRefusal } from '#ports/game-vendor.ts';

export type WalletOperation = Parameters<Wallet['apply']>[0][number];
export type WalletResult = Awaited<ReturnType<Wallet['apply']>>[number];

/** Refusals of bonus steps and withdrawals, which no vendor requests. */
type NotOfPlay = 'bonusNotOpen' | 'turnoverMissing' | 'playThroughOpen';
type RefusedOutcome = Exclude<
  WalletResult['outcome'],
  'applied' | 'repeated' | 'groupRefused' | NotOfPlay
>;

const refusalOf = {
  noFunds: 'noFunds',
  accountUnknown: 'playerUnknown',
  repeatDiffers: 'repeatDiffers',
  alreadyRolledBack: 'alreadyRolledBack',
  wageringBlocked: 'playerDisabled',
  permitClosed: 'sessionClosed',
  bonusBetTooHigh: 'maximumBetExceeded',
  balanceTooHigh: 'balanceTooHigh',
  spendingLimit: 'betLimitReached',
  stakeLimit: 'maximumBetExceeded',
  timeLimit: 'playTimeOver',
  checkDue: 'betLimitReached',
  pause: 'playTimeOver',
} as const satisfies Record<RefusedOutcome, WalletRefusal>;

export type Refusal = { done: false; refusal: WalletRefusal; balanceMinor: bigint | null };

export function refused(refusal: WalletRefusal, balanceMinor: bigint | null = null): Refusal {
  return { done: false, refusal, balanceMinor };
}

function isRefused(outcome: WalletResult['outcome']): outcome is RefusedOutcome {
  return Object.hasOwn(refusalOf, outcome);
}

/** The refusal that rolled back the group; null when all was applied, now or before. */
export function refusalIn(results: readonly WalletResult[]): Refusal | null {
  for (const { outcome, balanceMinor } of results) {
    if (isRefused(outcome)) return refused(refusalOf[outcome], balanceMinor);
  }
  return null;
}

/** Our ids and the balance after the last applied operation of the group. */
export function doneOf(results: readonly WalletResult[]) {
  const last = results.at(-1);
  if (!last || last.balanceMinor === null) throw new Error('the ledger gave no balance');
  return {
    done: true as const,
    balanceMinor: last.balanceMinor,
    transactionIds: results.map((result) => String(result.postingId)),
  };
}
