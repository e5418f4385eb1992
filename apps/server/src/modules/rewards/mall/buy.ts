import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  firstMallState,
  isMallOrderOver,
  type MallKind,
  type Purchasable,
} from '@pavilion/domain/reward/mall-order';
import { takePoints } from '../points/move-points.ts';
import { refuseUnoffered } from '../refuse-unoffered.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { deliverVoucher } from '../stock/deliver-vouchers.ts';
import { lockPurchasable, type MallItem } from './items.ts';
import {
  changeStock,
  findAddressDetails,
  findOrder,
  findOrderByKey,
  insertOrder,
  insertStep,
  type StoredOrder,
} from './order.store.ts';

type Input = ParsedInputOf<PlayerEndpoints['rewards']['redeemPointReward']>;

const refusalCodes = {
  level: 'mall.level',
  soldOut: 'mall.soldOut',
  limit: 'mall.limit',
} as const;

/** Refuses more than the member can order now. */
function refuseMore({ most, reason }: Purchasable, quantity: number): void {
  if (quantity <= most) return;
  throw new ApiError(refusalCodes[reason ?? 'limit'], { most });
}

/** The encrypted address to which goods are sent; null for what is not sent. */
async function addressOf(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { kind, addressId }: { kind: MallKind; addressId: string | undefined },
): Promise<string | null> {
  if (kind !== 'goods') return null;
  const isNamed = addressId !== undefined && isOwnId(addressId);
  const details = isNamed ? await findAddressDetails(transaction, memberId, addressId) : null;
  if (details === null) throw new ApiError('mall.address');
  return details;
}

/** What a bonus brings, of all of them; null for what is no bonus. */
function bonusOf({ id, kind, bonusAmount }: MallItem, quantity: number): bigint | null {
  if (kind !== 'bonus') return null;
  if (bonusAmount === undefined) throw new Error(`item ${id} is a bonus of no amount`);
  return bonusAmount * BigInt(quantity);
}

/** Pays the money of a bonus that was ordered. */
async function payBonus(
  { grantReward, site }: Pick<RewardsDeps, 'grantReward' | 'site'>,
  transaction: DatabaseTransaction,
  { id, memberId, title }: { id: string; memberId: bigint; title: MallItem['title'] },
  amountMinor: bigint,
): Promise<void> {
  const isGranted = await grantReward(transaction, {
    memberId,
    amountMinor,
    wageringMultiple: site.mall.points.wageringTimes,
    key: `mall:${id}`,
    title,
    withdrawal: 'free',
    isEarned: false,
  });
  if (!isGranted) throw new Error(`order ${id} was paid before it was made`);
}

/** Writes an order that is allowed, and takes its points and its pieces. */
async function placeOrder(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  {
    item,
    quantity,
    requestKey,
    address,
  }: Pick<Input, 'quantity' | 'requestKey'> & {
    item: MallItem;
    address: string | null;
  },
): Promise<string> {
  const id = randomUUID();
  const at = deps.clock();
  const { kind, title } = item;
  const state = firstMallState(kind);
  const points = BigInt(item.pointsPrice) * BigInt(quantity);
  const bonusAmount = bonusOf(item, quantity);
  const isLimited = item.stock !== null;
  await insertOrder(transaction, {
    id,
    member_id: memberId,
    item: item.id,
    kind,
    title,
    quantity,
    points,
    bonus_amount: bonusAmount,
    wagering_multiple: bonusAmount === null ? null : deps.site.mall.points.wageringTimes,
    from_stock: isLimited,
    state,
    request_key: requestKey,
    address,
    ordered_at: at,
    changed_at: at,
    ended_at: isMallOrderOver(state) ? at : null,
  });
  await insertStep(transaction, { order_id: id, state, operator: null, at });
  if (isLimited) {
    const reserved = isMallOrderOver(state) ? 0 : quantity;
    await changeStock(transaction, item.id, { left: -quantity, reserved, at });
  }
  await takePoints(deps, transaction, 'pointSpend', { memberId, points, id: `order:${id}` });
  if (bonusAmount !== null) await payBonus(deps, transaction, { id, memberId, title }, bonusAmount);
  await deps.signals.publishIn(transaction, { kind: 'reward', memberId });
  return id;
}

async function deliver(deps: RewardsDeps, orderId: string): Promise<void> {
  try {
    await deliverVoucher(deps, orderId);
  } catch (error) {
    deps.logger.error({ err: error, order: orderId }, 'a voucher was not delivered at once');
  }
}

/**
 * Orders something of the mall: points, pieces, the money of a bonus and the order are one
 * transaction, after the payment password. A repeat of the request orders nothing again and answers
 * the same; other content under its key is refused.
 */
export async function orderItem(
  deps: RewardsDeps,
  memberId: bigint,
  { quantity, addressId, paymentPassword, requestKey, ...input }: Input,
): Promise<StoredOrder> {
  const { db, site } = deps;
  const item = site.mall.items.find(({ id }) => id === input.id);
  if (!item) throw new ApiError('mall.not.found');
  const { kind } = item;
  if (kind === 'goods' && addressId === undefined) throw new ApiError('mall.address');
  await deps.paymentPassword.check(memberId, paymentPassword);
  const id = await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const before = await findOrderByKey(transaction, memberId, requestKey);
    if (before !== null) {
      const isSame = before.item === item.id && before.quantity === quantity;
      if (!isSame) throw new ApiError('reward.repeat.differs');
      return before.id;
    }
    // Who shows signs of harm is offered no money, and may order the rest.
    await refuseUnoffered(transaction, memberId, kind === 'bonus' ? null : 'signsOfHarm');
    const address = await addressOf(transaction, memberId, { kind, addressId });
    refuseMore(await lockPurchasable(deps, transaction, memberId, item), quantity);
    return placeOrder(deps, transaction, memberId, { item, quantity, requestKey, address });
  });
  if (kind === 'voucher') await deliver(deps, id);
  const order = await findOrder(db, id);
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}
