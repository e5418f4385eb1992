import type { Caller } from '#http/handlers.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getConsolidatedFunds, getTransferLocks } from '@pavilion/contract/player/transfers';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { transferLock } from '@pavilion/domain/wallet/transfer-state';
import { showTransfer } from '../transfer/show-transfer.ts';
import { listPending, type Transfer } from '../transfer/transfer.store.ts';
import {
  findMoneyAccount,
  vendorOrRefuse,
  type TransfersDeps,
  type TransferVendor,
} from '../transfers-deps.ts';
import { askBalance } from './ask-balance.ts';
import { listBalances, type VendorBalance } from './vendor-balance.store.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findMoneyAccount>>>;
type Funds = ResponseOf<typeof getConsolidatedFunds>;
type Locks = ResponseOf<typeof getTransferLocks>['list'][number];

function locksOf(
  deps: TransfersDeps,
  vendor: TransferVendor,
  account: Account | null,
  pending: Transfer | null,
): Locks {
  const conditions = {
    underWay: pending !== null,
    closed: !deps.isOpen(vendor.code),
    memberBlocked: account !== null && account.wageringBlocked !== null,
  };
  return {
    vassalage: vendor.code,
    toVendor: transferLock('toVendor', conditions),
    fromVendor: transferLock('fromVendor', conditions),
  };
}

function pendingAt(pending: readonly Transfer[], vendor: TransferVendor): Transfer | null {
  return pending.find((one) => one.vendor === vendor.code) ?? null;
}

/** Shows to and from which providers no money can be transferred now, and why. */
export async function showLocks(deps: TransfersDeps, memberId: bigint): Promise<Locks[]> {
  const account = await findMoneyAccount(deps, memberId);
  const pending = account ? await listPending(deps.db, account.accountId) : [];
  return deps.vendors.map((one) => locksOf(deps, one, account, pendingAt(pending, one)));
}

/** Asks the named provider, or all; returns the codes of those that did not answer. */
async function refreshBalances(
  deps: TransfersDeps,
  account: Account,
  refresh: string | undefined,
): Promise<ReadonlySet<string>> {
  if (refresh === undefined) return new Set();
  const wanted = refresh === 'all' ? deps.vendors : [vendorOrRefuse(deps, refresh)];
  const balances = await Promise.all(
    wanted.map((vendor) => askBalance(deps, vendor, account.accountId)),
  );
  return new Set(wanted.flatMap(({ code }, at) => (balances[at] === null ? [code] : [])));
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, one) => all + one, 0n);
}

type Known = {
  account: Account | null;
  balances: readonly VendorBalance[];
  pending: readonly Transfer[];
  unanswered: ReadonlySet<string>;
};

function showWallet(deps: TransfersDeps, vendor: TransferVendor, known: Known) {
  const last = known.balances.find((one) => one.vendor === vendor.code);
  const pending = pendingAt(known.pending, vendor);
  return {
    ...locksOf(deps, vendor, known.account, pending),
    vendorName: vendor.name,
    balance: last ? formatAmount(last.balance, deps.currency.digits) : null,
    balanceAt: last?.asked_at.toISOString() ?? null,
    unanswered: known.unanswered.has(vendor.code),
    pending: pending && showTransfer(deps, pending),
  };
}

/** Shows what a member has here and at the providers, as far as it is known. */
export async function showFunds(
  deps: TransfersDeps,
  { memberId, memberType }: Pick<Caller, 'memberId' | 'memberType'>,
  refresh: string | undefined,
): Promise<Funds> {
  const { currency, vendors } = deps;
  const before = await findMoneyAccount(deps, memberId);
  const unanswered = before ? await refreshBalances(deps, before, refresh) : new Set<string>();
  const account = await findMoneyAccount(deps, memberId);
  const balances = account ? await listBalances(deps.db, account.accountId) : [];
  const pending = account ? await listPending(deps.db, account.accountId) : [];
  const shown = balances.filter((one) => vendors.some(({ code }) => code === one.vendor));
  const vendorMinor = sum(shown.map(({ balance }) => balance));
  // A transfer back is counted at the provider until it has left there.
  const leaving = pending.filter(({ direction }) => direction === 'toVendor');
  const underWayMinor = sum(leaving.map(({ amount }) => amount));
  const { balanceMinor, bonusMinor } = account ?? { balanceMinor: 0n, bonusMinor: 0n };
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const known = { account, balances, pending, unanswered };
  return {
    ...(await deps.contractRequests(memberId, memberType)),
    currency: currency.code,
    currencySymbol: currency.symbol,
    mainBalance: money(balanceMinor),
    cashBalance: money(balanceMinor - bonusMinor),
    bonusBalance: money(bonusMinor),
    vendorBalance: money(vendorMinor),
    underWay: money(underWayMinor),
    total: money(balanceMinor + vendorMinor + underWayMinor),
    complete: unanswered.size === 0,
    wallets: vendors.map((vendor) => showWallet(deps, vendor, known)),
  };
}
