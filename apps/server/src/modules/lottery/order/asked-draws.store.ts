import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { DrawRow } from '../draw.store.ts';

/** A draw as an order names it. */
export type Named = { gameId: number; numero: string };

/** What is read of a draw before an order for it waits to be taken. */
export type AskedDraw = Pick<
  DrawRow,
  'id' | 'game_id' | 'numero' | 'station' | 'year_animal' | 'draws_at' | 'closes_at' | 'state'
>;

/** The draws with these numeros, in their order; null where there is none. */
export async function findNamedDraws(
  db: Database,
  named: readonly Named[],
): Promise<(AskedDraw | null)[]> {
  const { rows } = await sql<AskedDraw & { item: bigint }>`
    select asked.item, id, draw.game_id, draw.numero, station, year_animal, draws_at, closes_at,
      state
    from unnest(
      ${named.map(({ gameId }) => gameId)}::int[], ${named.map(({ numero }) => numero)}::text[]
    ) with ordinality as asked (game_id, numero, item)
    cross join lateral (
      select * from lottery_draw
      where game_id = asked.game_id and numero = asked.numero limit 1
    ) as draw`.execute(db);
  const found = new Map(rows.map(({ item, ...draw }) => [Number(item), draw]));
  return named.map((_, index) => found.get(index + 1) ?? null);
}

type From = Pick<AskedDraw, 'id' | 'game_id' | 'station' | 'draws_at'>;

/** So many draws from one on, of its lottery and its station; those that are void do not count. */
export function listDrawsFrom(db: Database, first: From, count: number): Promise<AskedDraw[]> {
  return db
    .selectFrom('lottery_draw')
    .select(['id', 'game_id', 'numero', 'station', 'year_animal', 'draws_at'])
    .select(['closes_at', 'state'])
    .where('game_id', '=', first.game_id)
    .where('station', 'is not distinct from', first.station)
    .where('draws_at', '>=', first.draws_at)
    .where((is) => is.or([is('state', '<>', 'void'), is('id', '=', first.id)]))
    .orderBy('draws_at')
    .orderBy('numero')
    .limit(count)
    .execute();
}

/** The first draw of a lottery and station that takes an order now; null where none does. */
export async function findTakingDraw(
  db: Database,
  { game_id: gameId, station }: Pick<DrawRow, 'game_id' | 'station'>,
  isChase: boolean,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('lottery_draw')
    .select('numero')
    .where('game_id', '=', gameId)
    .where('station', 'is not distinct from', station)
    .where('draws_at', '>', now)
    .where('closes_at', '>', now)
    .where(
      sql<boolean>`(state = 'open' or state = 'scheduled' and (${isChase} or opens_at <= ${now}))`,
    )
    .orderBy('draws_at')
    .orderBy('numero')
    .limit(1)
    .executeTakeFirst();
  return row?.numero ?? null;
}
