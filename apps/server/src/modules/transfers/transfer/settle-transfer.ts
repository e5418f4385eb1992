import { lockAccount } from '#modules/wallet/account.store.ts';
import { nextTransferState } from '@pavilion/domain/wallet/transfer-state';
import { vendorHouse, type TransfersParts } from '../transfers-parts.ts';
import { moveMoney, tellTransfer } from './move-money.ts';
import { findTransfer, writeTransferEnd, type Transfer } from './transfer.store.ts';

type Parts = Pick<TransfersParts, 'db' | 'wallet' | 'currency' | 'clock' | 'logger' | 'signals'>;

/** What the studio has said for good. */
export type TransferEnd = 'done' | 'noFunds' | 'refused';

/** Posts or releases what a transfer holds, with its end; one that has ended stays as it is. */
export async function settleTransfer(
  parts: Parts,
  { id, account_id: accountId, vendor }: Transfer,
  end: TransferEnd,
): Promise<void> {
  const house = await vendorHouse(parts, vendor);
  await parts.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const transfer = await findTransfer(transaction, id);
    if (!transfer) throw new Error(`the transfer ${id} is gone`);
    const state = nextTransferState(transfer.state, end === 'done' ? 'confirm' : 'refuse');
    if (state === null) {
      const agrees = (transfer.state === 'done') === (end === 'done');
      if (!agrees) parts.logger.error({ transferId: id, end }, 'a studio contradicts a transfer');
      return;
    }
    const isToVendor = transfer.direction === 'toVendor';
    if (isToVendor && state === 'refused') {
      await moveMoney(parts, transaction, house, 'return', transfer);
    }
    if (!isToVendor && state === 'done') {
      await moveMoney(parts, transaction, house, 'in', transfer);
    }
    const reason = end === 'done' ? null : end;
    await writeTransferEnd(transaction, id, { state, reason, settled_at: parts.clock() });
    await tellTransfer(parts, transaction, transfer.member_id);
  });
}
