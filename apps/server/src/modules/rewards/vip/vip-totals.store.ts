import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { PeriodTotals } from '@pavilion/domain/vip/vip-keep';
import type { LifetimeTotals } from '@pavilion/domain/vip/vip-level';

type Executor = Database | DatabaseTransaction;

/**
 * How totals are counted: in one currency, each category by a percentage of its valid bets, 100
 * where it has none.
 */
export type Counted = { currency: string; weights: Weights };

type Weights = Readonly<Partial<Record<GameType, number>>>;

const weightRows = (weights: Weights) => {
  const rows = Object.entries(weights).map(([category, weight]) => ({ category, weight }));
  return sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rule (category text, weight int)`;
};

/**
 * Lifetime totals of members, as far as the roll-ups have counted; with `untilDay`, what was booked
 * on days up to it. Points are always those of now: which of them were earned until a day is not
 * kept. Members without an account are left out.
 */
export async function lifetimeTotals(
  db: Executor,
  memberIds: readonly bigint[],
  { currency, weights }: Counted,
  untilDay?: string,
): Promise<Map<bigint, LifetimeTotals>> {
  if (memberIds.length === 0) return new Map();
  const after = untilDay === undefined ? sql`null::date` : sql`${untilDay}::date`;
  const { rows } = await sql<{ id: bigint } & LifetimeTotals>`
    select part.member_id as id, sum(part.deposit)::bigint as deposits,
      floor(sum(part.valid::numeric * coalesce(rule.weight, 100)) / 100)::bigint as "validBets",
      coalesce((
        select earned from point_standing where member_id = part.member_id
      ), 0) as points
    from (
      select account.member_id, coalesce(total.category, '') as category,
        coalesce(total.deposit, 0) as deposit, coalesce(total.valid, 0) as valid
      from account left join member_total as total on total.account_id = account.id
      where account.currency = ${currency}
        and account.member_id = any (${[...memberIds]}::bigint[])
      union all
      select member_id, category, -deposit, -valid from member_day
      where member_id = any (${[...memberIds]}::bigint[]) and day > ${after}
    ) as part left join ${weightRows(weights)} on rule.category = part.category
    group by part.member_id`.execute(db);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/**
 * What members have deposited and bet on days from `firstDay` on and before `nextDay`, in minor
 * units and by the weights, as far as the roll-ups have counted; members without any are left out.
 */
export async function periodTotals(
  db: Executor,
  memberIds: readonly bigint[],
  { weights }: Pick<Counted, 'weights'>,
  { firstDay, nextDay }: { firstDay: string; nextDay: string },
): Promise<Map<bigint, PeriodTotals>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint } & PeriodTotals>`
    select part.member_id as id, sum(part.deposit)::bigint as deposits,
      floor(sum(part.valid::numeric * coalesce(rule.weight, 100)) / 100)::bigint as "validBets"
    from member_day as part left join ${weightRows(weights)} on rule.category = part.category
    where part.member_id = any (${[...memberIds]}::bigint[])
      and part.day >= ${firstDay}::date and part.day < ${nextDay}::date
    group by part.member_id`.execute(db);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/** The VIP level of members now, the one that they had at an instant, and the highest before it. */
export async function levelsAt(
  db: Executor,
  memberIds: readonly bigint[],
  at: Date,
): Promise<Map<bigint, { had: number; hadBefore: number; hasNow: number }>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; had: number; hadBefore: number; hasNow: number }>`
    select member.id, member.vip_level as "hasNow", coalesce((
      select level from vip_change where member_id = member.id and at < ${at}
      order by at desc, id desc limit 1
    ), (
      select level_before from vip_change where member_id = member.id
      order by at, id limit 1
    ), member.vip_level) as had, coalesce((
      select max(greatest(level, level_before)) from vip_change
      where member_id = member.id and at < ${at}
    ), 0) as "hadBefore"
    from member where id = any (${[...memberIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...levels }) => [id, levels]));
}
