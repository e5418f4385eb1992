import type { Database } from '#db/tables.ts';
import { openMemberAccount } from '#modules/wallet/account.store.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';

export type FirstBalance = {
  memberId: bigint;
  currency: string;
  amountMinor: bigint;
  /** Who gives it: the house account, and with the key what happens once only. */
  source: string;
  key: string;
};

/** Opens the account and puts in what it starts with; a repeat with the same key moves nothing. */
export async function giveFirstBalance(
  { db, wallet }: { db: Database; wallet: Wallet },
  { memberId, currency, amountMinor, source, key }: FirstBalance,
): Promise<void> {
  const accountId = await openMemberAccount(db, memberId, currency);
  await wallet.apply([
    {
      accountId,
      contraId: await wallet.houseAccount(source, currency),
      kind: 'adjustment',
      amountMinor,
      source,
      externalId: key,
    },
  ]);
}
