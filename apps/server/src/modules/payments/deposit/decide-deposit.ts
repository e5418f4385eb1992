import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { nextDepositState, type DepositEvent } from '@pavilion/domain/wallet/deposit-state';
import { isOwnId, type PaymentsParts } from '../payments-parts.ts';
import { houseGateway } from './by-hand.ts';
import { creditDeposit, tellDeposit } from './credit-deposit.ts';
import { changeDeposit, lockDeposit, type Deposit, type DepositChange } from './deposit.store.ts';

type Parts = Pick<
  PaymentsParts,
  'db' | 'wallet' | 'currency' | 'clock' | 'signals' | 'depositBonus' | 'site'
>;

/** Only payments by hand; a payment company speaks for its own. */
export async function lockByHand(transaction: DatabaseTransaction, id: string): Promise<Deposit> {
  const deposit = isOwnId(id)
    ? await lockDeposit(transaction, { id, gateway: houseGateway })
    : null;
  if (!deposit) throw new ApiError('deposit.not.found');
  return deposit;
}

export async function changeByEvent(
  parts: Parts,
  transaction: DatabaseTransaction,
  deposit: Deposit,
  event: DepositEvent,
  how: DepositChange,
): Promise<Deposit> {
  const state = nextDepositState(deposit.state, event);
  if (state === null) throw new ApiError('deposit.state');
  const changed = await changeDeposit(transaction, deposit.id, { ...how, state });
  await tellDeposit(parts, transaction, deposit);
  return changed;
}

/** The money is on the house's account: it is credited with the state, once. */
export async function approveDeposit(parts: Parts, id: string, operator: string): Promise<Deposit> {
  const house = await parts.wallet.houseAccount(`gateway:${houseGateway}`, parts.currency.code);
  return parts.db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, id);
    if (deposit.state === 'paid') return deposit;
    const how = { decided_by: operator, settled_at: parts.clock(), reason: null };
    const changed = await changeByEvent(parts, transaction, deposit, 'approve', how);
    return creditDeposit(parts, transaction, changed, house);
  });
}

/** The money did not come, for a reason that the member is told. */
export async function rejectDeposit(
  parts: Parts,
  id: string,
  reason: string,
  operator: string,
): Promise<Deposit> {
  return parts.db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, id);
    const how = { decided_by: operator, settled_at: parts.clock(), reason };
    return changeByEvent(parts, transaction, deposit, 'reject', how);
  });
}
