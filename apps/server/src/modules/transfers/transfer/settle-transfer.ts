import { lockAccount } from '#modules/wallet/account.store.ts';
import { nextTransferState } from '@pavilion/domain/wallet/transfer-state';
import { vendorHouse, type TransfersDeps } from '../transfers-deps.ts';
import { moveMoney, publishTransfer } from './move-money.ts';
import { findTransfer, writeTransferEnd, type Transfer } from './transfer.store.ts';

type Deps = Pick<TransfersDeps, 'db' | 'wallet' | 'currency' | 'clock' | 'logger' | 'signals'>;

/** The final answer of the provider. */
export type TransferEnd = 'done' | 'noFunds' | 'refused';

/** Posts or releases what a transfer holds and stores its end; an ended one stays as it is. */
export async function settleTransfer(
  deps: Deps,
  { id, account_id: accountId, vendor }: Transfer,
  end: TransferEnd,
): Promise<void> {
  const house = await vendorHouse(deps, vendor);
  await deps.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const transfer = await findTransfer(transaction, id);
    if (!transfer) throw new Error(`the transfer ${id} is gone`);
    const state = nextTransferState(transfer.state, end === 'done' ? 'confirm' : 'refuse');
    if (state === null) {
      const agrees = (transfer.state === 'done') === (end === 'done');
      if (!agrees) deps.logger.error({ transferId: id, end }, 'a provider contradicts a transfer');
      return;
    }
    const isToVendor = transfer.direction === 'toVendor';
    if (isToVendor && state === 'refused') {
      await moveMoney(deps, transaction, house, 'return', transfer);
    }
    if (!isToVendor && state === 'done') {
      await moveMoney(deps, transaction, house, 'in', transfer);
    }
    const reason = end === 'done' ? null : end;
    await writeTransferEnd(transaction, id, { state, reason, settled_at: deps.clock() });
    await publishTransfer(deps, transaction, transfer.member_id);
  });
}
