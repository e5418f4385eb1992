import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { WalletResult } from '#modules/wallet/operation.ts';
import type { RebateDeps } from './rebate/rebate-deps.ts';
import {
  holdOrLetGo,
  listDue,
  notePaid,
  postingIdOf,
  rebateSource,
  type DueSum,
} from './rebate/rebate-payment.store.ts';

export type PayDeps = Pick<
  RebateDeps,
  'db' | 'clock' | 'timeZone' | 'currency' | 'wallet' | 'logger'
>;

const jobEveryMs = minuteMs;
/** After midnight. */
const paidAfterMs = 20 * minuteMs;
/** The house account that pays them. */
export const rebateHouse = 'rebates';
const perPage = 1000;
const atOnce = 64;

/** The last day whose sums may be paid now. */
function lastDayToPay({ clock, timeZone }: PayDeps): string {
  return dayAfter(dayAt(new Date(clock().getTime() - paidAfterMs), timeZone), -1);
}

function noteRefusal({ logger }: PayDeps, due: DueSum, result: WalletResult | undefined): void {
  const outcome = result?.outcome;
  // Of a full balance: the sum stays due, and is paid once there is room.
  if (outcome === 'applied' || outcome === 'repeated' || outcome === 'balanceTooHigh') return;
  logger.error({ id: postingIdOf(due), outcome }, 'a rebate was not paid');
}

/** Posts one sum; where it was posted before, nothing happens. */
async function post(deps: PayDeps, due: DueSum, contraId: bigint): Promise<void> {
  const [result] = await deps.wallet.apply([
    {
      accountId: due.accountId,
      contraId,
      kind: due.kind === 'own' ? 'memberRebate' : 'agentRebate',
      amountMinor: due.paid,
      source: rebateSource,
      externalId: postingIdOf(due),
    },
  ]);
  noteRefusal(deps, due, result);
}

/** Posts sums, some at once; throws the first error when those beside it are done. */
async function postAll(
  deps: PayDeps,
  sums: readonly DueSum[],
  contraId: bigint,
  signal: AbortSignal,
): Promise<void> {
  for (let first = 0; first < sums.length && !signal.aborted; first += atOnce) {
    const some = sums.slice(first, first + atOnce);
    const posted = await Promise.allSettled(some.map((due) => post(deps, due, contraId)));
    const failed = posted.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

/**
 * Pays the sums that are due, those of the oldest day first; a sum of a day is paid from twenty
 * minutes after its midnight on. What was posted and not noted, because the process ended between
 * the two, is noted first. Sums that cannot be paid now stay for the next run.
 */
export async function payRebates(deps: PayDeps, signal: AbortSignal): Promise<void> {
  const { db, wallet, currency } = deps;
  const lastDay = lastDayToPay(deps);
  await notePaid(db, null, { day: lastDay });
  await holdOrLetGo(db, lastDay);
  const wanted = { lastDay, currency: currency.code, limit: perPage };
  let from: DueSum | null = null;
  let last: DueSum | undefined;
  do {
    const page: DueSum[] = await listDue(db, from, wanted);
    last = page.at(-1);
    if (last === undefined) return;
    const contraId = await wallet.houseAccount(rebateHouse, currency.code);
    try {
      await postAll(deps, page, contraId, signal);
    } finally {
      await notePaid(db, from, last);
    }
    from = last;
  } while (!signal.aborted);
}

export function payRebatesJob(deps: PayDeps): RepeatingJob {
  return { name: 'pay-rebates', everyMs: jobEveryMs, run: (signal) => payRebates(deps, signal) };
}
