import type { PaymentsDeps } from '../payments-deps.ts';
import { withdrawalsHouse } from './hold.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { listOrderedPayouts, type OrderedPayout } from './withdrawal.store.ts';

const askAfterMs = 60_000;
const batch = 50;
const atOnce = 5;

type Deps = Pick<
  PaymentsDeps,
  'db' | 'wallet' | 'currency' | 'gateway' | 'clock' | 'logger' | 'signals'
>;

async function poll(deps: Deps, house: bigint, id: string): Promise<void> {
  const { db, gateway, logger } = deps;
  const found = await gateway.findPayout(id);
  if (found.outcome !== 'done') {
    logger.warn({ withdrawalId: id, reason: found.reason }, 'a payout cannot be asked for');
    return;
  }
  const record = found.value;
  if (!record) {
    logger.error({ withdrawalId: id }, 'the gateway no longer knows a payout');
    return;
  }
  if (record.reference !== id) {
    logger.error({ withdrawalId: id }, 'a payout names another withdrawal');
    return;
  }
  await db
    .transaction()
    .execute((transaction) => settleWithdrawal(deps, transaction, house, record));
}

async function pollSafely(deps: Deps, house: bigint, id: string): Promise<void> {
  try {
    await poll(deps, house, id);
  } catch (error) {
    deps.logger.error({ err: error, withdrawalId: id }, 'a payout was not polled');
  }
}

/** Asks for payouts that no webhook has ended within a minute, a bounded batch at a time. */
export function createPayoutPoller(deps: Deps) {
  let position: OrderedPayout | null = null;

  return async function pollPayouts(signal: AbortSignal): Promise<void> {
    const before = new Date(deps.clock().getTime() - askAfterMs);
    const ordered = await listOrderedPayouts(deps.db, deps.gateway.id, {
      before,
      after: position,
      limit: batch,
    });
    const house = await withdrawalsHouse(deps);
    for (let first = 0; first < ordered.length && !signal.aborted; first += atOnce) {
      const some = ordered.slice(first, first + atOnce);
      await Promise.all(some.map((one) => pollSafely(deps, house, one.id)));
    }
    position = ordered.length === batch ? (ordered.at(-1) ?? null) : null;
  };
}
