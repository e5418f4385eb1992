import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';

export type Operation = Parameters<Wallet['apply']>[0][number];
type Result = Awaited<ReturnType<Wallet['apply']>>[number];

export type MoveMoney = (
  accountId: bigint,
  kind: Operation['kind'],
  amountMinor: bigint,
  more?: Partial<Operation>,
) => Promise<Result & { externalId: string }>;

const { vendorTransferHold, vendorTransferReturn, vendorTransferIn } = postingKinds;
const providerKinds = [vendorTransferHold, vendorTransferReturn, vendorTransferIn];

/** Moves money between one account and providers that keep their own wallets. */
export function createProviderTransfers(
  { db, move }: { db: Database; move: MoveMoney },
  accountId: bigint,
) {
  return {
    transferHold: (amount: bigint) => move(accountId, 'vendorTransferHold', -amount),
    transferReturn: (heldId: string, amount: bigint) =>
      move(accountId, 'vendorTransferReturn', amount, { externalId: `return:${heldId}` }),
    transferIn: (amount: bigint) => move(accountId, 'vendorTransferIn', amount),
    /** Sums what the providers hold of the account, by its postings. */
    atProviders: async () => {
      const row = await db
        .selectFrom('posting')
        .select(sql<string>`coalesce(-sum(amount), 0)::text`.as('amount'))
        .where('account_id', '=', accountId)
        .where('kind', 'in', providerKinds)
        .executeTakeFirstOrThrow();
      return BigInt(row.amount);
    },
  };
}
