import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { timeZone } from '#testing/test-base.ts';
import type { RewardOrigin } from '@pavilion/domain/reward/reward-state';

/**
 * Adds members of level 1, by one statement: with valid bets of 200.00 in the week from
 * 2026-06-01, and born on June 15.
 */
export async function addMembers(db: Database, count: number): Promise<void> {
  await sql`
    with person as (
      insert into member (username, member_type, vip_level, password_hash, birthday, registered_at)
      select 'many' || n, 0, 1, 'none', '1990-06-15', '2026-01-01'
      from generate_series(1, ${count}::int) as n
      returning id
    ), opened as (
      insert into account (member_id, currency) select id, 'PHP' from person
      returning id, member_id
    ), played as (
      insert into member_day (member_id, day, category, valid)
      select id, day::date, category, 2000
      from person, generate_series('2026-06-03'::date, '2026-06-07', '1 day') as day,
        unnest(array['RNG', 'LIVE']) as category
    ), progress as (
      insert into report_progress (account_id, time_zone, posting_id)
      select id, ${timeZone}, 1 from opened
    )
    insert into member_total (account_id, category, deposit, valid)
    select id, category, 25000, 250000 from opened, unnest(array['RNG', 'LIVE']) as category
  `.execute(db);
}

type Sums = { rewards: number; members: number; amount: bigint };

/** How many rewards of an origin these members can claim, how many have one, and the sum. */
export async function sumsOf(db: Database, origin: RewardOrigin): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*)::int as rewards, count(distinct member_id)::int as members,
      coalesce(sum(amount), 0)::bigint as amount
    from reward join member on member.id = member_id
    where origin = ${origin} and state = 'issued' and username like 'many%'`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('the database counted nothing');
  return sums;
}
