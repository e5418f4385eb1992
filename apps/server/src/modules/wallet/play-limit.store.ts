import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

/** The limits of play of an account; minor units, of time milliseconds; null is no limit. */
export type PlayLimits = Pick<
  Selectable<Tables['play_limit']>,
  | 'max_bet'
  | 'max_lost_day'
  | 'max_lost_week'
  | 'max_lost_month'
  | 'max_staked_day'
  | 'max_staked_week'
  | 'max_staked_month'
  | 'max_ms'
>;

/** Sets the time zone in which days of play begin. */
export async function noteTimeZone(db: Database, timeZone: string): Promise<void> {
  await db.updateTable('play_policy').set({ time_zone: timeZone }).execute();
}

/** Sets the limits of an account from the commit on; its play of the last month counts already. */
export async function writePlayLimits(
  transaction: DatabaseTransaction,
  accountId: bigint,
  limits: PlayLimits,
): Promise<void> {
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await sql`select limit_open(${accountId}, clock_timestamp())`.execute(transaction);
  await transaction
    .updateTable('play_limit')
    .set(limits)
    .where('account_id', '=', accountId)
    .execute();
}

/** Counts a posting of reported play against the limits of its account, whose lock is held. */
export async function countReported(
  transaction: DatabaseTransaction,
  accountId: bigint,
  postingId: bigint,
): Promise<void> {
  await sql`select limit_count(${accountId}, ${postingId})`.execute(transaction);
}

/** Notes that an account whose lock is held is about to stake: a sign of play. */
export async function noteStake(
  transaction: DatabaseTransaction,
  accountId: bigint,
): Promise<void> {
  await sql`select limit_play(array[${accountId}::bigint], clock_timestamp())`.execute(transaction);
}

/** Notes a sign of play by the page of a game, while a play session of the account may wager. */
export async function notePlaying(db: Database, accountId: bigint): Promise<void> {
  const permit = await db
    .selectFrom('wager_permit')
    .select('id')
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!permit) return;
  await sql`select limit_play(array[${accountId}::bigint], clock_timestamp())`.execute(db);
}

/** What counts in one window. */
export type WindowUse = {
  lost: bigint;
  staked: bigint;
  /** The oldest bucket with a loss or stakes, when it leaves the window, and how much goes then. */
  lostFrees: { at: Date; amount: bigint } | null;
  stakedFrees: { at: Date; amount: bigint } | null;
};

type UseRow = {
  window: 'day' | 'week' | 'month';
  lost: bigint;
  staked: bigint;
  lost_at: Date | null;
  lost_amount: bigint | null;
  staked_at: Date | null;
  staked_amount: bigint | null;
};

export type PlayUse = {
  windows: Readonly<Record<UseRow['window'], WindowUse>>;
  /** Money at providers, which counts as lost in every window; never below zero. */
  atStudiosMinor: bigint;
  /** What of it can be staked, which counts as staked in every window. */
  openStakeMinor: bigint;
  playedMs: bigint;
  refused: { at: Date; outcome: number; stakeMinor: bigint } | null;
};

const noUse: WindowUse = { lost: 0n, staked: 0n, lostFrees: null, stakedFrees: null };

function frees(at: Date | null, amount: bigint | null) {
  return at === null || amount === null ? null : { at, amount };
}

/** Finds what counts against the limits of an account; null where it has no row. */
export async function findPlayUse(db: Executor, accountId: bigint): Promise<PlayUse | null> {
  const found = await sql<{
    at_studios: bigint;
    open_stake: bigint;
    played_ms: bigint;
    refused_at: Date | null;
    refused_outcome: number | null;
    refused_stake: bigint | null;
  }>`
    select greatest(at_studios, 0) as at_studios, open_stake, refused_at, refused_outcome,
      refused_stake,
      case when played_on = (clock_timestamp() at time zone time_zone)::date
        then played_ms + case when played_at > clock_timestamp() - interval '15 seconds'
          then (extract(epoch from clock_timestamp() - played_at) * 1000)::bigint else 0 end
        else 0 end as played_ms
    from play_limit, play_policy where account_id = ${accountId}`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const { rows } = await sql<UseRow>`
    with counted as (
      select bucket, lost, staked from play_bucket where account_id = ${accountId}
      union all
      select bucket, bucket_lost, bucket_staked from play_limit where account_id = ${accountId}
    ), present as (
      select name, buckets, limit_bucket(clock_timestamp()) - buckets as since
      from (values ('day', 96), ('week', 672), ('month', 2880)) as w (name, buckets)
    )
    select name as window, coalesce(sum(lost), 0)::bigint as lost,
      coalesce(sum(staked), 0)::bigint as staked,
      to_timestamp((min(bucket) filter (where lost > 0) + buckets + 1)::bigint * 900) as lost_at,
      (array_agg(lost order by bucket) filter (where lost > 0))[1] as lost_amount,
      to_timestamp((min(bucket) filter (where staked > 0) + buckets + 1)::bigint * 900)
        as staked_at,
      (array_agg(staked order by bucket) filter (where staked > 0))[1] as staked_amount
    from present left join counted on bucket >= since
    group by name, buckets`.execute(db);
  const windows = { day: noUse, week: noUse, month: noUse };
  for (const use of rows) {
    windows[use.window] = {
      lost: use.lost,
      staked: use.staked,
      lostFrees: frees(use.lost_at, use.lost_amount),
      stakedFrees: frees(use.staked_at, use.staked_amount),
    };
  }
  const { refused_at: at, refused_outcome: outcome, refused_stake: stakeMinor } = row;
  const wasRefused = at !== null && outcome !== null && stakeMinor !== null;
  return {
    windows,
    atStudiosMinor: row.at_studios,
    openStakeMinor: row.open_stake,
    playedMs: row.played_ms,
    refused: wasRefused ? { at, outcome, stakeMinor } : null,
  };
}
