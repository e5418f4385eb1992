import type { PaymentRecord } from '#ports/payment-gateway.ts';
import type { DepositEvent } from '@pavilion/domain/wallet/deposit-state';
import type { PaymentsDeps } from '../payments-deps.ts';
import { publishDeposit } from './credit-deposit.ts';
import { lockDeposit, writeDepositState, type Deposit } from './deposit.store.ts';
import { gatewayHouse, settleDeposit, type SettleDeps } from './settle-deposit.ts';
import { listUnpaidDeposits, type ListPosition } from './waiting-deposits.store.ts';

const askAfterMs = 2 * 60_000;
/** After this time the gateway knows every payment, also one made in the last moment. */
const askOnMs = 60 * 60_000;
const batch = 50;
const atOnce = 5;

type Deps = SettleDeps & Pick<PaymentsDeps, 'db'>;

const eventOf: Record<PaymentRecord['status'], DepositEvent | null> = {
  pending: null,
  paid: 'confirmPaid',
  failed: 'confirmFailed',
  expired: 'expire',
};

/** Expires a deposit of whose money the gateway knows nothing; a late payment is still credited. */
async function expire(deps: Deps, depositId: string): Promise<void> {
  const { db, gateway, clock } = deps;
  await db.transaction().execute(async (transaction) => {
    const deposit = await lockDeposit(transaction, { id: depositId, gateway: gateway.id });
    if (deposit?.state !== 'pending') return;
    await writeDepositState(transaction, depositId, 'expired', clock(), null);
    await publishDeposit(deps, transaction, deposit);
  });
}

async function reconcile(deps: Deps, deposit: Deposit): Promise<void> {
  const { db, gateway, clock, logger } = deps;
  const isOld = deposit.expires_at !== null && deposit.expires_at < clock();
  if (deposit.gateway_payment_id === null) {
    // Without a payment at the gateway the member never learned where to pay.
    if (isOld) await expire(deps, deposit.id);
    return;
  }
  const answer = await gateway.getPayment(deposit.gateway_payment_id);
  if (answer.outcome === 'inDoubt') {
    logger.warn({ depositId: deposit.id, reason: answer.reason }, 'a payment cannot be asked for');
    return;
  }
  const record = answer.outcome === 'done' ? answer.value : null;
  const event = record ? eventOf[record.status] : null;
  if (record && event) {
    const house = await gatewayHouse(deps);
    const report = { ...record, reference: deposit.id, event };
    if (record.reference !== deposit.id) {
      logger.error({ depositId: deposit.id }, 'a payment names another deposit');
      return;
    }
    await db
      .transaction()
      .execute((transaction) => settleDeposit(deps, transaction, house, report));
    return;
  }
  if (isOld) await expire(deps, deposit.id);
}

async function reconcileSafely(deps: Deps, deposit: Deposit): Promise<void> {
  try {
    await reconcile(deps, deposit);
  } catch (error) {
    deps.logger.error({ err: error, depositId: deposit.id }, 'a deposit was not reconciled');
  }
}

/**
 * Asks the gateway about deposits that have waited for more than two minutes, a bounded batch at a
 * time, and expires those not paid in time. Also finds payments after a cancellation whose webhook
 * was lost.
 */
export function createDepositReconciler(deps: Deps) {
  let position: ListPosition | null = null;

  return async function reconcileDeposits(signal: AbortSignal): Promise<void> {
    const now = deps.clock().getTime();
    const deposits = await listUnpaidDeposits(deps.db, deps.gateway.id, {
      requestedBefore: new Date(now - askAfterMs),
      payableAfter: new Date(now - askOnMs),
      after: position,
      limit: batch,
    });
    for (let first = 0; first < deposits.length && !signal.aborted; first += atOnce) {
      const some = deposits.slice(first, first + atOnce);
      await Promise.all(some.map((deposit) => reconcileSafely(deps, deposit)));
    }
    const last = deposits.length === batch ? deposits.at(-1) : undefined;
    position = last ? { at: last.requested_at, id: last.id } : null;
  };
}
