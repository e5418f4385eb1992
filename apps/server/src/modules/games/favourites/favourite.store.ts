import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Nodes of the favourite games, newest first. */
export async function listFavourites(db: Database, memberId: bigint): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite_game')
    .select('game_node')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('game_node')
    .execute();
  return rows.map((row) => row.game_node);
}

/** Adds a favourite, or leaves one that is there; false when the member has the most allowed. */
export async function insertFavourite(
  db: Database,
  { memberId, gameNode, now }: { memberId: bigint; gameNode: number; now: Date },
  atMost: number,
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    with added as (
      insert into favourite_game (member_id, game_node, added_at)
      select ${memberId}::bigint, ${gameNode}::int, ${now}::timestamptz
      where (select count(*) from favourite_game where member_id = ${memberId}) < ${atMost}
      on conflict do nothing
      returning 1
    )
    select exists (select 1 from added) or exists (
      select 1 from favourite_game where member_id = ${memberId} and game_node = ${gameNode}
    ) as there`.execute(db);
  return rows[0]?.there === true;
}

export async function deleteFavourite(
  db: Database,
  memberId: bigint,
  gameNode: number,
): Promise<void> {
  await db
    .deleteFrom('favourite_game')
    .where('member_id', '=', memberId)
    .where('game_node', '=', gameNode)
    .execute();
}
