import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { transferToVendor } from '@pavilion/contract/player/transfers';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { findVendor, type TransfersDeps } from '../transfers-deps.ts';
import type { Transfer } from './transfer.store.ts';

export function showTransfer(
  deps: Pick<TransfersDeps, 'vendors' | 'currency'>,
  transfer: Transfer,
): ResponseOf<typeof transferToVendor> {
  return {
    transferId: transfer.id,
    vassalage: transfer.vendor,
    vendorName: findVendor(deps, transfer.vendor)?.name ?? transfer.vendor,
    direction: transfer.direction,
    amount: formatAmount(transfer.amount, deps.currency.digits),
    state: transfer.state,
    reason: transfer.reason,
    requestedAt: transfer.requested_at.toISOString(),
    settledAt: transfer.settled_at?.toISOString() ?? null,
  };
}
