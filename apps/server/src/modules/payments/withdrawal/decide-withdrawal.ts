import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { putInOutbox } from '#kit/outbox.ts';
import { isOwnId } from '#kit/own-id.ts';
import { nextWithdrawalState } from '@pavilion/domain/wallet/withdrawal-state';
import type { PaymentsDeps } from '../payments-deps.ts';
import { returnHold, publishWithdrawal, withdrawalsHouse } from './hold.ts';
import {
  findWithdrawal,
  lockWithdrawal,
  payoutTopic,
  writeWithdrawal,
  type Withdrawal,
} from './withdrawal.store.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'wallet' | 'currency' | 'clock' | 'signals'>;

async function present(transaction: DatabaseTransaction, id: string): Promise<Withdrawal> {
  const withdrawal = await findWithdrawal(transaction, id);
  if (!withdrawal) throw new ApiError('withdraw.not.found');
  return withdrawal;
}

async function lockOrRefuse(transaction: DatabaseTransaction, id: string) {
  const withdrawal = isOwnId(id) ? await lockWithdrawal(transaction, id) : null;
  if (!withdrawal) throw new ApiError('withdraw.not.found');
  return withdrawal;
}

/** Marks a request as under review; a repeat leaves it as it is. */
export async function reviewWithdrawal(
  deps: Deps,
  id: string,
  operator: string,
): Promise<Withdrawal> {
  return deps.db.transaction().execute(async (transaction) => {
    const withdrawal = await lockOrRefuse(transaction, id);
    if (withdrawal.state === 'reviewing') return present(transaction, id);
    const next = nextWithdrawalState(withdrawal.state, 'review');
    if (next === null) throw new ApiError('withdraw.state');
    const change = { state: next, reviewed_at: deps.clock(), decided_by: operator };
    await writeWithdrawal(transaction, id, change);
    await publishWithdrawal(deps, transaction, withdrawal);
    return present(transaction, id);
  });
}

/** Releases a held withdrawal for its payout; a repeat leaves it as it is. */
export async function approveWithdrawal(
  deps: Deps,
  id: string,
  operator: string,
): Promise<Withdrawal> {
  const { db, clock } = deps;
  return db.transaction().execute(async (transaction) => {
    const withdrawal = await lockOrRefuse(transaction, id);
    const { state } = withdrawal;
    if (state === 'paying' || state === 'paid') return present(transaction, id);
    const next = nextWithdrawalState(state, 'approve');
    if (next === null) throw new ApiError('withdraw.state');
    const change = { state: next, released_at: clock(), decided_by: operator };
    await writeWithdrawal(transaction, id, change);
    await publishWithdrawal(deps, transaction, withdrawal);
    await putInOutbox(transaction, { topic: payoutTopic, key: id, payload: {} }, clock());
    return present(transaction, id);
  });
}

/** Rejects a held withdrawal and gives the amount back, in one transaction. */
export async function rejectWithdrawal(
  deps: Deps,
  id: string,
  reason: string,
  operator: string,
): Promise<Withdrawal> {
  const house = await withdrawalsHouse(deps);
  return deps.db.transaction().execute(async (transaction) => {
    const withdrawal = await lockOrRefuse(transaction, id);
    const next = nextWithdrawalState(withdrawal.state, 'reject');
    if (next === null) throw new ApiError('withdraw.state');
    await returnHold(deps, transaction, house, {
      withdrawalId: id,
      accountId: withdrawal.account_id,
      amountMinor: withdrawal.amount,
    });
    const end = { reason, decided_by: operator, settled_at: deps.clock() };
    await writeWithdrawal(transaction, id, { ...end, state: next });
    await publishWithdrawal(deps, transaction, withdrawal);
    return present(transaction, id);
  });
}
