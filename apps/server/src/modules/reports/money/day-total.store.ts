import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { ReportDays } from '@pavilion/domain/report/report-days';

export type DayTotalFilter = ReportDays & {
  accountIds: readonly bigint[];
  kinds?: readonly number[] | undefined;
};

/** Returns the condition on rows of `day_total`. */
export function matchingDays({ accountIds, firstDay, lastDay, kinds }: DayTotalFilter) {
  const ofKinds = kinds ? sql`and kind = any(${[...kinds]}::smallint[])` : sql``;
  return sql`account_id = any(${[...accountIds]}::bigint[])
    and day between ${firstDay}::date and ${lastDay}::date ${ofKinds}`;
}

export type MoneyTotals = { moves: number; moneyInMinor: bigint; moneyOutMinor: bigint };

/** Sums what moved in the days; the reports must have caught up. */
export async function sumDays(db: Database, filter: DayTotalFilter): Promise<MoneyTotals> {
  const { rows } = await sql<MoneyTotals>`
    select coalesce(sum(moves), 0)::int as moves,
      coalesce(sum(money_in), 0)::bigint as "moneyInMinor",
      coalesce(sum(money_out), 0)::bigint as "moneyOutMinor"
    from day_total where ${matchingDays(filter)}`.execute(db);
  return rows[0] ?? { moves: 0, moneyInMinor: 0n, moneyOutMinor: 0n };
}

export type GameTotals = {
  kind: number;
  /** 0 where no game is known. */
  gameNode: number;
  moneyInMinor: bigint;
  moneyOutMinor: bigint;
};

/** Does the same for each kind of posting and each game. */
export async function sumDaysByGame(db: Database, filter: DayTotalFilter): Promise<GameTotals[]> {
  const { rows } = await sql<GameTotals>`
    select kind, game_node as "gameNode", sum(money_in)::bigint as "moneyInMinor",
      sum(money_out)::bigint as "moneyOutMinor"
    from day_total where ${matchingDays(filter)} group by kind, game_node`.execute(db);
  return rows;
}
