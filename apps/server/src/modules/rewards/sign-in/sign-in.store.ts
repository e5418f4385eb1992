import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { RewardKind } from '@pavilion/domain/reward/reward-state';
import type { LastSignIn } from '@pavilion/domain/reward/sign-in';

type Executor = Database | DatabaseTransaction;

/** The last day `YYYY-MM-DD` that a member signed in for. */
export async function findLastSignIn(db: Executor, memberId: bigint): Promise<LastSignIn | null> {
  const { rows } = await sql<LastSignIn>`
    select day::text as day, row_start::text as "rowStart", place
    from reward_sign_in where member_id = ${memberId}
    order by reward_sign_in.day desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What signing in at a place of a row gave, in minor units or points. */
export type SignedIn = {
  day: string;
  place: number;
  kind: RewardKind;
  amount: bigint;
  wageringTimes: number;
  /** Whether it is the member's, checked first, or was taken back. */
  state: 'claimed' | 'checking' | 'void';
};

const signedIn = sql`
  select signed.day::text as day, signed.place, reward.kind, reward.amount,
    reward.wagering_multiple as "wageringTimes",
    case when reward.state = 'claimed' then 'claimed'
      when reward.state in ('locked', 'issued') then 'checking'
      else 'void' end as state
  from reward_sign_in as signed join reward on reward.id = signed.reward_id`;

/** What a member was given in a row so far, by place. */
export async function listSignedIn(
  db: Executor,
  memberId: bigint,
  rowStart: string,
): Promise<SignedIn[]> {
  const { rows } = await sql<SignedIn>`
    ${signedIn}
    where signed.member_id = ${memberId} and signed.row_start = ${rowStart}::date
    order by signed.place`.execute(db);
  return rows;
}

/** The sign-in that a reward was given for; null for a reward of anything else. */
export async function findSignInOf(db: Executor, rewardId: string): Promise<SignedIn | null> {
  const { rows } = await sql<SignedIn>`
    ${signedIn} where signed.reward_id = ${rewardId}`.execute(db);
  return rows[0] ?? null;
}

export async function insertSignIn(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { day, rowStart, place, rewardId }: LastSignIn & { rewardId: string },
): Promise<void> {
  await transaction
    .insertInto('reward_sign_in')
    .values({ member_id: memberId, day, row_start: rowStart, place, reward_id: rewardId })
    .execute();
}

/** All that signing in has given a member, in minor units and points. */
export async function sumSignedIn(
  db: Executor,
  memberId: bigint,
): Promise<Record<RewardKind, bigint>> {
  const { rows } = await sql<{ kind: RewardKind; amount: bigint }>`
    select reward.kind, sum(reward.amount)::bigint as amount
    from reward_sign_in as signed join reward on reward.id = signed.reward_id
    where signed.member_id = ${memberId} and reward.state = 'claimed'
    group by reward.kind`.execute(db);
  const sums = new Map(rows.map(({ kind, amount }) => [kind, amount]));
  return { cash: sums.get('cash') ?? 0n, points: sums.get('points') ?? 0n };
}

/**
 * What a member has deposited on days from `firstDay` to today, and the valid bets of a day, in
 * minor units, as far as the roll-ups have counted.
 */
export async function sumForConditions(
  db: Executor,
  memberId: bigint,
  { firstDay, today, betDay }: { firstDay: string; today: string; betDay: string },
): Promise<{ deposits: bigint; validBets: bigint }> {
  const { rows } = await sql<{ deposits: bigint; validBets: bigint }>`
    select
      coalesce(sum(deposit) filter (
        where day between ${firstDay}::date and ${today}::date
      ), 0)::bigint as deposits,
      coalesce(sum(valid) filter (where day = ${betDay}::date), 0)::bigint as "validBets"
    from member_day
    where member_id = ${memberId}
      and day between least(${firstDay}::date, ${betDay}::date) and ${today}::date`.execute(db);
  return rows[0] ?? { deposits: 0n, validBets: 0n };
}
