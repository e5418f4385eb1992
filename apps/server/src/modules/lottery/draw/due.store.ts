import { sql, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { DrawState } from '@pavilion/domain/lottery/state/draw-state';
import type { DrawRow } from '../draw.store.ts';

/** Before their result, after which they are settled; the index of unfinished draws has them. */
const unfinished = ['scheduled', 'open', 'closed'] as const;

type Span = {
  /** Of own lotteries that are on, and of all that somebody else draws. */
  gameIds: readonly number[];
  /** What comes before this time is read now. */
  until: Date;
  /** Own draws before this time are read as missed ones instead. */
  liveFrom: Date;
};

/**
 * The draws with which something is to be done soon, the earliest first. Outside draws that only
 * wait for a result are left out.
 */
export function listLive(
  db: Database,
  { gameIds, until, liveFrom }: Span,
  limit: number,
): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('state', 'in', unfinished)
    .where('game_id', 'in', gameIds)
    .where(sql<boolean>`(not is_own or draws_at > ${liveFrom})`)
    .where(
      sql<boolean>`(
        state = 'scheduled' and opens_at <= ${until}
        or state = 'open' and closes_at <= ${until}
        or state = 'closed' and (is_own or not is_late)
      )`,
    )
    .orderBy('closes_at')
    .orderBy('game_id')
    .limit(limit)
    .execute();
}

/** A missed draw after which the next ones are read. */
export type Place = Pick<DrawRow, 'draws_at' | 'id'>;

/** Own draws that were missed, the earliest first, after one of them. */
export function listMissed(
  db: Database,
  { gameIds, liveFrom }: Omit<Span, 'until'>,
  after: Place | null,
  limit: number,
): Promise<DrawRow[]> {
  let query = db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('state', 'in', unfinished)
    .where('game_id', 'in', gameIds)
    .where('is_own', '=', true)
    .where('closes_at', '<=', liveFrom)
    .where('draws_at', '<=', liveFrom);
  if (after !== null) {
    query = query.where(sql<boolean>`(draws_at, id) > (${after.draws_at}, ${after.id})`);
  }
  return query.orderBy('draws_at').orderBy('id').limit(limit).execute();
}

type Voiding = {
  before: Date;
  states: readonly DrawState[];
  limit: number;
  change: Pick<Updateable<Tables['lottery_draw']>, 'void_reason' | 'voided_by' | 'voided_at'>;
};

/**
 * Voids own draws of any lottery that were due before a time; returns how many. Stakes of those
 * that have orders are given back after that.
 */
export async function voidMissed(
  transaction: DatabaseTransaction,
  { before, states, limit, change }: Voiding,
): Promise<number> {
  const voided = await transaction
    .with('missed', (db) =>
      db
        .selectFrom('lottery_draw')
        .select('id')
        .where('state', 'in', states)
        .where('state', 'in', unfinished)
        .where('is_own', '=', true)
        .where('closes_at', '<', before)
        .where('draws_at', '<', before)
        .orderBy('closes_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('lottery_draw')
    .from('missed')
    .set({ ...change, state: 'void' })
    .whereRef('lottery_draw.id', '=', 'missed.id')
    .returning('lottery_draw.id')
    .execute();
  const ids = voided.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // A statement of its own: it sees the orders that were taken until the draws were locked.
  await transaction
    .updateTable('lottery_draw')
    .set({ to_settle: true })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where(
      sql<boolean>`exists (
        select from lottery_sub_order sub
        where sub.draw_id = lottery_draw.id and sub.state in ('placed', 'lost', 'won')
      )`,
    )
    .execute();
  return ids.length;
}

/** The encrypted seed of a draw; null where there is none. */
export async function findSealedSeed(
  transaction: DatabaseTransaction,
  drawId: string,
): Promise<Uint8Array | null> {
  const query = transaction.selectFrom('lottery_seed').select('sealed');
  return (await query.where('draw_id', '=', drawId).executeTakeFirst())?.sealed ?? null;
}
