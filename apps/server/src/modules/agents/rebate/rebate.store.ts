import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { RatesByCategory } from '#modules/hierarchy/rates.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { uncountedOfLines } from '../fraud/uncounted.store.ts';

/** What valid bets bring at a rate; as `ownRebate` of the domain. */
const earned = (valid: ReturnType<typeof sql>, rate: ReturnType<typeof sql>) =>
  sql`floor(${valid}::numeric * ${rate} / 10000)::bigint`;

/** The default rates, one row for each category. */
function rules(standard: RatesByCategory) {
  const rows = gameTypes.map((category) => ({ category, standard: standard[category] }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as rule (category text, standard int)`;
}

/** The rate of the member `who` on the day of the play: what was set, or the default at the top. */
const rateOf = (who: 'person' | 'upline') => sql`coalesce((
  select rate from rebate_rate
  where member_id = ${sql.ref(who)}.id and category = rule.category and from_day <= play.day
  order by from_day desc limit 1
), case when ${sql.ref(who)}.parent_id is null then rule.standard else 0 end)`;

/**
 * Writes what members earn by their valid bets of a day, less those for which the slider of a
 * lottery has paid, and agents by each line below them, less what counts for nobody above; what is
 * left out late, or comes back, is a line of its own at the rates of its day. To be called while
 * the tree and the sums are those of the day. Play money is in no sum.
 */
export async function writeLines(
  transaction: DatabaseTransaction,
  day: string,
  standard: RatesByCategory,
): Promise<void> {
  await sql`
    with play as (
      select member_id, day, category, sum(own)::bigint as own, sum(team)::bigint as team from (
        select member_id, day, category, valid as own, valid as team from member_day
        where day = ${day}::date and valid <> 0
        union all
        select member_id, day, 'LOTT', -valid, 0 from prepaid_day
        where day = ${day}::date and valid <> 0
        union all
        select agent_id, day, category, 0, valid from line_day
        where day = ${day}::date and valid <> 0
        union all
        select member_id, play_day, category, 0, valid
        from ${uncountedOfLines(sql`${day}::date`)} as uncounted
      ) as part group by member_id, day, category
    ), rated as materialized (
      select person.id, upline.id as upline_id, play.category, play.own, play.team,
        nullif(play.day, ${day}::date) as play_day, ${rateOf('person')} as rate,
        case when upline.id is not null then ${rateOf('upline')} end as above
      from play
      join ${rules(standard)} on rule.category = play.category
      join member as person on person.id = play.member_id
      left join member as upline on upline.id = person.parent_id
    )
    insert into rebate_line (day, member_id, child_id, category, play_day, valid, rate, amount)
    select ${day}::date, id, null, category, play_day, own, rate, ${earned(sql`own`, sql`rate`)}
    from rated where own <> 0 and rate > 0
    union all
    select ${day}::date, upline_id, id, category, play_day, team, above - rate,
      ${earned(sql`team`, sql`(above - rate)`)}
    from rated where team <> 0 and above > rate
    on conflict do nothing`.execute(transaction);
}

/**
 * Adds up the lines of a day with what was carried: a sum of at least the minimum is due, any other
 * is carried on. A sum that stands already stays as it is.
 */
export async function writeSums(
  transaction: DatabaseTransaction,
  day: string,
  minimum: bigint,
): Promise<void> {
  await sql`
    with line as (
      select member_id, case when child_id is null then 'own' else 'team' end as kind, amount
      from rebate_line where day = ${day}::date
    ), summed as (
      select member_id, kind, sum(amount)::bigint as earned from line group by member_id, kind
    ), total as (
      select member_id, kind, earned, coalesce(carry.amount, 0) as carried_in,
        earned + coalesce(carry.amount, 0) as amount,
        earned + coalesce(carry.amount, 0) >= greatest(${minimum}::bigint, 1) as is_due
      from summed left join rebate_carry as carry using (member_id, kind)
    ), written as (
      insert into rebate_sum (
        member_id, day, kind, earned, carried_in, paid, carried_out, state
      )
      select member_id, ${day}::date, kind, earned, carried_in,
        case when is_due then amount else 0 end, case when is_due then 0 else amount end,
        case when is_due then 'due' else 'carried' end
      from total
      on conflict do nothing
      returning member_id, kind, carried_out
    ), taken as (
      delete from rebate_carry as carry using written
      where carry.member_id = written.member_id and carry.kind = written.kind
        and written.carried_out = 0
    )
    insert into rebate_carry (member_id, kind, amount)
    select member_id, kind, carried_out from written where carried_out <> 0
    on conflict (member_id, kind) do update set amount = excluded.amount`.execute(transaction);
}

/** Deletes the lines of the days before one; the sums stay. */
export async function forgetLines(transaction: DatabaseTransaction, day: string): Promise<void> {
  await sql`delete from rebate_line where day < ${day}::date`.execute(transaction);
}
