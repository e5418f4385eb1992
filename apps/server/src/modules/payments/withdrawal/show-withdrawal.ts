import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { requestWithdrawal } from '@pavilion/contract/player/payments/withdrawals';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { bankName } from '../card/show-card.ts';
import { showSteps } from '../money-steps.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findWithdrawal, type Withdrawal } from './withdrawal.store.ts';

type Deps = Pick<PaymentsDeps, 'site' | 'currency'>;

export function showWithdrawal(
  { site, currency }: Deps,
  withdrawal: Withdrawal,
  language: Language,
): ResponseOf<typeof requestWithdrawal> {
  return {
    withdrawalId: withdrawal.id,
    amount: formatAmount(withdrawal.amount, currency.digits),
    state: withdrawal.state,
    bankName: bankName(site, withdrawal.bank, language),
    accountNumberMasked: withdrawal.account_masked,
    fee: formatAmount(withdrawal.fee, currency.digits),
    net: formatAmount(withdrawal.amount - withdrawal.fee, currency.digits),
    requestedAt: withdrawal.requested_at.toISOString(),
    reviewedAt: withdrawal.reviewed_at?.toISOString() ?? null,
    releasedAt: withdrawal.released_at?.toISOString() ?? null,
    settledAt: withdrawal.settled_at?.toISOString() ?? null,
    reason: withdrawal.state === 'rejected' ? withdrawal.reason : null,
  };
}

/** Finds a withdrawal of the member; those of others are not found. */
export async function ownWithdrawal(
  { db }: Pick<PaymentsDeps, 'db'>,
  memberId: bigint,
  id: string,
): Promise<Withdrawal> {
  const found = isOwnId(id) ? await findWithdrawal(db, id) : null;
  if (found?.member_id !== memberId) throw new ApiError('withdraw.not.found');
  return found;
}

/** Shows a withdrawal with the account name, the deciding operator and how its money came. */
export function showToOperator(deps: Deps, withdrawal: Withdrawal, language: Language) {
  const { username: account, decided_by: decidedBy, steps } = withdrawal;
  const chain = steps && showSteps(steps, deps.currency.digits);
  return { ...showWithdrawal(deps, withdrawal, language), account, decidedBy, chain };
}
