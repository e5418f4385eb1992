import type { DatabaseTransaction } from '#db/database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { boundsOfDay, dayAt } from '#kit/time/day-range.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { purchasable, type Purchasable } from '@pavilion/domain/reward/mall-order';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { RewardsDeps } from '../rewards-deps.ts';
import { fillStock, findLevel, readBought, readStock, type Bought } from './items.store.ts';
import { lockStock } from './order.store.ts';

export type MallItem = RewardsDeps['site']['mall']['items'][number];

type ItemDeps = Pick<RewardsDeps, 'db' | 'clock' | 'currency' | 'findPicture' | 'site'>;
type Call = PlayerEndpoints['rewards']['listMallItems'];
type Shown = ResponseOf<Call>['list'][number];

const none: Bought = { mine: 0, today: 0 };

/** Fills the stock of what the site newly sells; what has a stock keeps it. */
export async function prepareMall({
  db,
  clock,
  site,
}: Pick<RewardsDeps, 'db' | 'clock' | 'site'>): Promise<void> {
  const limited = site.mall.items.flatMap(({ id, stock }) =>
    stock === null ? [] : [{ id, stock }],
  );
  await fillStock(db, limited, clock());
}

function boughtBy(
  { clock, site }: Pick<ItemDeps, 'clock' | 'site'>,
  db: Parameters<typeof readBought>[0],
  memberId: bigint,
): Promise<Map<string, Bought>> {
  const { timeZone } = site.brand;
  return readBought(db, memberId, boundsOfDay(dayAt(clock(), timeZone), timeZone));
}

/** A picture as clients load it; an empty address where the site has none of that name. */
export function pictureOf({ findPicture }: Pick<ItemDeps, 'findPicture'>, { picture }: MallItem) {
  const found = findPicture(picture);
  return { url: found?.src ?? '', color: found?.color ?? '' };
}

/** Locks what is left of an item; null for one that never runs out. */
async function lockLeft(
  { clock }: Pick<ItemDeps, 'clock'>,
  transaction: DatabaseTransaction,
  { id, stock }: MallItem,
): Promise<number | null> {
  if (stock === null) return null;
  let row = await lockStock(transaction, id);
  if (row === null) {
    await fillStock(transaction, [{ id, stock }], clock());
    row = await lockStock(transaction, id);
  }
  if (row === null) throw new Error(`item ${id} has no stock`);
  return Number(row.left);
}

/**
 * How many of an item a member can order now. Locks the stock of one that can run out, so that
 * nobody else orders it until the transaction ends; the caller holds the lock of the member.
 */
export async function lockPurchasable(
  deps: Pick<ItemDeps, 'clock' | 'site'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
  item: MallItem,
): Promise<Purchasable> {
  const left = await lockLeft(deps, transaction, item);
  const bought = (await boughtBy(deps, transaction, memberId)).get(item.id) ?? none;
  const level = await findLevel(transaction, memberId);
  return purchasable(item, { ...bought, left, level });
}

type ShownWith = {
  language: Language;
  level: number;
  stock: ReadonlyMap<string, bigint>;
  bought: ReadonlyMap<string, Bought>;
};

function showItem(deps: ItemDeps, item: MallItem, shownWith: ShownWith): Shown {
  const { language, level, stock, bought } = shownWith;
  const { currency, site } = deps;
  const { id, kind, title, description, pointsPrice, perMember, perDay, minLevel } = item;
  const left = item.stock === null ? null : Number(stock.get(id) ?? item.stock);
  const { mine, today } = bought.get(id) ?? none;
  const { bonusAmount } = item;
  return {
    id,
    kind,
    title: inLanguage(title, language),
    description: inLanguage(description, language),
    picture: pictureOf(deps, item),
    pointsPrice,
    left,
    perMember,
    perDay,
    mine,
    minLevel,
    bonusAmount: bonusAmount === undefined ? null : formatAmount(bonusAmount, currency.digits),
    wageringMultiple: kind === 'bonus' ? site.mall.points.wageringTimes : null,
    ...purchasable(item, { left, mine, today, level }),
  };
}

/** Lists a page of what the mall sells, with what the member can order of it now. */
export async function listItems(
  deps: ItemDeps,
  { kind, ...query }: ParsedInputOf<Call>,
  { caller, language }: SessionContext,
): Promise<ResponseOf<Call>> {
  const { db, site } = deps;
  const { limit, offset } = pageSlice(query);
  const items = site.mall.items.filter((item) => kind === undefined || item.kind === kind);
  const shownWith = {
    language,
    level: await findLevel(db, caller.memberId),
    stock: await readStock(db),
    bought: await boughtBy(deps, db, caller.memberId),
  };
  const list = items.slice(offset, offset + limit).map((item) => showItem(deps, item, shownWith));
  return pageOf(list, items.length, query);
}
