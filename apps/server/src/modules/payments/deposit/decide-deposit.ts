import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { nextDepositState, type DepositEvent } from '@pavilion/domain/wallet/deposit-state';
import { isOwnId, type PaymentsDeps } from '../payments-deps.ts';
import { houseGateway } from './by-hand.ts';
import { creditDeposit, publishDeposit } from './credit-deposit.ts';
import { changeDeposit, lockDeposit, type Deposit, type DepositChange } from './deposit.store.ts';

type Deps = Pick<
  PaymentsDeps,
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
  deps: Deps,
  transaction: DatabaseTransaction,
  deposit: Deposit,
  event: DepositEvent,
  how: DepositChange,
): Promise<Deposit> {
  const state = nextDepositState(deposit.state, event);
  if (state === null) throw new ApiError('deposit.state');
  const changed = await changeDeposit(transaction, deposit.id, { ...how, state });
  await publishDeposit(deps, transaction, deposit);
  return changed;
}

/** The money is on the house's account: it is credited with the state, once. */
export async function approveDeposit(deps: Deps, id: string, operator: string): Promise<Deposit> {
  const house = await deps.wallet.houseAccount(`gateway:${houseGateway}`, deps.currency.code);
  return deps.db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, id);
    if (deposit.state === 'paid') return deposit;
    const how = { decided_by: operator, settled_at: deps.clock(), reason: null };
    const changed = await changeByEvent(deps, transaction, deposit, 'approve', how);
    return creditDeposit(deps, transaction, changed, house);
  });
}

/** The money did not come, for a reason that the member is told. */
export async function rejectDeposit(
  deps: Deps,
  id: string,
  reason: string,
  operator: string,
): Promise<Deposit> {
  return deps.db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, id);
    const how = { decided_by: operator, settled_at: deps.clock(), reason };
    return changeByEvent(deps, transaction, deposit, 'reject', how);
  });
}
