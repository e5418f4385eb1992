import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

type Deps = Pick<PaymentsDeps, 'wallet' | 'currency'>;

/** An amount in minor units that moves between a member's account and the house `withdrawals`. */
export type Hold = { withdrawalId: string; accountId: bigint; amountMinor: bigint };

/** Publishes to a member's open pages that a withdrawal has changed. */
export function publishWithdrawal(
  { signals }: Pick<PaymentsDeps, 'signals'>,
  transaction: DatabaseTransaction,
  { member_id: memberId }: { member_id: bigint },
): Promise<void> {
  return signals.publishIn(transaction, { kind: 'withdrawal', memberId });
}

/** Opens the house account of holds; call it before a transaction begins. */
export function withdrawalsHouse({ wallet, currency }: Deps): Promise<bigint> {
  return wallet.houseAccount('withdrawals', currency.code);
}

/**
 * Takes the amount off the account. Throws `wallet.no.funds` when it is not there, and
 * `withdraw.playthrough.open` while deposits must still be played.
 */
export async function takeHold(
  { wallet }: Deps,
  transaction: DatabaseTransaction,
  house: bigint,
  hold: Hold,
): Promise<void> {
  const [result] = await wallet.applyIn(transaction, [
    {
      accountId: hold.accountId,
      contraId: house,
      kind: 'withdrawalHold',
      amountMinor: -hold.amountMinor,
      source: 'withdrawal',
      externalId: `hold:${hold.withdrawalId}`,
    },
  ]);
  if (result?.outcome === 'noFunds') throw new ApiError('wallet.no.funds');
  if (result?.outcome === 'playThroughOpen') throw new ApiError('withdraw.playthrough.open');
  if (result?.outcome !== 'applied') throw new Error(`a hold was answered ${result?.outcome}`);
}

/** Gives the amount back, once by the name of the posting. */
export async function returnHold(
  { wallet }: Deps,
  transaction: DatabaseTransaction,
  house: bigint,
  hold: Hold,
): Promise<void> {
  const [result] = await wallet.applyIn(transaction, [
    {
      accountId: hold.accountId,
      contraId: house,
      kind: 'withdrawalReturn',
      amountMinor: hold.amountMinor,
      source: 'withdrawal',
      externalId: `return:${hold.withdrawalId}`,
    },
  ]);
  if (result?.outcome !== 'applied') throw new Error(`a return was answered ${result?.outcome}`);
}
