import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { fillStock } from '../mall/items.store.ts';
import { changeStock, lockStock } from '../mall/order.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { findStockChange, insertStockChange, listStock, type StockOfItem } from './stock.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'site'>;
type Item = RewardsDeps['site']['mall']['items'][number];
type Change = { itemId: string; change: number; reason: string; requestKey: string };

/** What operators see of an item; one without a row still has its first filling. */
function showStock(item: Item, known: StockOfItem | undefined, language: Language) {
  const left = known?.left ?? item.stock;
  return {
    itemId: item.id,
    kind: item.kind,
    title: inLanguage(item.title, language),
    left: item.stock === null || left === null ? null : Number(left),
    reserved: item.stock === null ? 0 : Number(known?.reserved ?? 0),
    codesLeft: item.kind === 'voucher' ? (known?.codes ?? 0) : null,
    waiting: known?.waiting ?? 0,
  };
}

async function stockOf(
  db: Database | DatabaseTransaction,
  items: readonly Item[],
  language: Language,
) {
  const known = await listStock(
    db,
    items.map(({ id }) => id),
  );
  const byItem = new Map(known.map((one) => [one.item, one]));
  return items.map((item) => showStock(item, byItem.get(item.id), language));
}

/** The stock of every item of the site, in its order. */
export async function listAllStock({ db, site }: Deps, language: Language) {
  return { list: await stockOf(db, site.mall.items, language) };
}

/** Refuses a request key that changed something else before; true where it changed the same. */
async function isRepeat(
  transaction: DatabaseTransaction,
  { itemId, change, reason, requestKey }: Change,
  operator: string,
): Promise<boolean> {
  const known = await findStockChange(transaction, operator, requestKey);
  if (known === null) return false;
  const isSame =
    known.item === itemId && known.change === BigInt(change) && known.reason === reason;
  if (!isSame) throw new ApiError('reward.repeat.differs');
  return true;
}

/** Adds to the stock of an item, or takes from it; the caller has looked for a repeat. */
async function writeChange(
  { clock }: Deps,
  transaction: DatabaseTransaction,
  { itemId: item, change, reason, requestKey }: Change,
  { left, operator }: { left: bigint; operator: string },
): Promise<void> {
  const leftAfter = left + BigInt(change);
  if (leftAfter < 0n) throw new ApiError('mall.stock', { left: Number(left) });
  const at = clock();
  const isNew = await insertStockChange(transaction, {
    id: randomUUID(),
    item,
    change: BigInt(change),
    left_after: leftAfter,
    reason,
    operator,
    request_key: requestKey,
    changed_at: at,
  });
  if (!isNew) throw new ApiError('reward.repeat.differs');
  await changeStock(transaction, item, { left: change, reserved: 0, at });
}

/**
 * Changes by operator's call how many of an item can be ordered. A repeat of the request changes
 * nothing; other content under its key is refused.
 */
export async function changeItemStock(
  deps: Deps,
  input: Change,
  { operator, language }: { operator: string; language: Language },
) {
  const item = deps.site.mall.items.find(({ id }) => id === input.itemId);
  if (!item) throw new ApiError('mall.not.found');
  const first = item.stock;
  if (first === null) throw new ApiError('mall.stock', { left: null });
  return deps.db.transaction().execute(async (transaction) => {
    await fillStock(transaction, [{ id: item.id, stock: first }], deps.clock());
    const stock = await lockStock(transaction, item.id);
    if (!stock) throw new Error(`item ${item.id} has no stock`);
    if (!(await isRepeat(transaction, input, operator))) {
      await writeChange(deps, transaction, input, { left: stock.left, operator });
    }
    const [shown] = await stockOf(transaction, [item], language);
    if (!shown) throw new Error(`item ${item.id} is gone`);
    return shown;
  });
}
