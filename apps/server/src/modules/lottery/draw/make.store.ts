import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/** A draw that is to be made; `own` is there for those that the house draws. */
export type NewDraw = {
  id: string;
  gameId: number;
  numero: string;
  day: string;
  station: string | null;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  yearAnimal: number;
  own: { commit: Uint8Array; chainHash: string; round: number; sealedSeed: Uint8Array } | null;
};

/** Lets one process at a time add draws or list those of a day, until it commits. */
export async function lockRows(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('lottery-rows'))`.execute(transaction);
}

/** Adds draws that are not there, but none to a day whose list is made; returns the ids added. */
async function addDraws(
  transaction: DatabaseTransaction,
  draws: readonly NewDraw[],
  madeAt: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into lottery_draw (
      id, game_id, numero, day, station, is_own, state, opens_at, closes_at, draws_at, year_animal,
      commit, chain_hash, beacon_round, made_at
    )
    select one.*, ${madeAt}::timestamptz
    from (
      select id, game_id, numero, day, station, commit is not null, 'scheduled', opens_at,
        closes_at, draws_at, year_animal, commit, chain_hash, beacon_round
      from unnest(
        ${draws.map(({ id }) => id)}::uuid[],
        ${draws.map(({ gameId }) => gameId)}::int[],
        ${draws.map(({ numero }) => numero)}::text[],
        ${draws.map(({ day }) => day)}::date[],
        ${draws.map(({ station }) => station)}::text[],
        ${draws.map(({ opensAt }) => opensAt)}::timestamptz[],
        ${draws.map(({ closesAt }) => closesAt)}::timestamptz[],
        ${draws.map(({ drawsAt }) => drawsAt)}::timestamptz[],
        ${draws.map(({ yearAnimal }) => yearAnimal)}::smallint[],
        ${draws.map(({ own }) => own?.commit ?? null)}::bytea[],
        ${draws.map(({ own }) => own?.chainHash ?? null)}::text[],
        ${draws.map(({ own }) => own?.round ?? null)}::bigint[]
      ) as given (
        id, game_id, numero, day, station, opens_at, closes_at, draws_at, year_animal, commit,
        chain_hash, beacon_round
      )
      where not exists (
        select from lottery_day_list list
        where list.game_id = given.game_id and list.day = given.day
      )
    ) as one
    on conflict (game_id, numero) do nothing
    returning id`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds the draws that are not there yet, each with its seed; returns how many. A seed is kept only
 * for a row that is added here, so that it belongs to the commit of that row.
 */
export async function insertDraws(
  db: Database,
  draws: readonly NewDraw[],
  madeAt: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockRows(transaction);
    const added = await addDraws(transaction, draws, madeAt);
    const seeded = draws.flatMap(({ id, own }) =>
      own !== null && added.has(id) ? [{ id, sealed: own.sealedSeed }] : [],
    );
    if (seeded.length > 0) {
      await sql`
        insert into lottery_seed (draw_id, sealed)
        select * from unnest(
          ${seeded.map(({ id }) => id)}::uuid[],
          ${seeded.map(({ sealed }) => sealed)}::bytea[]
        )`.execute(transaction);
    }
    return added.size;
  });
}

/** What the database has of a draw that is still to come. */
export type ComingDraw = { gameId: number; numero: string; opensAt: Date; drawsAt: Date };

/** The draws of lotteries that take place after a time. */
export function listComing(
  db: Database,
  gameIds: readonly number[],
  after: Date,
): Promise<ComingDraw[]> {
  return db
    .selectFrom('lottery_draw')
    .select(['game_id as gameId', 'numero', 'opens_at as opensAt', 'draws_at as drawsAt'])
    .where('game_id', 'in', gameIds)
    .where('draws_at', '>', after)
    .orderBy('draws_at')
    .execute();
}
