import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import type { OwnLimits } from '#modules/protection/own-limits.ts';
import {
  findAccount,
  findMemberAccount,
  type LockedAccount,
} from '#modules/wallet/account.store.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { TransferWallets } from '#ports/transfer-wallets.ts';
import type { ContractRequests } from '@pavilion/domain/agent/contract-kind';
import type { Currency } from '@pavilion/domain/wallet/money';

/** A provider that keeps its own wallets. */
export type TransferVendor = {
  /** The site's code of it; part of the house account, so it never changes. */
  code: string;
  name: string;
  /** The vendor's name for it. */
  provider: string;
  wallets: TransferWallets;
};

/** What the use cases of this module are given to work with. */
export type TransfersDeps = {
  db: Database;
  wallet: Pick<Wallet, 'applyIn' | 'houseAccount'>;
  signals: Pick<Signals, 'publishIn'>;
  vendors: readonly TransferVendor[];
  /** False while an operator or the vendor's catalogue keeps its games closed. */
  isOpen: (code: string) => boolean;
  /** The currency of real money; trial accounts never transfer. */
  currency: Currency & { symbol: string };
  /** Returns the number of a game by the provider's name for it; null for an unknown one. */
  gameNodeOf: (code: string, vendorGame: string) => number | null;
  /** The winner board, which receives wins once they are booked. */
  wins: {
    won(win: {
      source: string;
      externalId: string;
      accountId: bigint;
      gameNode: number;
      amountMinor: bigint;
    }): void;
    takenBack(source: string, externalIds: readonly string[]): void;
  };
  /** Throws the refusal when limits of the member leave less than a stake. */
  checkWager: OwnLimits['checkWager'];
  contractRequests: (memberId: bigint, memberType: number) => Promise<ContractRequests>;
  clock: Clock;
  logger: Pick<Logger, 'warn' | 'error'>;
};

export function findVendor({ vendors }: Pick<TransfersDeps, 'vendors'>, code: string) {
  return vendors.find((vendor) => vendor.code === code) ?? null;
}

export function vendorOrRefuse(deps: Pick<TransfersDeps, 'vendors'>, code: string): TransferVendor {
  const vendor = findVendor(deps, code);
  if (!vendor) throw new ApiError('wallet.vendor.unknown');
  return vendor;
}

/** Finds a member's account of real money; null before there is one (decision D17). */
export async function findMoneyAccount(
  { db, currency }: Pick<TransfersDeps, 'db' | 'currency'>,
  memberId: bigint,
): Promise<LockedAccount | null> {
  const account = await findMemberAccount(db, memberId);
  return account?.currency === currency.code ? findAccount(db, account.accountId) : null;
}

/** Opens the house account of a provider: members' money that is there or on its way. */
export function vendorHouse(
  { wallet, currency }: Pick<TransfersDeps, 'wallet' | 'currency'>,
  code: string,
): Promise<bigint> {
  return wallet.houseAccount(`vendor:${code}`, currency.code);
}
