import { sql } from 'kysely';
import { instantOn } from '#kit/time/day-range.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { RewardKind, RewardOrigin } from '@pavilion/domain/reward/reward-state';
import { firstDay, type MonthSite } from './open-month.fixture.ts';

/** A reward that was given, whether or not it was claimed. */
export type GivenReward = {
  memberId: bigint;
  origin: RewardOrigin;
  key: string;
  kind: RewardKind;
  amount: bigint;
  isClaimed: boolean;
};

/** What a member has bet in a category on a day, and what of it the house has won. */
export type PlayedDay = {
  memberId: bigint;
  day: string;
  category: GameType;
  valid: bigint;
  won: bigint;
};

/** What was given so many times to so many members: money in minor units, and points. */
export type Sums = { people: number; times: number; money: bigint; points: bigint };

/** Reads all that the month has given, and for what. */
export async function readGiven({ db, site }: MonthSite) {
  const from = instantOn(firstDay, '00:00', site.brand.timeZone);
  const rewards = await sql<GivenReward>`
    select member_id as "memberId", origin, key, kind, amount, state = 'claimed' as "isClaimed"
    from reward where (given_at >= ${from} or claimed_at >= ${from}) and state <> 'void'`.execute(
    db,
  );
  const played = await sql<PlayedDay>`
    select member_id as "memberId", day::text as day, category, valid,
      bets - bets_back - wins + wins_back as won
    from member_day where day >= ${firstDay}::date and category <> ''`.execute(db);
  const earned = await sql<Sums>`
    select count(distinct account_id)::int as people, count(*)::int as times, 0::bigint as money,
      coalesce(sum(amount), 0)::bigint as points
    from posting where kind = ${postingKinds.pointEarn} and external_id like 'play:%'
      and created_at >= ${from}`.execute(db);
  const converted = await sql<Sums>`
    select count(distinct member_id)::int as people, count(*)::int as times,
      coalesce(sum(amount), 0)::bigint as money, 0::bigint as points
    from point_conversion where converted_at >= ${from}`.execute(db);
  const ledger = await sql<{ money: bigint; points: bigint }>`
    select coalesce(sum(amount) filter (
        where kind in (${postingKinds.reward}, ${postingKinds.bonusGrant})
      ), 0)::bigint as money,
      coalesce(sum(amount) filter (where kind = ${postingKinds.pointEarn}), 0)::bigint as points
    from posting where created_at >= ${from}`.execute(db);
  const waiting = await sql<{ money: bigint }>`
    select coalesce(sum(amount), 0)::bigint as money from bonus where state = 'waiting'`.execute(
    db,
  );
  const none = { people: 0, times: 0, money: 0n, points: 0n };
  return {
    rewards: rewards.rows,
    played: played.rows,
    earned: earned.rows[0] ?? none,
    converted: converted.rows[0] ?? none,
    /** What the ledger has moved, and bonuses that were given and still wait for another to end. */
    ledger: {
      money: (ledger.rows[0]?.money ?? 0n) + (waiting.rows[0]?.money ?? 0n),
      points: ledger.rows[0]?.points ?? 0n,
    },
  };
}

export type Given = Awaited<ReturnType<typeof readGiven>>;
