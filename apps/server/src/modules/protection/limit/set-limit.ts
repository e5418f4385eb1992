import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import {
  changeLimit,
  isLooser,
  limitAt,
  type LimitPeriod,
} from '@pavilion/domain/member/deposit-limit';
import { parseAmount } from '@pavilion/domain/wallet/money';
import type { ProtectionDeps } from '../protection-deps.ts';
import { findLimits, limitOf, writeLimit } from './deposit-limit.store.ts';

/** Sets a limit; on a remembered device a looser one requires the password (decision D5). */
export async function setLimit(
  { db, clock, currency, isConfirmed }: ProtectionDeps,
  { memberId, sessionId }: Pick<Caller, 'memberId' | 'sessionId'>,
  input: { period: LimitPeriod; amount: string | null },
): Promise<void> {
  const wanted = input.amount === null ? null : parseAmount(input.amount, currency.digits);
  if (wanted === 0n || (wanted === null && input.amount !== null)) {
    throw new ApiError('wallet.amount.invalid');
  }
  const confirmed = await isConfirmed(sessionId);
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const now = clock();
    const written = limitOf(await findLimits(transaction, memberId), input.period);
    if (!confirmed && isLooser(limitAt(written, now), wanted)) {
      throw new ApiError('session.confirm.required');
    }
    const changed = changeLimit(written, wanted, now);
    await writeLimit(transaction, memberId, input.period, changed, now);
  });
}
