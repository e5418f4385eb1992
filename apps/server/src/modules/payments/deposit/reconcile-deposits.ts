import type { PaymentRecord } from '#ports/payment-gateway.ts';
import type { DepositEvent } from '@pavilion/domain/wallet/deposit-state';
import type { PaymentsParts } from '../payments-parts.ts';
import { tellDeposit } from './credit-deposit.ts';
import { lockDeposit, writeDepositState, type Deposit } from './deposit.store.ts';
import { gatewayHouse, settleDeposit, type SettleParts } from './settle-deposit.ts';
import { listUnpaidDeposits, type Place } from './waiting-deposits.store.ts';

const askAfterMs = 2 * 60_000;
/** A payment made in the last moment is known to the gateway by then. */
const askOnMs = 60 * 60_000;
const batch = 50;
const atOnce = 5;

type Parts = SettleParts & Pick<PaymentsParts, 'db'>;

const eventOf: Record<PaymentRecord['status'], DepositEvent | null> = {
  pending: null,
  paid: 'confirmPaid',
  failed: 'confirmFailed',
  expired: 'expire',
};

/** Ends the wait for money of which the gateway knows nothing; a late payment still counts. */
async function expire(parts: Parts, depositId: string): Promise<void> {
  const { db, gateway, clock } = parts;
  await db.transaction().execute(async (transaction) => {
    const deposit = await lockDeposit(transaction, { id: depositId, gateway: gateway.id });
    if (deposit?.state !== 'pending') return;
    await writeDepositState(transaction, depositId, 'expired', clock(), null);
    await tellDeposit(parts, transaction, deposit);
  });
}

async function reconcile(parts: Parts, deposit: Deposit): Promise<void> {
  const { db, gateway, clock, logger } = parts;
  const isOld = deposit.expires_at !== null && deposit.expires_at < clock();
  if (deposit.gateway_payment_id === null) {
    // Without a payment the person was never told where to pay.
    if (isOld) await expire(parts, deposit.id);
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
    const house = await gatewayHouse(parts);
    const report = { ...record, reference: deposit.id, event };
    if (record.reference !== deposit.id) {
      logger.error({ depositId: deposit.id }, 'a payment names another deposit');
      return;
    }
    await db
      .transaction()
      .execute((transaction) => settleDeposit(parts, transaction, house, report));
    return;
  }
  if (isOld) await expire(parts, deposit.id);
}

async function reconcileSafely(parts: Parts, deposit: Deposit): Promise<void> {
  try {
    await reconcile(parts, deposit);
  } catch (error) {
    parts.logger.error({ err: error, depositId: deposit.id }, 'a deposit was not reconciled');
  }
}

/**
 * Asks the gateway about deposits that wait for more than two minutes, a bounded batch at a time,
 * and lets those go that nobody paid in time. A payment after a cancellation is found here too when
 * its webhook was lost.
 */
export function createDepositReconciler(parts: Parts) {
  let place: Place | null = null;

  return async function reconcileDeposits(signal: AbortSignal): Promise<void> {
    const now = parts.clock().getTime();
    const deposits = await listUnpaidDeposits(parts.db, parts.gateway.id, {
      requestedBefore: new Date(now - askAfterMs),
      payableAfter: new Date(now - askOnMs),
      after: place,
      limit: batch,
    });
    for (let first = 0; first < deposits.length && !signal.aborted; first += atOnce) {
      const some = deposits.slice(first, first + atOnce);
      await Promise.all(some.map((deposit) => reconcileSafely(parts, deposit)));
    }
    const last = deposits.length === batch ? deposits.at(-1) : undefined;
    place = last ? { at: last.requested_at, id: last.id } : null;
  };
}
