-- Limits of play: what counts against them, and what they refuse. Called by wallet_apply.sql, by
-- modules/wallet/play-limit.store.ts and by the view play_move; calls play_time.sql.
-- Windows move by buckets of a quarter of an hour: a day is the newest bucket and 96 before it, a
-- week 672, a month 2880, so that a bucket counts until its last instant has left the window. What
-- the newest bucket counts stands in the row of the account, which a bet writes anyway; the row of
-- play_limit has the sums of the buckets before it. So a bet adds up nothing and writes one row.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- The number of the quarter of an hour of an instant.
create or replace function limit_bucket(p_at timestamptz) returns int language sql stable as $$
  select floor(extract(epoch from p_at) / 900)::int
$$;

-- Moves the windows of accounts on to a bucket: takes out what has left them.
create or replace function limit_roll(p_accounts bigint[], p_bucket int)
returns void language plpgsql set enable_seqscan = off as $$
begin
  insert into play_bucket (account_id, bucket, lost, staked)
  select l.account_id, l.bucket, a.bucket_lost, a.bucket_staked
  from play_limit l join account a on a.id = l.account_id
  where l.account_id = any (p_accounts) and l.bucket < p_bucket
    and (a.bucket_lost <> 0 or a.bucket_staked <> 0)
  on conflict (account_id, bucket) do update
    set lost = play_bucket.lost + excluded.lost, staked = play_bucket.staked + excluded.staked;

  with rolled as (
    update play_limit l set bucket = p_bucket,
      lost_day = l.lost_day + a.bucket_lost - day.lost,
      staked_day = l.staked_day + a.bucket_staked - day.staked,
      lost_week = l.lost_week + a.bucket_lost - week.lost,
      staked_week = l.staked_week + a.bucket_staked - week.staked,
      lost_month = l.lost_month + a.bucket_lost - month.lost,
      staked_month = l.staked_month + a.bucket_staked - month.staked
    from play_limit o join account a on a.id = o.account_id,
    lateral (select coalesce(sum(b.lost), 0)::bigint as lost,
        coalesce(sum(b.staked), 0)::bigint as staked
      from play_bucket b where b.account_id = o.account_id
        and b.bucket >= o.bucket - 96 and b.bucket < p_bucket - 96) as day,
    lateral (select coalesce(sum(b.lost), 0)::bigint as lost,
        coalesce(sum(b.staked), 0)::bigint as staked
      from play_bucket b where b.account_id = o.account_id
        and b.bucket >= o.bucket - 672 and b.bucket < p_bucket - 672) as week,
    lateral (select coalesce(sum(b.lost), 0)::bigint as lost,
        coalesce(sum(b.staked), 0)::bigint as staked
      from play_bucket b where b.account_id = o.account_id
        and b.bucket >= o.bucket - 2880 and b.bucket < p_bucket - 2880) as month
    where o.account_id = any (p_accounts) and o.bucket < p_bucket and l.account_id = o.account_id
    returning l.account_id
  )
  update account set bucket_lost = 0, bucket_staked = 0
  from rolled where id = account_id and (bucket_lost <> 0 or bucket_staked <> 0);

  delete from play_bucket where account_id = any (p_accounts) and bucket < p_bucket - 2880;
end $$;

-- Prepares accounts for operations that are looked at one by one; `p_playing` are those that stake.
create or replace function limit_begin(p_accounts bigint[], p_playing bigint[], p_at timestamptz)
returns void language plpgsql set enable_seqscan = off as $$
declare
  v_bucket int := limit_bucket(p_at);
  v_behind bigint[];
begin
  select array_agg(account_id) into v_behind from play_limit
  where account_id = any (p_accounts) and bucket < v_bucket;
  if v_behind is not null then
    perform limit_roll(v_behind, v_bucket);
  end if;
  perform limit_play(p_playing, p_at);
end $$;

