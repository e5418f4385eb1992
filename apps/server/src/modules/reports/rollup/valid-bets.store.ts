import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Weights in percent of a bet that counts. */
export type CountedGame = { gameNode: number; category: string; weight: number };

/**
 * Notes the category and weight of each game from now on; those of a game that is new here count
 * from ever. What is as it was is not written, and a game that is gone keeps its last.
 */
export async function noteGames(
  db: Database,
  games: readonly CountedGame[],
  now: Date,
): Promise<void> {
  await sql`
    insert into game_kind (game_node, since, category, weight)
    select game.node, case when last.category is null then '-infinity' else ${now}::timestamptz end,
      game.category, game.weight
    from unnest(${games.map(({ gameNode }) => gameNode)}::int[],
      ${games.map(({ category }) => category)}::text[],
      ${games.map(({ weight }) => weight)}::int[]) as game (node, category, weight)
    left join lateral (
      select category, weight from game_kind where game_node = game.node
      order by since desc limit 1
    ) as last on true
    where (last.category, last.weight) is distinct from (game.category, game.weight)
    on conflict do nothing`.execute(db);
}

export type ValidBetRule = { pushCountsNothing: boolean; bonusMoney: boolean };

/** Notes how valid bets are counted in rounds that begin from now on. */
export async function noteRule(db: Database, rule: ValidBetRule, now: Date): Promise<void> {
  await sql`
    insert into valid_bet_rule (since, push_counts_nothing, bonus_money)
    select ${now}::timestamptz, ${rule.pushCountsNothing}::boolean, ${rule.bonusMoney}::boolean
    from (select * from valid_bet_rule order by since desc limit 1) as last
    where last.push_counts_nothing <> ${rule.pushCountsNothing}
      or last.bonus_money <> ${rule.bonusMoney}
    on conflict do nothing`.execute(db);
}
