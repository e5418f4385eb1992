import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findPlayOwed, lockAccount } from '#modules/wallet/account.store.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { withdrawalEffect } from '@pavilion/domain/wallet/withdrawal-effect';
import type { PaymentsDeps } from '../payments-deps.ts';

type Reading = Pick<PaymentsDeps, 'runningBonuses'>;
type Deps = Reading & Pick<PaymentsDeps, 'endRunning' | 'currency'>;

/** Returns what a withdrawal would do to a member's bonuses now, and what decides it. */
export async function withdrawalTermsOf(
  { runningBonuses }: Reading,
  db: Database | DatabaseTransaction,
  { memberId, accountId }: { memberId: bigint; accountId: bigint },
) {
  const { owedMinor, mayWager } = await findPlayOwed(db, accountId);
  const running = await runningBonuses(db, memberId);
  const bonuses = mayWager
    ? running
    : running.map((bonus) => ({ ...bonus, withdrawal: 'ends' as const }));
  return { owedMinor, bonuses, decided: withdrawalEffect({ owedMinor, bonuses, mayWager }) };
}

/**
 * Checks a withdrawal under the lock of its account, and ends the bonuses that it ends. Throws
 * `withdraw.playthrough.open` and `withdraw.bonus.blocked` with what is `missing`, and
 * `withdraw.bonus.ends` with what `goes` where the member has not agreed to it.
 */
export async function passWithdrawalTerms(
  deps: Deps,
  transaction: DatabaseTransaction,
  input: { memberId: bigint; accountId: bigint; mayEndBonus: boolean },
): Promise<void> {
  await lockAccount(transaction, input.accountId);
  const { decided } = await withdrawalTermsOf(deps, transaction, input);
  const decimal = (minor: bigint) => formatAmount(minor, deps.currency.digits);
  if (decided.effect === 'free') return;
  if (decided.effect === 'blocked') {
    const { playThroughMinor, wageringMinor } = decided;
    if (decided.bonuses.length > 0) {
      throw new ApiError('withdraw.bonus.blocked', { missing: decimal(wageringMinor) });
    }
    throw new ApiError('withdraw.playthrough.open', { missing: decimal(playThroughMinor) });
  }
  if (!input.mayEndBonus) {
    throw new ApiError('withdraw.bonus.ends', { goes: decimal(decided.goesMinor) });
  }
  const ending = decided.bonuses.map(({ bonusId }) => bonusId);
  await deps.endRunning(transaction, input.memberId, ending);
}