-- Why a limit refuses a stake (kind 1 a bet, 15 money to a provider): 14 loss or wager, 15 one
-- bet, 16 time, 17 a check that is not answered, 18 a pause; 0 where none does. `p_cash` is what of
-- the stake is cash; `p_lost` and `p_staked` is what the newest bucket and earlier operations of
-- the same call add to what the row counts.
create or replace function limit_refusal(
  l play_limit, p_kind smallint, p_stake bigint, p_cash bigint, p_lost bigint, p_staked bigint,
  p_at timestamptz
) returns smallint language sql stable as $$
  select (case
    when p_kind not in (1, 15) then 0
    when l.played_ms + greatest(0, case when l.played_at > p_at - interval '15 seconds'
        then date_part('epoch', p_at - l.played_at) * 1000 else 0 end) >= l.max_ms then 16
    when l.paused_until > p_at then 18
    when l.check_due_at is not null then 17
    when p_kind = 1 and p_stake > l.max_bet then 15
    when p_cash > 0 and (
      l.lost_day + greatest(l.at_studios, 0) + p_lost + p_cash > l.max_lost_day
      or l.lost_week + greatest(l.at_studios, 0) + p_lost + p_cash > l.max_lost_week
      or l.lost_month + greatest(l.at_studios, 0) + p_lost + p_cash > l.max_lost_month) then 14
    when p_stake > 0 and (
      l.staked_day + l.open_stake + p_staked + p_stake > l.max_staked_day
      or l.staked_week + l.open_stake + p_staked + p_stake > l.max_staked_week
      or l.staked_month + l.open_stake + p_staked + p_stake > l.max_staked_month)
      then 14
    else 0
  end)::smallint
$$;

-- Whether no limit can stop bets, of which `p_most` is the highest; `p_lost` and `p_staked` are
-- what they and the newest bucket count if nothing is won. Elsewhere `limit_refusal` decides.
-- While a check waits for its answer, `next_rest_at` is null and `check_from` is not.
create or replace function limit_fits(
  l play_limit, p_most bigint, p_lost bigint, p_staked bigint,
  p_today date, p_midnight timestamptz, p_at timestamptz
) returns boolean language sql stable as $$
  select coalesce(l.paused_until <= p_at, true)
    and coalesce(p_at < l.next_rest_at,
      l.check_every_ms is null and l.pause_after_ms is null and l.check_from is null)
    and coalesce(limit_played(l, p_today, p_midnight, p_at) < l.max_ms, true)
    and coalesce(p_most <= l.max_bet, true)
    and coalesce(p_lost + greatest(l.at_studios, 0) <= least(l.max_lost_day - l.lost_day,
      l.max_lost_week - l.lost_week, l.max_lost_month - l.lost_month), true)
    and coalesce(p_staked + l.open_stake <= least(l.max_staked_day - l.staked_day,
      l.max_staked_week - l.staked_week, l.max_staked_month - l.staked_month), true)
$$;

-- Notes the bets of a batch for the limited accounts that no limit can stop, even if all their
-- stakes came at once; they are applied in one set, which counts them in the rows of the accounts.
-- Returns the other ones, whose operations must be looked at one by one: also where money goes to a
-- provider or comes from one, and where the clock went back behind the newest bucket. `p_lost` and
-- `p_staked` are what the newest bucket of each of `p_limited` counts; `p_but` are left out. One
-- plan serves every batch: to plan takes longer than to run.
create or replace function limit_count_batch(
  p_account bigint[], p_kind smallint[], p_amount bigint[],
  p_limited bigint[], p_lost bigint[], p_staked bigint[], p_but bigint[], p_at timestamptz
) returns bigint[] language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_bucket int := limit_bucket(p_at);
  v_today date;
  v_midnight timestamptz;
  v_of bigint[];
  v_left bigint[];
  v_signing bigint[];
  v_behind bigint[];
  v_slow bigint[] := '{}';
