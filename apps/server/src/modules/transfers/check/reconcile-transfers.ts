import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { reconcileTransfers as call } from '@pavilion/contract/wallet/vendor-transfers';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { findVendor, type TransfersParts } from '../transfers-parts.ts';
import { listInDoubt, sumStudios, type PendingTransfer } from './reconciliation.store.ts';

type Parts = Pick<TransfersParts, 'db' | 'vendors' | 'currency'>;
type Report = ResponseOf<typeof call>;

const askedMost = 50;
const atOnce = 5;

async function showPending(parts: Parts, one: PendingTransfer): Promise<Report['pending'][number]> {
  const found = await findVendor(parts, one.vendor)?.wallets.find(one.id);
  return {
    transferId: one.id,
    account: one.username,
    vassalage: one.vendor,
    direction: one.direction,
    amount: formatAmount(one.amount, parts.currency.digits),
    requestedAt: one.requested_at.toISOString(),
    tries: one.tries,
    atVendor: found?.done === true ? (found.value?.status ?? 'unknown') : 'unanswered',
  };
}

/** What lies at the studios, and of transfers in doubt what each studio says now. */
export async function reconcileTransfers(parts: Parts): Promise<Report> {
  const { db, currency } = parts;
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const inDoubt = await listInDoubt(db, askedMost);
  const pending: Report['pending'] = [];
  for (let first = 0; first < inDoubt.length; first += atOnce) {
    const some = inDoubt.slice(first, first + atOnce);
    pending.push(...(await Promise.all(some.map((one) => showPending(parts, one)))));
  }
  const sums = await sumStudios(db, currency.code);
  return {
    vendors: sums.map((one) => ({
      vassalage: one.vendor,
      brought: money(one.brought),
      takenBack: money(one.takenBack),
      byTransfers: money(one.byTransfers),
      inLedger: money(one.inLedger),
    })),
    pending,
  };
}
