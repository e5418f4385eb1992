import type { Database } from '#db/database.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { nextMallState } from '@pavilion/domain/reward/mall-order';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { RewardsDeps } from '../rewards-deps.ts';
import { pictureOf } from './items.ts';
import { listOrderCodes, listSteps, type OrderStep, type StoredOrder } from './order.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'currency'>;
type Shown = ResponseOf<PlayerEndpoints['rewards']['cancelMallOrder']>;
type OperatorShown = ResponseOf<OperatorEndpoints['rewards']['approveMallOrder']>;
type Fields = Omit<Shown, 'picture' | 'codes' | 'mayCancel'>;

/** The steps of orders, by order. */
async function stepsOf(db: Database, rows: readonly StoredOrder[]) {
  const ids = rows.map(({ id }) => id);
  const steps = new Map(ids.map((id): [string, OrderStep[]] => [id, []]));
  for (const step of await listSteps(db, ids)) steps.get(step.orderId)?.push(step);
  return steps;
}

function showFields(
  { currency }: Deps,
  order: StoredOrder,
  language: Language,
  steps: readonly OrderStep[],
): Fields {
  const bonus = order.bonus_amount;
  return {
    orderId: order.id,
    itemId: order.item,
    kind: order.kind,
    title: inLanguage(order.title, language),
    quantity: order.quantity,
    points: Number(order.points),
    bonusAmount: bonus === null ? null : formatAmount(bonus, currency.digits),
    state: order.state,
    orderedAt: order.ordered_at.toISOString(),
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    carrier: order.carrier,
    trackingNumber: order.tracking_number,
    reason: order.reason,
  };
}

/** Orders as their member reads them, in the same order; with the codes of vouchers. */
export async function showOrders(
  deps: Deps & Pick<RewardsDeps, 'findPicture' | 'mallBox' | 'site'>,
  rows: readonly StoredOrder[],
  language: Language,
): Promise<Shown[]> {
  const { db, mallBox, site } = deps;
  const steps = await stepsOf(db, rows);
  const delivered = rows.filter(({ kind, state }) => kind === 'voucher' && state === 'delivered');
  const codes = await listOrderCodes(
    db,
    delivered.map(({ id }) => id),
  );
  return rows.map((order) => {
    const item = site.mall.items.find(({ id }) => id === order.item);
    return {
      ...showFields(deps, order, language, steps.get(order.id) ?? []),
      picture: item === undefined ? null : pictureOf(deps, item),
      codes: (codes.get(order.id) ?? []).map((code) => mallBox.openText(code)),
      mayCancel: nextMallState(order.kind, order.state, 'cancel') !== null,
    };
  });
}

/** Orders as operators read them, in the same order; without addresses and codes. */
export async function showToOperators(
  deps: Deps,
  rows: readonly StoredOrder[],
  language: Language,
): Promise<OperatorShown[]> {
  const steps = await stepsOf(deps.db, rows);
  return rows.map((order) => {
    const own = steps.get(order.id) ?? [];
    return {
      ...showFields(deps, order, language, own),
      account: order.username,
      waitsForCode: order.kind === 'voucher' && order.state === 'ordered',
      hasAddress: order.address !== null,
      lastOperator: own.at(-1)?.operator ?? null,
    };
  });
}
