import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { TransfersDeps } from '../transfers-deps.ts';
import type { Transfer } from './transfer.store.ts';

type Deps = Pick<TransfersDeps, 'wallet'>;
type Moved = Pick<Transfer, 'id' | 'account_id' | 'amount'>;

/** The three postings of a transfer; the name lets each happen once. */
const postings = {
  hold: { kind: 'vendorTransferHold', sign: -1n },
  return: { kind: 'vendorTransferReturn', sign: 1n },
  in: { kind: 'vendorTransferIn', sign: 1n },
} as const;

/** Moves cash between a member's account and the house account of the provider. */
export async function moveMoney(
  { wallet }: Deps,
  transaction: DatabaseTransaction,
  house: bigint,
  posting: keyof typeof postings,
  { id, account_id: accountId, amount }: Moved,
): Promise<void> {
  const { kind, sign } = postings[posting];
  const [result] = await wallet.applyIn(transaction, [
    {
      accountId,
      contraId: house,
      kind,
      amountMinor: sign * amount,
      source: 'transfer',
      externalId: `${posting}:${id}`,
    },
  ]);
  if (result?.outcome === 'noFunds') throw new ApiError('wallet.no.funds');
  if (result?.outcome === 'spendingLimit') throw new ApiError('limit.wager.reached');
  if (result?.outcome === 'timeLimit') throw new ApiError('limit.time.reached');
  if (result?.outcome === 'checkDue') throw new ApiError('limit.check.due');
  if (result?.outcome === 'pause') throw new ApiError('limit.pause');
  if (result?.outcome !== 'applied') {
    throw new Error(`a ${posting} was answered ${result?.outcome}`);
  }
}

/** Publishes to a member's open pages that a transfer has begun or ended. */
export function publishTransfer(
  { signals }: Pick<TransfersDeps, 'signals'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  return signals.publishIn(transaction, { kind: 'transfer', memberId });
}
