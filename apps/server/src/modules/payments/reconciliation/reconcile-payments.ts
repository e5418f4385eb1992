import { dayAt, dayRange } from '#kit/time/day-range.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { reconcilePayments as call } from '@pavilion/contract/operator/payments';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { PaymentsDeps } from '../payments-deps.ts';
import {
  listAtGateway,
  sumCredits,
  sumPayments,
  type AtGateway,
  type Line,
} from './reconciliation.store.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'site' | 'currency' | 'gateway' | 'clock'>;
type GatewayRecord = { status: string; amount: string };
type Report = ResponseOf<typeof call>;

const askedMost = 200;
const atOnce = 5;

/** The states here that agree with each status at the payment company. */
const agreeing: Readonly<Record<Line['kind'], Record<string, readonly string[]>>> = {
  deposit: {
    pending: ['pending', 'expired', 'cancelled'],
    paid: ['paid'],
    failed: ['failed', 'cancelled'],
    expired: ['expired', 'pending', 'cancelled'],
  },
  withdrawal: { processing: ['paying'], paid: ['paid'], failed: ['failed'] },
};

async function askGateway(
  { gateway }: Deps,
  kind: Line['kind'],
  { id, paymentId }: AtGateway,
): Promise<GatewayRecord | null | 'unanswered'> {
  const answer =
    kind === 'deposit' ? await gateway.getPayment(paymentId) : await gateway.findPayout(id);
  if (answer.outcome === 'inDoubt') return 'unanswered';
  return answer.outcome === 'done' ? answer.value : null;
}

/** Returns how the company's record of a payment differs from ours, or null. */
function difference(
  kind: Line['kind'],
  one: AtGateway,
  record: GatewayRecord | null,
  digits: number,
) {
  const here = `${one.state} ${formatAmount(one.amount, digits)}`;
  if (!record) return { kind, id: one.id, here, gateway: 'unknown' };
  const agrees =
    agreeing[kind][record.status]?.includes(one.state) === true &&
    record.amount === formatAmount(one.amount, digits);
  return agrees ? null : { kind, id: one.id, here, gateway: `${record.status} ${record.amount}` };
}

async function compare(deps: Deps, kind: Line['kind'], payments: readonly AtGateway[]) {
  const differences: Report['differences'] = [];
  let unanswered = 0;
  for (let first = 0; first < payments.length; first += atOnce) {
    const some = payments.slice(first, first + atOnce);
    const answers = await Promise.all(some.map((one) => askGateway(deps, kind, one)));
    for (const [index, one] of some.entries()) {
      const record = answers[index] ?? null;
      const isUnknown = record === 'unanswered';
      if (isUnknown) unanswered += 1;
      const found = isUnknown ? null : difference(kind, one, record, deps.currency.digits);
      if (found) differences.push(found);
    }
  }
  return { asked: payments.length, unanswered, differences };
}

/**
 * Compares a day's payments in this site's records, in the ledger and at the payment company, which
 * is asked for the newest 200 of each kind. Takes today by default.
 */
export async function reconcilePayments(deps: Deps, wantedDay?: string): Promise<Report> {
  const { db, site, currency, gateway, clock } = deps;
  const { timeZone } = site.brand;
  const day = wantedDay ?? dayAt(clock(), timeZone);
  const { from = clock(), until = clock() } = dayRange(day, day, timeZone);
  const range = { from, until };
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const lines = await sumPayments(db, range);
  const { here, inLedger } = await sumCredits(db, range);
  const results = [];
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const payments = await listAtGateway(db, kind, gateway.id, range, askedMost);
    results.push(await compare(deps, kind, payments));
  }
  return {
    day,
    lines: lines.map((line) => ({ ...line, amount: money(line.amount), fee: money(line.fee) })),
    creditedHere: money(here),
    creditedInLedger: money(inLedger),
    askedAtGateway: results.reduce((sum, { asked }) => sum + asked, 0),
    unanswered: results.reduce((sum, one) => sum + one.unanswered, 0),
    differences: results.flatMap(({ differences }) => differences),
  };
}
