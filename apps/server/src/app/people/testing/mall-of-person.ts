import { randomUUID } from 'node:crypto';
import { openMemberAccount } from '#modules/wallet/account.store.ts';
import type { ServedSite } from '#testing/served-site.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';
import type { Person, Rows } from './rows-of-person.ts';

const points = 100n;

/** Gives the person points, and takes them for an order. */
export async function spendPoints(
  { db, modules: { wallet } }: ServedSite,
  { id: memberId }: Person,
  orderId: string,
): Promise<void> {
  const accountId = await openMemberAccount(db, memberId, pointCurrency);
  const contraId = await wallet.houseAccount('points', pointCurrency);
  const move = { accountId, contraId, source: 'points' };
  await wallet.apply([
    { ...move, kind: 'pointEarn', amountMinor: points, externalId: randomUUID() },
    { ...move, kind: 'pointSpend', amountMinor: -points, externalId: `order:${orderId}` },
  ]);
}

/** An order of a voucher that was delivered with a code, and an address. */
export function mallRows({ id: memberId, word }: Person, orderId: string, now: Date): Rows {
  const key = randomUUID();
  const step = { order_id: orderId, operator: null, at: now };
  const changed = { request_key: key, changed_at: now };
  return {
    mall_order: [
      {
        ...changed,
        id: orderId,
        member_id: memberId,
        item: 'coffee',
        kind: 'voucher',
        title: { EN: 'Coffee', TY: 'Kape' },
        quantity: 1,
        points,
        from_stock: false,
        state: 'delivered',
        ordered_at: now,
        ended_at: now,
      },
    ],
    mall_order_step: [
      { ...step, state: 'ordered' },
      { ...step, state: 'delivered' },
    ],
    mall_code: [
      {
        item: 'coffee',
        code: `sealed:${word}`,
        mark: orderId,
        loaded_by: 'ana',
        request_key: key,
        loaded_at: now,
        order_id: orderId,
      },
    ],
    member_address: [
      {
        ...changed,
        id: orderId,
        member_id: memberId,
        details: `sealed:${word}`,
        added_at: now,
      },
    ],
  };
}
