import { randomUUID } from 'node:crypto';
import { openMemberAccount } from '#modules/wallet/account.store.ts';
import type { ServedSite } from '#testing/served-site.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';
import type { Person, Rows } from './rows-of-person.ts';

const points = 100n;

/** The ids of a person's two orders. */
export type OrderIds = { goods: string; voucher: string };

/** Takes a person's points for two orders; those of the goods came back and have ended since. */
export async function movePoints(
  { db, modules: { wallet } }: ServedSite,
  { id: memberId }: Person,
  { goods, voucher }: OrderIds,
): Promise<void> {
  const accountId = await openMemberAccount(db, memberId, pointCurrency);
  const contraId = await wallet.houseAccount('points', pointCurrency);
  const moves = [
    ['pointEarn', points, `test:${goods}`],
    ['pointSpend', -points, `order:${goods}`],
    ['pointReturn', points, `return:${goods}`],
    ['pointExpire', -points, `expire:${goods}`],
    ['pointEarn', points, `test:${voucher}`],
    ['pointSpend', -points, `order:${voucher}`],
  ] as const;
  await wallet.apply(
    moves.map(([kind, amountMinor, externalId]) => {
      return { accountId, contraId, source: 'points', kind, amountMinor, externalId };
    }),
  );
}

/** Goods that came back, a voucher that was delivered with a code, and an address. */
export function mallRows({ id: memberId, word }: Person, ids: OrderIds, now: Date): Rows {
  const key = randomUUID();
  const changed = { request_key: key, changed_at: now };
  const order = { member_id: memberId, quantity: 1, points, from_stock: false, ordered_at: now };
  return {
    mall_order: [
      {
        ...order,
        id: ids.goods,
        item: 'umbrella',
        kind: 'goods',
        title: { EN: 'Umbrella', TY: 'Payong' },
        state: 'returned',
        address: word,
        carrier: word,
        tracking_number: word,
        reason: word,
        request_key: randomUUID(),
        changed_at: now,
        ended_at: now,
      },
      {
        ...order,
        ...changed,
        id: ids.voucher,
        item: 'coffee',
        kind: 'voucher',
        title: { EN: 'Coffee', TY: 'Kape' },
        state: 'delivered',
        ended_at: now,
      },
    ],
    mall_order_step: [
      { order_id: ids.goods, state: 'returned', operator: 'ana', at: now },
      { order_id: ids.voucher, state: 'ordered', operator: null, at: now },
      { order_id: ids.voucher, state: 'delivered', operator: null, at: now },
    ],
    mall_code: [
      {
        item: 'coffee',
        code: `sealed:${word}`,
        mark: ids.voucher,
        loaded_by: 'ana',
        request_key: key,
        loaded_at: now,
        order_id: ids.voucher,
      },
    ],
    member_address: [
      {
        ...changed,
        id: ids.voucher,
        member_id: memberId,
        details: `sealed:${word}`,
        added_at: now,
      },
    ],
  };
}
