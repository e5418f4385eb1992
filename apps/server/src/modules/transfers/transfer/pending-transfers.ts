import type { OutboxMessage, OutboxVerdict } from '#kit/outbox.ts';
import { askBalance } from '../funds/ask-balance.ts';
import { findVendor, type TransfersDeps } from '../transfers-deps.ts';
import { askAgain } from './carry-out.ts';
import { publishTransfer } from './move-money.ts';
import { findTransfer } from './transfer.store.ts';

/** The outbox topic of transfers; the key is the transfer's id. */
export const transferTopic = 'vendor-transfer';

/** Longer than the call that a request makes itself. */
export const firstLookAfterMs = 6_000;

/** Finds out what became of a transfer that its request left open, or died over. */
export function createTransferAsker(deps: TransfersDeps) {
  return async function askForTransfer({ key }: OutboxMessage): Promise<OutboxVerdict> {
    const transfer = await findTransfer(deps.db, key);
    if (transfer?.state !== 'pending') return { outcome: 'done' };
    const vendor = findVendor(deps, transfer.vendor);
    if (!vendor) return { outcome: 'again', reason: `${transfer.vendor} is not configured` };
    const standing = await askAgain(deps, vendor, transfer);
    if (!standing.known) return { outcome: 'again', reason: standing.reason };
    // Pages that heard of the end read the balance that the studio had before.
    await askBalance(deps, vendor, transfer.account_id);
    await deps.db
      .transaction()
      .execute((transaction) => publishTransfer(deps, transaction, transfer.member_id));
    return { outcome: 'done' };
  };
}
