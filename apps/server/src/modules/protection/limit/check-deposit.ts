import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { limitAt, limitPeriodMs, limitPeriods } from '@pavilion/domain/member/deposit-limit';
import { formatAmount, larger } from '@pavilion/domain/wallet/money';
import type { ProtectionDeps } from '../protection-deps.ts';
import { findLimits, limitOf } from './deposit-limit.store.ts';

type Deps = Pick<ProtectionDeps, 'clock' | 'currency' | 'depositedSince'>;

/**
 * Refuses a deposit above what the member's own limits leave. The caller holds the member's lock,
 * so that simultaneous deposits are counted one after the other.
 */
export async function checkDeposit(
  { clock, currency, depositedSince }: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  amountMinor: bigint,
): Promise<void> {
  const limits = await findLimits(transaction, memberId);
  const now = clock();
  for (const period of limitPeriods) {
    const { amount } = limitAt(limitOf(limits, period), now);
    if (amount === null) continue;
    const since = new Date(now.getTime() - limitPeriodMs[period]);
    const left = amount - (await depositedSince(transaction, memberId, since));
    if (amountMinor <= left) continue;
    const most = formatAmount(larger(left, 0n), currency.digits);
    throw new ApiError('deposit.own.limit', { period, left: most });
  }
}
