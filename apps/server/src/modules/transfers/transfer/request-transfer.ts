import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { putInOutbox } from '#kit/outbox.ts';
import { lockAccount, type LockedAccount } from '#modules/wallet/account.store.ts';
import { refuseBlocked } from '#modules/wallet/refuse-blocked.ts';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { transferLock, type TransferDirection } from '@pavilion/domain/wallet/transfer-state';
import {
  findMoneyAccount,
  vendorHouse,
  vendorOrRefuse,
  type TransfersDeps,
  type TransferVendor,
} from '../transfers-deps.ts';
import { carryOut } from './carry-out.ts';
import { moveMoney, publishTransfer } from './move-money.ts';
import { firstLookAfterMs, transferTopic } from './pending-transfers.ts';
import {
  findTransfer,
  findTransferByKey,
  insertTransfer,
  listPending,
  type Transfer,
} from './transfer.store.ts';

export type TransferInput = {
  vassalage: string;
  direction: TransferDirection;
  amount: string;
  requestKey: string;
};

type Order = {
  memberId: bigint;
  account: LockedAccount;
  vendor: TransferVendor;
  direction: TransferDirection;
  amountMinor: bigint;
  requestKey: string;
};

function sameOrder(earlier: Transfer, { vendor, direction, amountMinor }: Order): Transfer {
  const isSame =
    earlier.vendor === vendor.code &&
    earlier.direction === direction &&
    earlier.amount === amountMinor;
  if (!isSame) throw new ApiError('wallet.repeat.differs');
  return earlier;
}

async function refuseWhenLocked(
  deps: TransfersDeps,
  transaction: DatabaseTransaction,
  { account, vendor, direction }: Order,
  blocked: string | null,
): Promise<void> {
  const pending = await listPending(transaction, account.accountId);
  const lock = transferLock(direction, {
    underWay: pending.some((one) => one.vendor === vendor.code),
    closed: !deps.isOpen(vendor.code),
    memberBlocked: blocked !== null,
  });
  if (lock === 'underWay') throw new ApiError('wallet.transfer.under.way');
  if (lock === 'memberBlocked') refuseBlocked(blocked);
  if (lock === 'closed') throw new ApiError('wallet.vendor.locked');
}

/** Holds what leaves, stores the transfer and queues a later look at it, all in one transaction. */
async function holdAndWrite(
  deps: TransfersDeps,
  transaction: DatabaseTransaction,
  house: bigint,
  order: Order,
): Promise<{ transfer: Transfer; isNew: boolean }> {
  const { memberId, account, vendor, direction, amountMinor, requestKey } = order;
  const { accountId } = account;
  const { wageringBlocked } = await lockAccount(transaction, accountId);
  const earlier = await findTransferByKey(transaction, memberId, requestKey);
  if (earlier) return { transfer: sameOrder(earlier, order), isNew: false };
  await refuseWhenLocked(deps, transaction, order, wageringBlocked);
  const id = randomUUID();
  const now = deps.clock();
  const moved = { id, account_id: accountId, amount: amountMinor };
  if (direction === 'toVendor') {
    await deps.checkWager(transaction, { memberId, stakeMinor: amountMinor, isBet: false });
    await moveMoney(deps, transaction, house, 'hold', moved);
  }
  const transfer = await insertTransfer(transaction, {
    ...moved,
    member_id: memberId,
    vendor: vendor.code,
    direction,
    request_key: requestKey,
    requested_at: now,
  });
  const firstLook = new Date(now.getTime() + firstLookAfterMs);
  const message = { topic: transferTopic, key: id, payload: {} };
  await putInOutbox(transaction, message, now, firstLook);
  await publishTransfer(deps, transaction, memberId);
  return { transfer, isNew: true };
}

/**
 * Moves money between the site and a provider: holds it here, orders the transfer there, and posts
 * or releases it by the answer. Without an answer the transfer stays pending. A repeat returns the
 * first transfer and orders nothing.
 */
export async function requestTransfer(
  deps: TransfersDeps,
  memberId: bigint,
  input: TransferInput,
): Promise<Transfer> {
  const { direction, requestKey } = input;
  const vendor = vendorOrRefuse(deps, input.vassalage);
  const amountMinor = parseAmount(input.amount, deps.currency.digits);
  if (amountMinor === null || amountMinor === 0n) throw new ApiError('wallet.amount.invalid');
  const account = await findMoneyAccount(deps, memberId);
  if (!account) throw new ApiError('wallet.no.funds');
  const house = await vendorHouse(deps, vendor.code);
  const order = { memberId, account, vendor, direction, amountMinor, requestKey };
  const { transfer, isNew } = await deps.db
    .transaction()
    .execute((transaction) => holdAndWrite(deps, transaction, house, order));
  if (!isNew) return transfer;
  await carryOut(deps, vendor, transfer);
  return (await findTransfer(deps.db, transfer.id)) ?? transfer;
}
