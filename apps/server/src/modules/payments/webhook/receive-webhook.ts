import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { WebhookEvent, WebhookHeaders } from '#ports/payment-gateway.ts';
import { gatewayHouse, settleDeposit, type SettleDeps } from '../deposit/settle-deposit.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { withdrawalsHouse } from '../withdrawal/hold.ts';
import { settleWithdrawal } from '../withdrawal/settle-withdrawal.ts';
import { rememberWebhook } from './webhook-seen.store.ts';

type Deps = SettleDeps & Pick<PaymentsDeps, 'db'>;

type MoneyEvent = Exclude<WebhookEvent, { kind: 'other' }>;

function houseOf(deps: Deps, event: MoneyEvent): Promise<bigint> {
  return event.kind === 'payment' ? gatewayHouse(deps) : withdrawalsHouse(deps);
}

/** Throws for a reference that is not ours, so that the transaction remembers no webhook. */
async function applyEvent(
  deps: Deps,
  transaction: DatabaseTransaction,
  house: bigint,
  event: MoneyEvent,
): Promise<void> {
  if (event.kind === 'payout') {
    const outcome = await settleWithdrawal(deps, transaction, house, event);
    if (outcome === 'unknown') throw new ApiError('withdraw.not.found');
    return;
  }
  const deposit = {
    ...event,
    event: event.status === 'paid' ? ('confirmPaid' as const) : ('confirmFailed' as const),
  };
  const outcome = await settleDeposit(deps, transaction, house, deposit);
  if (outcome === 'unknown') throw new ApiError('deposit.not.found');
}

/**
 * Applies a webhook of the gateway and remembers it in the same transaction. Throws
 * `request.invalid` for one that is not from the gateway or too old, and `….not.found` for a
 * reference that is not ours; accepts everything else, also what changes nothing.
 */
export async function receiveWebhook(
  deps: Deps,
  rawBody: Uint8Array,
  headers: WebhookHeaders,
): Promise<void> {
  const { db, gateway, clock, logger } = deps;
  const reading = gateway.readWebhook(rawBody, headers, clock());
  if (reading.outcome === 'refused') {
    logger.warn({ gateway: gateway.id, reason: reading.reason }, 'a webhook was refused');
    throw new ApiError('request.invalid');
  }
  const { event, webhookId } = reading;
  if (event.kind === 'other') return;
  const house = await houseOf(deps, event);
  await db.transaction().execute(async (transaction) => {
    const isNew = await rememberWebhook(transaction, gateway.id, webhookId, clock());
    if (isNew) await applyEvent(deps, transaction, house, event);
  });
}