begin
  select (p_at at time zone time_zone)::date,
      (p_at at time zone time_zone)::date::timestamp at time zone time_zone
    into v_today, v_midnight from play_policy where one;
  loop
    select array_agg(acc) filter (where not coalesce(fits, false)),
        array_agg(acc) filter (where fits and signs)
      into v_left, v_signing
    from (
      select acc, most is not null and limit_sign(l, v_today, p_at) as signs,
        plays and bucket = v_bucket and (most is null or limit_fits(
          l, most, bucket_lost + staked, bucket_staked + staked, v_today, v_midnight, p_at)) as fits
      from (
        select acc, bool_and(kind in (1, 2)) as plays, max(-amount) filter (where kind = 1) as most,
          coalesce(-sum(amount) filter (where kind = 1), 0)::bigint as staked,
          max(bucket_lost) as bucket_lost, max(bucket_staked) as bucket_staked
        from (
          select acc, kind, amount, null::bigint as bucket_lost, null::bigint as bucket_staked
          from unnest(p_account, p_kind, p_amount) as o (acc, kind, amount)
          where kind in (1, 2, 15, 16, 17)
          union all
          -- An account that has moved on to a new bucket has nothing in it yet.
          select id, null, null, case when v_of is null then lost else 0 end,
            case when v_of is null then staked else 0 end
          from unnest(p_limited, p_lost, p_staked) as b (id, lost, staked)
        ) as each
        where (v_of is null or acc = any (v_of)) and acc <> all (p_but)
        group by acc having count(kind) > 0 and count(bucket_lost) > 0
      ) as op join play_limit l on l.account_id = acc
    ) as judged;
    -- A statement of its own: what it works out is seldom needed, and takes long to prepare.
    if v_signing is not null then
      update play_limit l set played_on = v_today, played_at = p_at,
        played_ms = limit_played(l, v_today, v_midnight, p_at), check_ms = limit_checked(l, p_at),
        stretch_ms = limit_stretch(l, p_at), next_rest_at = limit_next_rest(l, p_at)
      where account_id = any (v_signing);
    end if;
    exit when v_left is null;
    select array_agg(account_id) into v_behind from play_limit
    where account_id = any (v_left) and bucket < v_bucket;
    exit when v_behind is null;
    perform limit_roll(v_behind, v_bucket);
    v_slow := v_slow || array(select unnest(v_left) except select unnest(v_behind));
    v_of := v_behind;
  end loop;
  return v_slow || v_left;
end $$;

-- What can be staked at providers after money went there or came home, or they reported a round.
-- `p_open` and `p_net` are `open_stake` and `at_studios` before: `p_open` less `p_net` is home
-- without a report, and the reports that come later make up for it.
create or replace function limit_open_stake(
  p_open bigint, p_net bigint, p_studio bigint, p_reported boolean
) returns bigint language sql immutable as $$
  select case when p_studio < 0 then greatest(p_open + p_studio, 0)
    when p_reported then p_open + greatest(p_studio - (p_open - p_net), 0)
    else p_open + p_studio end
$$;

-- The same for all that an account has moved so far.
create or replace function limit_open_stake_of(p_account bigint) returns bigint
language plpgsql stable set enable_seqscan = off as $$
declare
  v_open bigint := 0;
  v_net bigint := 0;
  v_move play_move;
begin
  for v_move in
    select * from play_move where account_id = p_account and studio <> 0 order by posting_id
  loop
    v_open := limit_open_stake(v_open, v_net, v_move.studio, v_move.reported);
    v_net := v_net + v_move.studio;
  end loop;
  return v_open;
end $$;

-- Counts one posting, in the bucket to which it belongs: what is taken back or corrected leaves the
-- one of its original.
create or replace function limit_count(p_account bigint, p_posting bigint)
returns void language plpgsql set enable_seqscan = off as $$
declare
  v_move play_move;
  v_newest int;
