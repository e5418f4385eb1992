import type { OutboxMessage, OutboxVerdict } from '#kit/outbox.ts';
import { askBalance } from '../funds/ask-balance.ts';
import { findVendor, type TransfersDeps } from '../transfers-deps.ts';
import { askAgain } from './carry-out.ts';
import { publishTransfer } from './move-money.ts';
import { findTransfer } from './transfer.store.ts';

/** The outbox topic of transfers; the key is the transfer's id. */
export const transferTopic = 'vendor-transfer';

/** Longer than the call that the request itself makes. */
export const firstLookAfterMs = 6_000;

/** Settles a transfer that its request left in doubt, or that the process died over. */
export function createTransferAsker(deps: TransfersDeps) {
  return async function askForTransfer({ key }: OutboxMessage): Promise<OutboxVerdict> {
    const transfer = await findTransfer(deps.db, key);
    if (transfer?.state !== 'pending') return { outcome: 'done' };
    const vendor = findVendor(deps, transfer.vendor);
    if (!vendor) return { outcome: 'again', reason: `${transfer.vendor} is not configured` };
    const standing = await askAgain(deps, vendor, transfer);
    if (!standing.known) return { outcome: 'again', reason: standing.reason };
    // Pages that reloaded at the end of the transfer still have the earlier balance.
    await askBalance(deps, vendor, transfer.account_id);
    await deps.db
      .transaction()
      .execute((transaction) => publishTransfer(deps, transaction, transfer.member_id));
    return { outcome: 'done' };
  };
}
