import { ApiError } from '#http/api-error.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { askBalance } from '../funds/ask-balance.ts';
import { findMoneyAccount, type TransfersDeps, type TransferVendor } from '../transfers-deps.ts';
import { requestTransfer } from './request-transfer.ts';
import { findTransferByKey, type Transfer } from './transfer.store.ts';

type OneProvider = { transfer: Transfer } | 'empty' | 'leftOut';

async function transferOne(
  deps: TransfersDeps,
  memberId: bigint,
  accountId: bigint,
  vendor: TransferVendor,
  allKey: string,
): Promise<OneProvider> {
  const requestKey = `${allKey}:${vendor.code}`;
  const earlier = await findTransferByKey(deps.db, memberId, requestKey);
  if (earlier) return { transfer: earlier };
  const balanceMinor = await askBalance(deps, vendor, accountId);
  if (balanceMinor === null) return 'leftOut';
  if (balanceMinor === 0n) return 'empty';
  const amount = formatAmount(balanceMinor, deps.currency.digits);
  const input = { vassalage: vendor.code, direction: 'fromVendor', amount, requestKey } as const;
  try {
    return { transfer: await requestTransfer(deps, memberId, input) };
  } catch (error) {
    // Two requests at once share one transfer; another transfer under way is left alone.
    const isRepeat = error instanceof ApiError && error.code === 'wallet.repeat.differs';
    const known = isRepeat ? await findTransferByKey(deps.db, memberId, requestKey) : null;
    if (known) return { transfer: known };
    if (error instanceof ApiError && error.code === 'wallet.transfer.under.way') return 'leftOut';
    throw error;
  }
}

/** Takes everything back from every provider; a repeat finds the transfers of the first. */
export async function transferAll(
  deps: TransfersDeps,
  memberId: bigint,
  requestKey: string,
): Promise<{ transfers: Transfer[]; leftOut: string[] }> {
  const account = await findMoneyAccount(deps, memberId);
  if (!account) return { transfers: [], leftOut: [] };
  const { accountId } = account;
  const outcomes = await Promise.all(
    deps.vendors.map(async (vendor) => ({
      code: vendor.code,
      one: await transferOne(deps, memberId, accountId, vendor, requestKey),
    })),
  );
  return {
    transfers: outcomes.flatMap(({ one }) => (typeof one === 'object' ? [one.transfer] : [])),
    leftOut: outcomes.flatMap(({ code, one }) => (one === 'leftOut' ? [code] : [])),
  };
}
