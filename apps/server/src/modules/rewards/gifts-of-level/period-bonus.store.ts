import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { RewardOrigin } from '@pavilion/domain/reward/reward-state';
import type { RunDays } from '../due-runs.ts';

/** A member and the valid bets of a period, in minor units. */
export type Player = { memberId: bigint; validBets: bigint };

type Wanted = {
  days: RunDays;
  currency: string;
  /** The fewest valid bets that any level asks for. */
  least: bigint;
  /** Who has the reward of this key already is left out. */
  origin: RewardOrigin;
  key: string;
};

/**
 * Lists members with an account in a currency who played enough on closed days, by id. Trial
 * accounts have another currency.
 */
export async function listPlayers(
  db: Database,
  { days, currency, least, origin, key }: Wanted,
): Promise<Player[]> {
  const { rows } = await sql<Player>`
    select account.member_id as "memberId", coalesce(played.valid, 0)::bigint as "validBets"
    from account left join (
      select member_id, sum(valid) as valid from member_day
      where day between ${days.firstDay}::date and ${days.lastDay}::date
      group by member_id
    ) as played on played.member_id = account.member_id
    where account.currency = ${currency} and account.member_id is not null
      and coalesce(played.valid, 0) >= ${least}
      and not exists (
        select from reward where reward.member_id = account.member_id
          and reward.origin = ${origin} and reward.key = ${key})
    order by account.member_id`.execute(db);
  return rows;
}
