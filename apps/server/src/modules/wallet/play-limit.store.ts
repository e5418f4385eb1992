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

/** After how much play an account is checked and rests, in milliseconds; null is never. */
export type PlayRests = Pick<
  Selectable<Tables['play_limit']>,
  'check_every_ms' | 'pause_after_ms' | 'pause_ms'
>;

/** Sets the time zone in which days of play begin. */
export async function noteTimeZone(db: Database, timeZone: string): Promise<void> {
  await db.updateTable('play_policy').set({ time_zone: timeZone }).execute();
}

/** Sets the limits of an account from the commit on; its play of the last month counts already. */
export async function writePlayLimits(
  transaction: DatabaseTransaction,
  accountId: bigint,
  limits: PlayLimits & Partial<PlayRests>,
): Promise<void> {
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await sql`select limit_open(${accountId}, clock_timestamp())`.execute(transaction);
  await transaction
    .updateTable('play_limit')
    .set({ ...limits, next_rest_at: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Finds the rests of an account; null where it has no row. */
export async function findPlayRests(db: Executor, accountId: bigint): Promise<PlayRests | null> {
  const row = await db
    .selectFrom('play_limit')
    .select(['check_every_ms', 'pause_after_ms', 'pause_ms'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts a posting of reported play against the limits of its account, whose lock is held. */
export async function countReported(
  transaction: DatabaseTransaction,
  accountId: bigint,
  postingId: bigint,
): Promise<void> {
  await sql`select limit_count(${accountId}, ${postingId})`.execute(transaction);
}

/** Notes that accounts whose locks are held are about to stake: a sign of play. */
export async function noteStakes(
  transaction: DatabaseTransaction,
  accountIds: readonly bigint[],
): Promise<void> {
  await sql`select limit_play(${[...accountIds]}::bigint[], clock_timestamp())`.execute(
    transaction,
  );
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

/**
 * Ends the check of an account that waits since `since`, whose lock is held; play is counted anew.
 * Returns the play until then, and the posting after which it was counted; null where no such check
 * waits.
 */
export async function endCheck(
  transaction: DatabaseTransaction,
  accountId: bigint,
  since: Date,
): Promise<{ playedMs: bigint; after: bigint } | null> {
  const { rows } = await sql<{ playedMs: bigint; after: bigint }>`
    select played_ms as "playedMs", after
    from limit_end_check(${accountId}, ${since}, clock_timestamp())`.execute(transaction);
  return rows[0] ?? null;
}

export type PlaySums = { stakedMinor: bigint; wonMinor: bigint };

/** Sums what an account has staked and won after a posting, bonus money too; minor units. */
export async function sumPlayAfter(
  db: Executor,
  accountId: bigint,
  after: bigint,
): Promise<PlaySums> {
  // Kinds: 1 bet, 2 win, 3 rollback, which counts where its original does, 19 reported play.
  const { rows } = await sql<PlaySums>`
    select coalesce(sum(case when coalesce(o.kind, p.kind) = 1 then -p.amount
        when p.kind = 19 then c.bet end), 0)::bigint as "stakedMinor",
      coalesce(sum(case when coalesce(o.kind, p.kind) = 2 then p.amount
        when p.kind = 19 then c.win end), 0)::bigint as "wonMinor"
    from posting p
    left join posting o on p.reverses is not null and o.source = p.source
      and o.external_id = p.reverses
    left join reported_change c on p.kind = 19 and c.account_id = p.account_id
      and c.posting_id = p.id
    left join reported_change f on f.vendor = c.vendor and f.round_id = c.round_id and f.number = 1
    where p.account_id = ${accountId} and p.id > ${after} and p.kind in (1, 2, 3, 19)
      and coalesce(o.id, f.posting_id, p.id) > ${after}`.execute(db);
  return rows[0] ?? { stakedMinor: 0n, wonMinor: 0n };
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
  account_id: bigint;
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
  /** Play since the last check; `due` is the check that waits for its answer. */
  checkedMs: bigint;
  due: { since: Date; after: bigint } | null;
  /** When the present pause ends. */
  pausedUntil: Date | null;
  refused: { at: Date; outcome: number; stakeMinor: bigint } | null;
};

const noUse: WindowUse = { lost: 0n, staked: 0n, lostFrees: null, stakedFrees: null };

function frees(at: Date | null, amount: bigint | null) {
  return at === null || amount === null ? null : { at, amount };
}

type Windows = PlayUse['windows'];
type StateRow = {
  account_id: bigint;
  at_studios: bigint;
  open_stake: bigint;
  played_ms: bigint;
  refused_at: Date | null;
  refused_outcome: number | null;
  refused_stake: bigint | null;
  checked_ms: bigint;
  due_since: Date | null;
  check_after: bigint;
  paused_until: Date | null;
};

/** What counts in no window. */
const noWindows: Windows = { day: noUse, week: noUse, month: noUse };

/** Finds what counts of accounts but their windows, which are left as if nothing did. */
export async function findPlayStates(
  db: Executor,
  accountIds: readonly bigint[],
): Promise<Map<bigint, PlayUse>> {
  const { rows } = await sql<StateRow>`
    select account_id, greatest(at_studios, 0) as at_studios, open_stake, refused_at,
      refused_outcome, refused_stake,
      case when check_due_at is null then limit_checked(l, clock_timestamp()) else check_ms end
        as checked_ms,
      case when check_due_at is not null then check_from end as due_since, check_after,
      case when paused_until > clock_timestamp() then paused_until end as paused_until,
      case when played_on = (clock_timestamp() at time zone time_zone)::date
        then played_ms + case when played_at > clock_timestamp() - interval '15 seconds'
          then (extract(epoch from clock_timestamp() - played_at) * 1000)::bigint else 0 end
        else 0 end as played_ms
    from play_limit l, play_policy where account_id = any(${[...accountIds]}::bigint[])`.execute(
    db,
  );
  const states = rows.map((row): [bigint, PlayUse] => {
    const { refused_at: at, refused_outcome: outcome, refused_stake: stakeMinor } = row;
    const wasRefused = at !== null && outcome !== null && stakeMinor !== null;
    const state = {
      windows: noWindows,
      atStudiosMinor: row.at_studios,
      openStakeMinor: row.open_stake,
      playedMs: row.played_ms,
      checkedMs: row.checked_ms,
      due: row.due_since && { since: row.due_since, after: row.check_after },
      pausedUntil: row.paused_until,
      refused: wasRefused ? { at, outcome, stakeMinor } : null,
    };
    return [row.account_id, state];
  });
  return new Map(states);
}

/** Finds what counts in the windows of accounts that have a row. */
export async function findPlayWindows(
  db: Executor,
  accountIds: readonly bigint[],
): Promise<Map<bigint, Windows>> {
  const { rows } = await sql<UseRow>`
    with limited as (
      select l.account_id, l.bucket, a.bucket_lost, a.bucket_staked
      from play_limit l join account a on a.id = l.account_id
      where l.account_id = any(${[...accountIds]}::bigint[])
    ), counted as (
      select b.account_id, b.bucket, b.lost, b.staked
      from limited join play_bucket b on b.account_id = limited.account_id
      union all
      select account_id, bucket, bucket_lost, bucket_staked from limited
    ), present as (
      select name, buckets, limit_bucket(clock_timestamp()) - buckets as since
      from (values ('day', 96), ('week', 672), ('month', 2880)) as w (name, buckets)
    )
    select limited.account_id, name as window, coalesce(sum(lost), 0)::bigint as lost,
      coalesce(sum(staked), 0)::bigint as staked,
      to_timestamp((min(c.bucket) filter (where lost > 0) + buckets + 1)::bigint * 900) as lost_at,
      (array_agg(lost order by c.bucket) filter (where lost > 0))[1] as lost_amount,
      to_timestamp((min(c.bucket) filter (where staked > 0) + buckets + 1)::bigint * 900)
        as staked_at,
      (array_agg(staked order by c.bucket) filter (where staked > 0))[1] as staked_amount
    from limited cross join present
      left join counted c on c.account_id = limited.account_id and c.bucket >= since
    group by limited.account_id, name, buckets`.execute(db);
  const found = new Map<bigint, Windows>();
  for (const use of rows) {
    found.set(use.account_id, {
      ...(found.get(use.account_id) ?? noWindows),
      [use.window]: {
        lost: use.lost,
        staked: use.staked,
        lostFrees: frees(use.lost_at, use.lost_amount),
        stakedFrees: frees(use.staked_at, use.staked_amount),
      },
    });
  }
  return found;
}

/** Finds what counts against the limits of an account; null where it has no row. */
export async function findPlayUse(db: Executor, accountId: bigint): Promise<PlayUse | null> {
  const state = (await findPlayStates(db, [accountId])).get(accountId);
  if (!state) return null;
  const windows = (await findPlayWindows(db, [accountId])).get(accountId);
  return { ...state, windows: windows ?? noWindows };
}

/** What counts in the present quarter of an hour of an account, and when it leaves each window. */
export type PresentUse = { lost: bigint; staked: bigint; leaves: Record<UseRow['window'], Date> };

/** Finds that for accounts that have a row. */
export async function findPresentUse(
  db: Executor,
  accountIds: readonly bigint[],
): Promise<Map<bigint, PresentUse>> {
  type Row = { id: bigint; lost: bigint; staked: bigint; day: Date; week: Date; month: Date };
  const { rows } = await sql<Row>`
    select a.id, case when l.bucket = newest then a.bucket_lost else 0 end as lost,
      case when l.bucket = newest then a.bucket_staked else 0 end as staked,
      to_timestamp((newest + 97)::bigint * 900) as day,
      to_timestamp((newest + 673)::bigint * 900) as week,
      to_timestamp((newest + 2881)::bigint * 900) as month
    from play_limit l join account a on a.id = l.account_id,
      (select limit_bucket(clock_timestamp()) as newest) as present
    where l.account_id = any(${[...accountIds]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, lost, staked, day, week, month }) => [
      id,
      { lost, staked, leaves: { day, week, month } },
    ]),
  );
}
