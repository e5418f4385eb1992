import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Nodes of the games played last, newest first. */
export async function listRecents(db: Database, memberId: bigint): Promise<number[]> {
  const rows = await db
    .selectFrom('recent_game')
    .select('game_node')
    .where('member_id', '=', memberId)
    .orderBy('played_at', 'desc')
    .orderBy('game_node')
    .execute();
  return rows.map((row) => row.game_node);
}

/** Puts a game first; deletes all but the last `keep` games. */
export async function insertRecent(
  db: Database,
  { memberId, gameNode, now }: { memberId: bigint; gameNode: number; now: Date },
  keep: number,
): Promise<void> {
  await db
    .insertInto('recent_game')
    .values({ member_id: memberId, game_node: gameNode, played_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'game_node']).doUpdateSet({ played_at: now }),
    )
    .execute();
  await sql`
    delete from recent_game
    where member_id = ${memberId} and game_node in (
      select game_node from recent_game where member_id = ${memberId}
      order by played_at desc, game_node offset ${keep}
    )`.execute(db);
}
