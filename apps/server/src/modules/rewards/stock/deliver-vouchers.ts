import type { DatabaseTransaction } from '#db/database.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { inEach, inLanguage } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { moveOrder, type MoveDeps } from '../mall/move-order.ts';
import { findOrder, lockOrder, type StoredOrder } from '../mall/order.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { giveCodes, hasCodesUpTo, lockFreeCodes } from './code.store.ts';
import { listWaitingItems, listWaitingOrders, type WaitingItem } from './deliver.store.ts';

type Deps = MoveDeps & Pick<RewardsDeps, 'db' | 'logger' | 'mallBox' | 'writeInboxMessages'>;

const perPage = 500;

/**
 * Writes a letter with the codes of an order, which only its owner reads; none to who must not be
 * addressed, who finds the codes in the order.
 */
async function writeVoucherLetter(
  { writeInboxMessages, site }: Deps,
  transaction: DatabaseTransaction,
  { id, member_id: memberId, title, ordered_at: orderedAt }: StoredOrder,
  codes: readonly string[],
): Promise<void> {
  if (!(await mayBeAddressed(transaction, memberId))) return;
  const day = dayAt(orderedAt, site.brand.timeZone);
  const content = codes.length === 1 ? 'mall.letter.voucher' : 'mall.letter.vouchers';
  const count = codes.length.toString();
  await writeInboxMessages(transaction, [memberId], {
    title: inEach((language) => textIn(language, 'mall.letter.voucher.title')),
    content: inEach((language) =>
      textIn(language, content, { item: inLanguage(title, language), day, count }),
    ),
    sealedText: codes.join('\n'),
    requestKey: `voucher:${id}`,
    operator: null,
  });
}

/** Takes codes for an order from the pool; false where it waits for them. */
async function deliver(deps: Deps, orderId: string): Promise<boolean> {
  const found = await findOrder(deps.db, orderId);
  if (found?.kind !== 'voucher' || found.state !== 'ordered') return true;
  return deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, found.member_id);
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'ordered') return true;
    if (!(await hasCodesUpTo(transaction, orderId))) return false;
    const codes = await lockFreeCodes(transaction, order.item, order.quantity);
    if (codes.length === 0) return false;
    const ids = codes.map(({ id }) => id);
    await giveCodes(transaction, ids, orderId);
    await moveOrder(deps, transaction, order, { event: 'deliver', operator: null });
    const opened = codes.map(({ code }) => deps.mallBox.openText(code));
    await writeVoucherLetter(deps, transaction, order, opened);
    return true;
  });
}

type Outcome = 'delivered' | 'waits' | 'failed';

/** The same, where a failure is only logged. */
async function tryToDeliver(deps: Deps, orderId: string): Promise<Outcome> {
  try {
    return (await deliver(deps, orderId)) ? 'delivered' : 'waits';
  } catch (error) {
    deps.logger.error({ err: error, orderId }, 'a voucher was not delivered');
    return 'failed';
  }
}

/**
 * Delivers a voucher that was just ordered; one that has to wait, or fails, is left to the job.
 * Called after the order is committed; never throws.
 */
export async function deliverVoucher(deps: Deps, orderId: string): Promise<void> {
  await tryToDeliver(deps, orderId);
}

/** Delivers orders of an item, the oldest first, until there are no codes or none waits. */
async function deliverItem(deps: Deps, item: string, signal: AbortSignal): Promise<void> {
  for (let goesOn = true; goesOn;) {
    const orders = await listWaitingOrders(deps.db, item, perPage);
    let failed = 0;
    for (const orderId of orders) {
      const outcome = signal.aborted ? 'waits' : await tryToDeliver(deps, orderId);
      if (outcome === 'waits') return;
      if (outcome === 'failed') failed += 1;
    }
    goesOn = orders.length === perPage && failed < perPage;
  }
}

/** Delivers every order that waits for codes where there are some; returns what still waits. */
export async function deliverVouchers(deps: Deps, signal: AbortSignal): Promise<WaitingItem[]> {
  for (const { item, codes } of await listWaitingItems(deps.db)) {
    if (codes > 0) await deliverItem(deps, item, signal);
  }
  return listWaitingItems(deps.db);
}

/** The job that delivers vouchers, and tells operators by the log when more or fewer orders wait. */
export function deliverJob(deps: Deps): RepeatingJob {
  let before = new Map<string, number>();
  const run = async (signal: AbortSignal) => {
    const waiting = await deliverVouchers(deps, signal);
    for (const { item, waiting: orders, codes } of waiting) {
      if (before.get(item) === orders) continue;
      deps.logger.warn({ item, orders, codesLeft: codes }, 'vouchers wait for codes');
    }
    before = new Map(waiting.map(({ item, waiting: orders }) => [item, orders]));
  };
  return { name: 'deliver vouchers', everyMs: minuteMs, run };
}