begin
  select * into v_move from play_move where account_id = p_account and posting_id = p_posting;
  select bucket into v_newest from play_limit where account_id = p_account;
  if v_newest is null or v_move.account_id is null then
    return;
  end if;
  if v_move.bucket > v_newest then
    perform limit_roll(array[p_account], v_move.bucket);
    v_newest := v_move.bucket;
  end if;
  if v_move.bucket = v_newest then
    update account set bucket_lost = bucket_lost + v_move.lost,
      bucket_staked = bucket_staked + v_move.staked
    where id = p_account;
  elsif v_move.bucket >= v_newest - 2880 then
    insert into play_bucket (account_id, bucket, lost, staked)
    values (p_account, v_move.bucket, v_move.lost, v_move.staked)
    on conflict (account_id, bucket) do update
      set lost = play_bucket.lost + excluded.lost, staked = play_bucket.staked + excluded.staked;
    update play_limit set lost_month = lost_month + v_move.lost,
      staked_month = staked_month + v_move.staked,
      lost_week = lost_week + case when v_move.bucket >= bucket - 672 then v_move.lost else 0 end,
      staked_week = staked_week
        + case when v_move.bucket >= bucket - 672 then v_move.staked else 0 end,
      lost_day = lost_day + case when v_move.bucket >= bucket - 96 then v_move.lost else 0 end,
      staked_day = staked_day + case when v_move.bucket >= bucket - 96 then v_move.staked else 0 end
    where account_id = p_account;
  end if;
  if v_move.studio <> 0 or v_move.reported then
    update play_limit set at_studios = at_studios + v_move.studio,
      open_stake = limit_open_stake(open_stake, at_studios, v_move.studio, v_move.reported)
    where account_id = p_account;
  end if;
end $$;

-- Begins to count for an account, with what its postings of the last month and its play of today
-- count; nothing where that has begun. The caller holds the lock of the account.
create or replace function limit_open(p_account bigint, p_at timestamptz)
returns void language plpgsql set enable_seqscan = off as $$
declare
  v_bucket int := limit_bucket(p_at);
  v_zone text;
  v_midnight timestamptz;
begin
  insert into play_limit (account_id, bucket) values (p_account, v_bucket) on conflict do nothing;
  if not found then
    return;
  end if;
  update account set limited = true, (bucket_lost, bucket_staked) = (
    select coalesce(sum(lost), 0), coalesce(sum(staked), 0) from play_move
    where account_id = p_account and bucket = v_bucket)
  where id = p_account;

  insert into play_bucket (account_id, bucket, lost, staked)
  select p_account, bucket, sum(lost), sum(staked) from play_move
  where account_id = p_account and bucket >= v_bucket - 2880 and bucket < v_bucket
  group by bucket having sum(lost) <> 0 or sum(staked) <> 0;

  update play_limit l set
    (lost_day, staked_day, lost_week, staked_week, lost_month, staked_month) = (
    select coalesce(sum(lost) filter (where bucket >= v_bucket - 96), 0),
      coalesce(sum(staked) filter (where bucket >= v_bucket - 96), 0),
      coalesce(sum(lost) filter (where bucket >= v_bucket - 672), 0),
      coalesce(sum(staked) filter (where bucket >= v_bucket - 672), 0),
      coalesce(sum(lost) filter (where bucket >= v_bucket - 2880), 0),
      coalesce(sum(staked) filter (where bucket >= v_bucket - 2880), 0)
    from play_move where account_id = p_account and bucket <> v_bucket),
    (at_studios, open_stake) = (
    select coalesce(sum(studio), 0), limit_open_stake_of(p_account)
    from play_move where account_id = p_account)
  where l.account_id = p_account;

  select time_zone, (p_at at time zone time_zone)::date::timestamp at time zone time_zone
    into v_zone, v_midnight from play_policy where one;
  update play_limit l set played_on = (t.last at time zone v_zone)::date, played_at = t.last,
    played_ms = t.ms
  from (
    select max(at) as last,
      coalesce(sum(extract(epoch from at - greatest(before, v_midnight)) * 1000)
        filter (where at >= v_midnight and at - before <= interval '5 minutes'), 0)::bigint as ms
    from (
      select created_at as at, lag(created_at) over (order by id) as before from posting
      where account_id = p_account and kind in (1, 15)
        and created_at >= v_midnight - interval '5 minutes' and created_at <= p_at
    ) as sign
  ) as t
  where l.account_id = p_account and t.last is not null;
end $$;
