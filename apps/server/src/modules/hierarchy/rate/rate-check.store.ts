import { sql, type RawBuilder } from 'kysely';
import { dayAfter } from '#kit/time/day-range.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import type { RebateRules } from './rate-deps.ts';

/** A query that lists what is wrong; it is empty where everything holds. */
export type RateCheck = {
  name: string;
  query: RawBuilder<{ subject: string; detail: string }>;
};

/** A table of the site's rules, one row for each category. */
function rulesTable(rules: RebateRules) {
  const rows = gameTypes.map((category) => ({
    category,
    maximum: rules.maximum[category],
    gap: rules.gap[category],
    standard: rules.default[category],
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as rule (category text, maximum int, gap int, standard int)`;
}

/** The rates that were set, on today, tomorrow, and each later day on which one begins to count. */
function ratesByDay(today: string) {
  return sql`
    days as (
      select ${today}::date as day union select ${dayAfter(today, 1)}::date
      union select from_day from rebate_rate where from_day > ${today}
    ),
    counting as (
      select distinct on (days.day, member_id, category) days.day, member_id, category, rate
      from days join rebate_rate on from_day <= days.day
      order by days.day, member_id, category, from_day desc
    )`;
}

/** Checks the rates of all members from today on. Who has no row has 0, or the default. */
export function rateChecks(rules: RebateRules, today: string): readonly RateCheck[] {
  return [
    {
      name: 'a rate is not above the rate of the upline',
      query: sql`
        with ${ratesByDay(today)}
        select member.username as subject, counting.category || ' ' || counting.rate
          || ' on ' || counting.day || ', bound '
          || greatest(coalesce(above.rate, given.rate) - rule.gap, 0) as detail
        from counting
        join member on member.id = counting.member_id
        join member as upline on upline.id = member.parent_id
        join ${rulesTable(rules)} on rule.category = counting.category
        left join counting as above on above.member_id = upline.id
          and above.category = counting.category and above.day = counting.day
        cross join lateral (
          select case when upline.parent_id is null then rule.standard else 0 end as rate
        ) as given
        where counting.rate > greatest(coalesce(above.rate, given.rate) - rule.gap, 0)
        order by member.username, counting.category, counting.day`,
    },
    {
      name: 'a rate is not above the maximum of the house',
      query: sql`
        with ${ratesByDay(today)}
        select member.username as subject, counting.category || ' ' || counting.rate
          || ' on ' || counting.day || ', maximum ' || rule.maximum as detail
        from counting
        join member on member.id = counting.member_id
        join ${rulesTable(rules)} on rule.category = counting.category
        where counting.rate > rule.maximum
        order by member.username, counting.category, counting.day`,
    },
  ];
}
