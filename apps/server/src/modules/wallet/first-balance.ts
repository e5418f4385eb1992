import type { Database } from '#db/database.ts';
import type { Subscriptions } from '#kit/events.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { openMemberAccount } from './account.store.ts';
import type { Wallet } from './wallet.ts';

export type FirstBalance = {
  memberId: bigint;
  currency: string;
  amountMinor: bigint;
  /** The house account that gives; with `key` it makes the operation happen once. */
  source: string;
  key: string;
};

/** Opens the account with a first balance; a repeat with the same key moves nothing. */
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

type NewAccounts = {
  db: Database;
  wallet: Wallet;
  currency: { code: string };
  trialCurrency: { code: string };
  /** The play money that a trial account starts with, in minor units. */
  trialBalanceMinor: bigint;
};

/** Opens the account of every new member, and a trial account with its first balance. */
export function openAccountsOfNew(deps: NewAccounts): Subscriptions<ModuleEvents> {
  const { currency, trialCurrency, trialBalanceMinor } = deps;
  return {
    memberRegistered: ({ transaction, memberId }) =>
      openMemberAccount(transaction, memberId, currency.code),
    trialOpened: ({ memberId }) =>
      giveFirstBalance(deps, {
        memberId,
        currency: trialCurrency.code,
        amountMinor: trialBalanceMinor,
        source: 'free-play',
        key: memberId.toString(),
      }),
  };
}
