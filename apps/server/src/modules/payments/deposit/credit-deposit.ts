import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { playThroughOf } from '@pavilion/domain/wallet/withdrawal-effect';
import type { PaymentsDeps } from '../payments-deps.ts';
import { changeDeposit, type Deposit } from './deposit.store.ts';

type Deps = Pick<PaymentsDeps, 'wallet' | 'signals' | 'depositBonus' | 'site' | 'ownLimits'>;

/** Publishes to a member's open pages that a deposit has changed. */
export function publishDeposit(
  { signals }: Pick<Deps, 'signals'>,
  transaction: DatabaseTransaction,
  { member_id: memberId }: Pick<Deposit, 'member_id'>,
): Promise<void> {
  return signals.publishIn(transaction, { kind: 'deposit', memberId });
}

/**
 * Credits a deposit less the channel's fee, once by the deposit's id, and returns it with its
 * bonus. Throws `wallet.balance.limit` while the balance has no room for it. The bonus (decision
 * 0016) and the play-through (decision 0061) are shares of the credited amount.
 */
export async function creditDeposit(
  deps: Deps,
  transaction: DatabaseTransaction,
  deposit: Deposit,
  house: bigint,
): Promise<Deposit> {
  const amountMinor = deposit.amount - deposit.fee;
  const [result] = await deps.wallet.applyIn(transaction, [
    {
      accountId: deposit.account_id,
      contraId: house,
      kind: 'deposit',
      amountMinor,
      source: 'deposit',
      externalId: deposit.id,
      owesMinor: playThroughOf(amountMinor, deps.site.policy.payments.withdraw.playThrough),
    },
  ]);
  if (result?.outcome === 'balanceTooHigh') throw new ApiError('wallet.balance.limit');
  if (result?.outcome !== 'applied' && result?.outcome !== 'repeated') {
    throw new Error(`the wallet answered ${result?.outcome} to deposit ${deposit.id}`);
  }
  await deps.ownLimits.noteDeposit(transaction, deposit.member_id);
  if (deposit.promotion_id === null) return deposit;
  const bonusMinor = await deps.depositBonus.grant(transaction, {
    memberId: deposit.member_id,
    accountId: deposit.account_id,
    depositId: deposit.id,
    amountMinor,
    promotionId: deposit.promotion_id,
  });
  if (bonusMinor === null) return deposit;
  return changeDeposit(transaction, deposit.id, { bonus_amount: bonusMinor });
}
