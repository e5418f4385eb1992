import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { transferToVendor } from '@pavilion/contract/player/transfers';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { findVendor, type TransfersParts } from '../transfers-parts.ts';
import type { Transfer } from './transfer.store.ts';

export function showTransfer(
  parts: Pick<TransfersParts, 'vendors' | 'currency'>,
  transfer: Transfer,
): ResponseOf<typeof transferToVendor> {
  return {
    transferId: transfer.id,
    vassalage: transfer.vendor,
    vendorName: findVendor(parts, transfer.vendor)?.name ?? transfer.vendor,
    direction: transfer.direction,
    amount: formatAmount(transfer.amount, parts.currency.digits),
    state: transfer.state,
    reason: transfer.reason,
    requestedAt: transfer.requested_at.toISOString(),
    settledAt: transfer.settled_at?.toISOString() ?? null,
  };
}
