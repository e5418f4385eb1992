import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import { isAddressable } from '#modules/accounts/addressable.store.ts';
import type { SubOrderState } from '@pavilion/domain/lottery/state/sub-order-state';
import type { DrawRow, Executor } from '../draw.store.ts';
import type { OrderRow, SubOrderRow } from '../stored-order.ts';

/** A sub-order under lock, with what its order says of its money. */
export type TakenSubOrder = SubOrderRow &
  Pick<OrderRow, 'game_id' | 'pricing' | 'own_series' | 'is_trial' | 'stops_on_win'>;

/** What is to be done with the sub-orders of a draw. */
export type SettleStep = 'settle' | 'correct' | 'void';

/** What the state of a draw asks for; null where its sub-orders stay as they are. */
export function stepOf(draw: Pick<DrawRow, 'state' | 'to_settle'>): SettleStep | null {
  if (draw.state === 'drawn') return 'settle';
  if (!draw.to_settle) return null;
  if (draw.state === 'resettled') return 'correct';
  return draw.state === 'void' ? 'void' : null;
}

/** The sub-orders of a draw that its step has not reached. */
function leftOf(draw: Pick<DrawRow, 'version'>, step: SettleStep) {
  if (step === 'settle') return sql<boolean>`sub.state = 'placed'`;
  if (step === 'void') return sql<boolean>`sub.state in ('placed', 'lost', 'won')`;
  return sql<boolean>`sub.state in ('lost', 'won') and sub.version < ${draw.version}`;
}

/** Whether sub-orders of a draw have still to follow its step. */
export async function isAnyLeft(db: Executor, draw: DrawRow, step: SettleStep): Promise<boolean> {
  const row = await db
    .selectFrom('lottery_sub_order as sub')
    .select('sub.nth')
    .where('sub.draw_id', '=', draw.id)
    .where(leftOf(draw, step))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A sub-order after which the next ones are taken. */
export type Place = Pick<SubOrderRow, 'member_id' | 'order_id' | 'nth'>;

type Taking = {
  step: SettleStep;
  after: Place | null;
  /** Numbers of those that could not be settled. */
  aside: ReadonlySet<string>;
  limit: number;
};

/** Locks the next sub-orders of a draw that nobody else settles; those of a member stand together. */
export function takeSubOrders(
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { step, after, aside, limit }: Taking,
): Promise<TakenSubOrder[]> {
  let query = transaction
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_order as whole', 'whole.id', 'sub.order_id')
    .selectAll('sub')
    .select([
      'whole.game_id',
      'whole.pricing',
      'whole.own_series',
      'whole.is_trial',
      'whole.stops_on_win',
    ])
    .where('sub.draw_id', '=', draw.id)
    .where(leftOf(draw, step));
  if (after !== null) {
    const { member_id: memberId, order_id: orderId, nth } = after;
    query = query.where(
      sql<boolean>`(sub.member_id, sub.order_id, sub.nth) >
        (${memberId}::bigint, ${orderId}::uuid, ${nth}::smallint)`,
    );
  }
  if (aside.size > 0) {
    query = query.where(sql<boolean>`sub.number <> all (${[...aside]}::text[])`);
  }
  return query
    .orderBy('sub.member_id')
    .orderBy('sub.order_id')
    .orderBy('sub.nth')
    .limit(limit)
    .forUpdate('sub')
    .skipLocked()
    .execute();
}

/** How many bytes the lines of orders take in the database, by the id of the order. */
export async function readSizes(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lottery_line')
    .select(['order_id', sql<number>`sum(pg_column_size(balls))::int`.as('bytes')])
    .where(sql<boolean>`order_id = any (${[...orderIds]}::uuid[])`)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.bytes]));
}

/** What a sub-order is after a step, or after it was stopped. */
export type SubOrderChange = Readonly<{
  orderId: string;
  nth: number;
  state: SubOrderState;
  version: number;
  paidVersion: number | null;
  win: bigint;
  rebate: bigint;
}>;

/** Writes what sub-orders are now; when they ended first stays. */
export async function writeSubOrders(
  transaction: DatabaseTransaction,
  changes: readonly SubOrderChange[],
  endedAt: Date,
): Promise<void> {
  await sql`
    update lottery_sub_order as sub
    set state = changed.state, version = changed.version, paid_version = changed.paid_version,
      win = changed.win, rebate = changed.rebate,
      ended_at = coalesce(sub.ended_at, ${endedAt}::timestamptz)
    from unnest(
      ${changes.map(({ orderId }) => orderId)}::uuid[],
      ${changes.map(({ nth }) => nth)}::smallint[],
      ${changes.map(({ state }) => state)}::text[],
      ${changes.map(({ version }) => version)}::smallint[],
      ${changes.map(({ paidVersion }) => paidVersion)}::smallint[],
      ${changes.map(({ win }) => win)}::bigint[],
      ${changes.map(({ rebate }) => rebate)}::bigint[]
    ) as changed (order_id, nth, state, version, paid_version, win, rebate)
    where sub.order_id = changed.order_id and sub.nth = changed.nth`.execute(transaction);
}

/** Those of members whom the site may write to. */
export async function listAddressable(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<bigint[]> {
  const rows = await transaction
    .selectFrom('member')
    .select('id')
    .where(sql<boolean>`id = any (${[...memberIds]}::bigint[])`)
    .where(isAddressable)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
