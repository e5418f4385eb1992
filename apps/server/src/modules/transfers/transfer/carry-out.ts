import type { TransferRecord, TransferOrder } from '#ports/transfer-wallets.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { TransfersDeps, TransferVendor } from '../transfers-deps.ts';
import { settleTransfer, type TransferEnd } from './settle-transfer.ts';
import type { Transfer } from './transfer.store.ts';

type Deps = Pick<TransfersDeps, 'db' | 'wallet' | 'currency' | 'clock' | 'logger' | 'signals'>;

/** The result of one try: the transfer has ended, or why its end is not known. */
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

/** Returns the direction as the provider names it. */
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

/** Orders a transfer at the provider, outside of any transaction, and settles its answer. */
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
 * Asks the provider for a transfer that was ordered before. Orders one that it has not seen again
 * with the same reference, so that an order still on its way moves nothing twice.
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
    deps.logger.error({ transferId: transfer.id, record }, 'a provider has another transfer');
    return { known: false, reason: 'the provider has another transfer under the reference' };
  }
  return end(deps, transfer, record.status);
}
