import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { nextDepositState, type DepositEvent } from '@pavilion/domain/wallet/deposit-state';
import type { PaymentsDeps } from '../payments-deps.ts';
import { houseGateway } from './by-hand.ts';
import { creditDeposit, publishDeposit } from './credit-deposit.ts';
import { changeDeposit, lockDeposit, type Deposit, type DepositChange } from './deposit.store.ts';

type Deps = Pick<
  PaymentsDeps,
  'db' | 'wallet' | 'currency' | 'clock' | 'signals' | 'depositBonus' | 'site' | 'ownLimits'
>;

/** Locks a deposit paid by hand; operators decide none of a payment company's. */
export async function lockByHand(transaction: DatabaseTransaction, id: string): Promise<Deposit> {
  const deposit = isOwnId(id)
    ? await lockDeposit(transaction, { id, gateway: houseGateway })
    : null;
  if (!deposit) throw new ApiError('deposit.not.found');
  return deposit;
}

export async function changeByEvent(
  deps: Pick<Deps, 'signals'>,
  transaction: DatabaseTransaction,
  deposit: Deposit,
  event: DepositEvent,
  change: DepositChange,
): Promise<Deposit> {
  const state = nextDepositState(deposit.state, event);
  if (state === null) throw new ApiError('deposit.state');
  const changed = await changeDeposit(transaction, deposit.id, { ...change, state });
  await publishDeposit(deps, transaction, deposit);
  return changed;
}

/** Approves a deposit whose money an operator has found, and credits it once. */
export async function approveDeposit(deps: Deps, id: string, operator: string): Promise<Deposit> {
  const house = await deps.wallet.houseAccount(`gateway:${houseGateway}`, deps.currency.code);
  return deps.db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, id);
    if (deposit.state === 'paid') return deposit;
    const change = { decided_by: operator, settled_at: deps.clock(), reason: null };
    const changed = await changeByEvent(deps, transaction, deposit, 'approve', change);
    return creditDeposit(deps, transaction, changed, house);
  });
}

/** Rejects a deposit whose money did not come; the member reads the reason. */
export async function rejectDeposit(
  deps: Deps,
  id: string,
  reason: string,
  operator: string,
): Promise<Deposit> {
  return deps.db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, id);
    const change = { decided_by: operator, settled_at: deps.clock(), reason };
    return changeByEvent(deps, transaction, deposit, 'reject', change);
  });
}
