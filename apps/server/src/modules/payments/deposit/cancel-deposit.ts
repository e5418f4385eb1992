import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { changeByEvent } from './decide-deposit.ts';
import { lockDeposit, type Deposit } from './deposit.store.ts';

type Deps = Pick<
  PaymentsDeps,
  'db' | 'wallet' | 'currency' | 'clock' | 'signals' | 'depositBonus' | 'site'
>;

/**
 * Cancels a deposit that waits for its payment. A settlement locks the same row: either it comes
 * first and the cancellation is refused, or the payment is credited afterwards (decision 0051).
 */
export async function cancelDeposit(
  deps: Deps,
  memberId: bigint,
  depositId: string,
): Promise<Deposit> {
  return deps.db.transaction().execute(async (transaction) => {
    const deposit = isOwnId(depositId)
      ? await lockDeposit(transaction, { id: depositId, member_id: memberId })
      : null;
    if (!deposit) throw new ApiError('deposit.not.found');
    if (deposit.state === 'cancelled') return deposit;
    const now = deps.clock();
    const change = { cancelled_at: now, settled_at: now };
    return changeByEvent(deps, transaction, deposit, 'cancel', change);
  });
}
