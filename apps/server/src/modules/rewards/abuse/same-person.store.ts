import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { RewardOrigin } from '@pavilion/domain/reward/reward-state';

/** A reward, or one that is about to be given. */
export type AskedReward = {
  id: string;
  memberId: bigint;
  origin: RewardOrigin;
  key: string;
  givenAt: Date;
};

/**
 * Finds rewards whose like was given before to another account of the same person: one with a
 * detail in common, or on the same installed app. It is the same day of a check-in, the same rain,
 * or the same key. Of two that were given at the same instant, the one that was claimed came first,
 * else the one of the lower id. Returns whose account that is, by the id of the reward.
 */
export async function findSamePeople(
  db: Database | DatabaseTransaction,
  asked: readonly AskedReward[],
  timeZone: string,
): Promise<Map<string, bigint>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: string; otherId: bigint }>`
    with asked as (
      select * from unnest(
        ${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ memberId }) => memberId)}::bigint[],
        ${asked.map(({ origin }) => origin)}::text[], ${asked.map(({ key }) => key)}::text[],
        ${asked.map(({ givenAt }) => givenAt)}::timestamptz[]
      ) as asked (id, member_id, origin, key, given_at)
    ), member_of as (
      select distinct member_id from asked
    ), twin as materialized (
      select own.member_id, other.member_id as other_id
      from member_of join member_detail as own using (member_id)
      join member_detail as other on other.mark = own.mark and other.detail = own.detail
        and other.member_id <> own.member_id
      union
      select own.member_id, other.member_id
      from member_of join browser_use as own using (member_id)
      join browser_use as other on other.browser = own.browser
        and other.member_id <> own.member_id and other.app_at is not null
      where own.app_at is not null
    )
    select distinct on (asked.id) asked.id, twin.other_id as "otherId"
    from asked join twin on twin.member_id = asked.member_id
    join reward as given on given.member_id = twin.other_id and given.origin = asked.origin
      and given.state in ('locked', 'issued', 'claimed')
      and (given.given_at < asked.given_at or given.given_at = asked.given_at
        and (given.id < asked.id or given.state = 'claimed'))
    where case asked.origin
      when 'rain' then split_part(given.key, ':', 1) = split_part(asked.key, ':', 1)
      when 'sign-in' then (given.given_at at time zone ${timeZone})::date
        = (asked.given_at at time zone ${timeZone})::date
      else given.key = asked.key end
    order by asked.id, given.given_at, given.id`.execute(db);
  return new Map(rows.map(({ id, otherId }) => [id, otherId]));
}
