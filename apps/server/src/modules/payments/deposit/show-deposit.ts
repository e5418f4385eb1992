import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getDeposit } from '@pavilion/contract/payments/get-deposit';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { Refused } from '../../../http/refused.ts';
import { isOwnId, type PaymentsParts } from '../payments-parts.ts';
import { findDeposit } from './deposit.store.ts';

/** How far a deposit of the member has come; those of others are not found. */
export async function showDeposit(
  { db, currency }: Pick<PaymentsParts, 'db' | 'currency'>,
  memberId: bigint,
  depositId: string,
): Promise<ResponseOf<typeof getDeposit>> {
  const deposit = isOwnId(depositId) ? await findDeposit(db, memberId, depositId) : null;
  if (!deposit) throw new Refused('deposit.not.found');
  return {
    depositId: deposit.id,
    state: deposit.state,
    channel: deposit.channel,
    amount: formatAmount(deposit.amount, currency.digits),
    requestedAt: deposit.requested_at.toISOString(),
    settledAt: deposit.settled_at?.toISOString() ?? null,
    checkoutUrl: deposit.checkout_url,
  };
}
