import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { reconcileTransfers as call } from '@pavilion/contract/operator/transfers';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { askBalance } from '../funds/ask-balance.ts';
import { findVendor, type TransfersDeps } from '../transfers-deps.ts';
import {
  listInDoubt,
  findReportStates,
  listUnexpected,
  sumProviders,
  type ExpectedPurse,
  type PendingTransfer,
} from './reconciliation.store.ts';

type Deps = Pick<TransfersDeps, 'db' | 'vendors' | 'currency' | 'clock' | 'logger'>;
type Report = ResponseOf<typeof call>;

const askedMost = 50;
const atOnce = 5;

async function showPending(deps: Deps, one: PendingTransfer): Promise<Report['pending'][number]> {
  const found = await findVendor(deps, one.vendor)?.wallets.find(one.id);
  return {
    transferId: one.id,
    account: one.username,
    vassalage: one.vendor,
    direction: one.direction,
    amount: formatAmount(one.amount, deps.currency.digits),
    requestedAt: one.requested_at.toISOString(),
    tries: one.tries,
    atVendor: found?.done === true ? (found.value?.status ?? 'unknown') : 'unanswered',
  };
}

/** Null where the provider reports the expected balance. */
async function showPurse(
  deps: Deps,
  one: ExpectedPurse,
): Promise<Report['members'][number] | null> {
  const vendor = findVendor(deps, one.vendor);
  const atVendor = vendor ? await askBalance(deps, vendor, one.accountId) : null;
  const expected = one.transferred + one.played;
  if (atVendor === expected) return null;
  const money = (minor: bigint) => formatAmount(minor, deps.currency.digits);
  return {
    account: one.username,
    vassalage: one.vendor,
    byTransfers: money(one.transferred),
    byReports: money(one.played),
    expected: money(expected),
    atVendor: atVendor === null ? null : money(atVendor),
  };
}

/** Shows a few at a time, so that no provider is overrun. */
async function inGroups<One, Shown>(
  all: readonly One[],
  show: (one: One) => Promise<Shown>,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (let first = 0; first < all.length; first += atOnce) {
    shown.push(...(await Promise.all(all.slice(first, first + atOnce).map(show))));
  }
  return shown;
}

/**
 * Returns the sums of each provider, what each says of transfers in doubt, and the members whose
 * money there is not what transfers and reported rounds add up to.
 */
export async function reconcileTransfers(deps: Deps): Promise<Report> {
  const { db, currency } = deps;
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const pending = await inGroups(await listInDoubt(db, askedMost), (one) => showPending(deps, one));
  const members = await inGroups(await listUnexpected(db, askedMost), (one) =>
    showPurse(deps, one),
  );
  const reports = await findReportStates(db);
  const sums = await sumProviders(db, currency.code);
  return {
    vendors: sums.map((one) => ({
      vassalage: one.vendor,
      brought: money(one.brought),
      takenBack: money(one.takenBack),
      byTransfers: money(one.byTransfers),
      inLedger: money(one.inLedger),
      bets: money(one.bets),
      wins: money(one.wins),
      expected: money(one.byTransfers + one.wins - one.bets),
      reportedAt: reports.get(one.vendor)?.answered_at?.toISOString() ?? null,
      silent: reports.get(one.vendor)?.failures ?? 0,
      aside: one.aside,
    })),
    pending,
    members: members.filter((one) => one !== null),
  };
}
