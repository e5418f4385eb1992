import type { TransferRecord, TransferOrder } from '#ports/transfer-wallets.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { TransfersDeps, TransferVendor } from '../transfers-deps.ts';
import { settleTransfer, type TransferEnd } from './settle-transfer.ts';
import type { Transfer } from './transfer.store.ts';

type Deps = Pick<TransfersDeps, 'db' | 'wallet' | 'currency' | 'clock' | 'logger' | 'signals'>;

/** How a transfer stands after it was tried: ended, or why nobody knows. */
export type Standing = { known: true } | { known: false; reason: string };

function orderOf({ currency }: Deps, vendor: TransferVendor, transfer: Transfer): TransferOrder {
  return {
    reference: transfer.id,
    provider: vendor.provider,
    accountId: transfer.account_id.toString(),
    currency: currency.code,
    amount: formatAmount(transfer.amount, currency.digits),
  };
}

/** What a transfer is called on the side of the studio. */
function directionAtVendor({ direction }: Pick<Transfer, 'direction'>) {
  return direction === 'toVendor' ? 'credit' : 'debit';
}

function isAsOrdered(record: TransferRecord, order: TransferOrder, transfer: Transfer): boolean {
  return (
    record.direction === directionAtVendor(transfer) &&
    record.provider === order.provider &&
    record.accountId === order.accountId &&
    record.currency === order.currency &&
    record.amount === order.amount
  );
}

async function end(deps: Deps, transfer: Transfer, how: TransferEnd): Promise<Standing> {
  await settleTransfer(deps, transfer, how);
  return { known: true };
}

/** Orders a transfer at the studio, outside of any transaction, and settles what it says. */
export async function carryOut(
  deps: Deps,
  vendor: TransferVendor,
  transfer: Transfer,
): Promise<Standing> {
  const order = orderOf(deps, vendor, transfer);
  const answer = await vendor.wallets[directionAtVendor(transfer)](order);
  if (answer.outcome !== 'inDoubt') return end(deps, transfer, answer.outcome);
  const { detail } = answer;
  deps.logger.warn({ transferId: transfer.id, detail }, 'a transfer is in doubt');
  return { known: false, reason: detail };
}

/**
 * Asks what became of a transfer that was ordered before, never guessing. What the studio has not
 * seen is ordered again with the same reference, so that an order still on its way moves nothing.
 */
export async function askAgain(
  deps: Deps,
  vendor: TransferVendor,
  transfer: Transfer,
): Promise<Standing> {
  const found = await vendor.wallets.find(transfer.id);
  if (!found.done) return { known: false, reason: found.detail };
  const record = found.value;
  if (!record) return carryOut(deps, vendor, transfer);
  if (!isAsOrdered(record, orderOf(deps, vendor, transfer), transfer)) {
    deps.logger.error({ transferId: transfer.id, record }, 'a studio has another transfer');
    return { known: false, reason: 'the studio has another transfer under the reference' };
  }
  return end(deps, transfer, record.status);
}
