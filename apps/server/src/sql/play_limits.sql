-- Limits of play: what counts against them, and what they refuse. Called by wallet_apply.sql, by
-- modules/wallet/play-limit.store.ts and by the view play_move.
-- An account's row of play_limit has the sums of its windows, so that a bet adds up nothing.
-- Windows move by buckets of a quarter of an hour: a day is the newest bucket and 96 before it, a
-- week 672, a month 2880, so that a bucket counts until its last instant has left the window.
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
  select account_id, bucket, bucket_lost, bucket_staked from play_limit
  where account_id = any (p_accounts) and bucket < p_bucket
    and (bucket_lost <> 0 or bucket_staked <> 0)
  on conflict (account_id, bucket) do update
    set lost = play_bucket.lost + excluded.lost, staked = play_bucket.staked + excluded.staked;

  update play_limit l set bucket = p_bucket, bucket_lost = 0, bucket_staked = 0,
    lost_day = l.lost_day - day.lost, staked_day = l.staked_day - day.staked,
    lost_week = l.lost_week - week.lost, staked_week = l.staked_week - week.staked,
    lost_month = l.lost_month - month.lost, staked_month = l.staked_month - month.staked
  from play_limit o,
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
  where o.account_id = any (p_accounts) and o.bucket < p_bucket and l.account_id = o.account_id;

  delete from play_bucket where account_id = any (p_accounts) and bucket < p_bucket - 2880;
end $$;

-- The time of play of a day until an instant, in milliseconds, if play goes on: what was written,
-- and the time since the last sign unless that is more than 5 minutes ago.
create or replace function limit_played(
  l play_limit, p_today date, p_midnight timestamptz, p_at timestamptz
) returns bigint language sql stable as $$
  select case when l.played_on = p_today then l.played_ms else 0 end
    + case when l.played_at between p_at - interval '5 minutes' and p_at
      then (date_part('epoch', p_at - greatest(l.played_at, p_midnight)) * 1000)::bigint
      else 0 end
$$;

-- The time since the last sign of play, in milliseconds: a pause of more than 5 minutes is no play.
create or replace function limit_since(l play_limit, p_at timestamptz)
returns bigint language sql stable as $$
  select case when l.played_at between p_at - interval '5 minutes' and p_at
    then (date_part('epoch', p_at - l.played_at) * 1000)::bigint else 0 end
$$;

-- The play since the last check until an instant, in milliseconds, if play goes on; a rest as long
-- as the interval of the checks begins it anew.
create or replace function limit_checked(l play_limit, p_at timestamptz)
returns bigint language sql stable as $$
  select case when l.check_every_ms is null or l.check_from is null or l.played_at is null
      or date_part('epoch', p_at - l.played_at) * 1000 >= l.check_every_ms
    then 0 else l.check_ms + limit_since(l, p_at) end
$$;

-- From when on that play is counted; null without checks.
create or replace function limit_check_from(l play_limit, p_at timestamptz)
returns timestamptz language sql stable as $$
  select case when l.check_every_ms is null then null
    when l.check_from is null or l.played_at is null
      or date_part('epoch', p_at - l.played_at) * 1000 >= l.check_every_ms
    then date_trunc('milliseconds', p_at) else l.check_from end
$$;

-- The play without a rest as long as the site's pause, until an instant, in milliseconds.
create or replace function limit_stretch(l play_limit, p_at timestamptz)
returns bigint language sql stable as $$
  select case when l.pause_after_ms is null or l.played_at is null
      or date_part('epoch', p_at - l.played_at) * 1000 >= l.pause_ms
    then 0 else l.stretch_ms + limit_since(l, p_at) end
$$;

-- Whether a check or a pause begins if play goes on at an instant.
create or replace function limit_is_due(l play_limit, p_at timestamptz)
returns boolean language sql stable as $$
  select coalesce(limit_checked(l, p_at) >= l.check_every_ms, false)
    or coalesce(limit_stretch(l, p_at) >= l.pause_after_ms, false)
$$;

-- When a check or a pause can begin at the earliest after a sign of play at an instant; null where
-- there are none.
create or replace function limit_next_rest(l play_limit, p_at timestamptz)
returns timestamptz language sql stable as $$
  select p_at + interval '1 millisecond' * least(
    l.check_every_ms - limit_checked(l, p_at), l.pause_after_ms - limit_stretch(l, p_at))
$$;

-- Whether a sign of play is to be written: those within 15 seconds are not.
create or replace function limit_sign(l play_limit, p_today date, p_at timestamptz)
returns boolean language sql stable as $$
  select l.played_at is null or l.played_at <= p_at - interval '15 seconds'
    or l.played_on <> p_today
$$;

-- Notes a sign of play, unless a check waits for its answer or a pause goes on. Begins a check or a
-- pause for those who have played for so long.
create or replace function limit_play(p_accounts bigint[], p_at timestamptz)
returns void language plpgsql set enable_seqscan = off as $$
begin
  update play_limit l set played_on = t.today, played_at = p_at,
    played_ms = limit_played(l, t.today, t.midnight, p_at),
    check_ms = limit_checked(l, p_at), check_from = limit_check_from(l, p_at),
    check_after = case when limit_check_from(l, p_at) is distinct from l.check_from
      then coalesce((select max(id) from posting where account_id = l.account_id), 0)
      else l.check_after end,
    check_due_at = case when limit_checked(l, p_at) >= l.check_every_ms then p_at end,
    stretch_ms = case when limit_stretch(l, p_at) >= l.pause_after_ms then 0
      else limit_stretch(l, p_at) end,
    paused_until = case when limit_stretch(l, p_at) >= l.pause_after_ms
      then p_at + l.pause_ms * interval '1 millisecond' end,
    next_rest_at = case when not limit_is_due(l, p_at) then limit_next_rest(l, p_at) end
  from (select day as today, day::timestamp at time zone time_zone as midnight
    from (select time_zone, (p_at at time zone time_zone)::date as day from play_policy
      where one) as p) as t
  where l.account_id = any (p_accounts)
    and (limit_sign(l, t.today, p_at) or limit_is_due(l, p_at))
    and l.check_due_at is null and coalesce(l.paused_until <= p_at, true);
end $$;

-- Ends the check of an account that waits since `p_since`; play is counted anew. Returns the play
-- until then, and the posting after which it was counted; nothing where no such check waits. The
-- caller holds the lock of the account.
create or replace function limit_end_check(
  p_account bigint, p_since timestamptz, p_at timestamptz
) returns table (played_ms bigint, after bigint)
language plpgsql set enable_seqscan = off as $$
begin
  return query
  update play_limit l set check_ms = 0, check_from = date_trunc('milliseconds', p_at),
    check_after = coalesce((select max(id) from posting where account_id = l.account_id), 0),
    check_due_at = null, next_rest_at = null, played_at = p_at,
    stretch_ms = case when date_part('epoch', p_at - l.played_at) * 1000 >= l.pause_ms
      then 0 else l.stretch_ms end
  from (select account_id, check_ms, check_after from play_limit
    where account_id = p_account and check_from = p_since and check_due_at is not null
    for update) as due
  where l.account_id = due.account_id
  returning due.check_ms, due.check_after;
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
-- the stake is cash; `p_lost` and `p_staked` is what earlier operations of the same call add to
-- what the row counts.
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

-- Counts the bets and wins of a batch for the limited accounts that no limit can stop, even if all
-- their stakes came at once; they are applied in one set. Returns the other ones, whose operations
-- must be looked at one by one: also where money goes to a provider or comes from one, and where
-- the clock went back behind the newest bucket. `p_but` are accounts that are left out.
-- One plan serves every batch: to plan takes longer than to run.
create or replace function limit_count_batch(
  p_account bigint[], p_kind smallint[], p_amount bigint[], p_limited bigint[], p_but bigint[],
  p_at timestamptz
) returns bigint[] language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_bucket int := limit_bucket(p_at);
  v_today date;
  v_midnight timestamptz;
  v_of bigint[];
  v_left bigint[];
  v_behind bigint[];
  v_slow bigint[] := '{}';
begin
  select (p_at at time zone time_zone)::date,
      (p_at at time zone time_zone)::date::timestamp at time zone time_zone
    into v_today, v_midnight from play_policy where one;
  loop
    with op as (
      select acc, bool_and(kind in (1, 2)) as plays, max(-amount) filter (where kind = 1) as most,
        coalesce(-sum(amount) filter (where kind = 1), 0)::bigint as staked,
        -sum(amount)::bigint as lost
      from unnest(p_account, p_kind, p_amount) as o (acc, kind, amount)
      where kind in (1, 2, 15, 16, 17) and (v_of is null or acc = any (v_of))
        and acc <> all (p_but)
      group by acc
    ), counted as (
      update play_limit l set
        bucket_lost = bucket_lost + lost, bucket_staked = bucket_staked + staked,
        lost_day = lost_day + lost, staked_day = staked_day + staked,
        lost_week = lost_week + lost, staked_week = staked_week + staked,
        lost_month = lost_month + lost, staked_month = staked_month + staked,
        played_on = case when most is null then played_on else v_today end,
        played_at = case when most is not null and limit_sign(l, v_today, p_at)
          then p_at else played_at end,
        played_ms = case when most is not null and limit_sign(l, v_today, p_at)
          then limit_played(l, v_today, v_midnight, p_at) else played_ms end,
        check_ms = case when most is not null and limit_sign(l, v_today, p_at)
          then limit_checked(l, p_at) else check_ms end,
        stretch_ms = case when most is not null and limit_sign(l, v_today, p_at)
          then limit_stretch(l, p_at) else stretch_ms end,
        next_rest_at = case when most is not null and limit_sign(l, v_today, p_at)
          then limit_next_rest(l, p_at) else next_rest_at end
      from op where l.account_id = acc and plays and bucket = v_bucket
        and (most is null or (
          (p_at < next_rest_at
            or (check_every_ms is null and pause_after_ms is null and check_from is null))
          and (max_ms is null or limit_played(l, v_today, v_midnight, p_at) < max_ms)
          and limit_refusal(l, 1::smallint, most, most, staked - most, staked - most, p_at) = 0))
      returning account_id
    )
    select array_agg(acc) into v_left from op
    where acc not in (select account_id from counted) and acc = any (p_limited);
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
  if v_move.bucket < v_newest and v_move.bucket >= v_newest - 2880 then
    insert into play_bucket (account_id, bucket, lost, staked)
    values (p_account, v_move.bucket, v_move.lost, v_move.staked)
    on conflict (account_id, bucket) do update
      set lost = play_bucket.lost + excluded.lost, staked = play_bucket.staked + excluded.staked;
  end if;
  update play_limit set at_studios = at_studios + v_move.studio,
    open_stake = limit_open_stake(open_stake, at_studios, v_move.studio, v_move.reported),
    bucket_lost = bucket_lost + case when v_move.bucket = bucket then v_move.lost else 0 end,
    bucket_staked = bucket_staked + case when v_move.bucket = bucket then v_move.staked else 0 end,
    lost_day = lost_day + case when v_move.bucket >= bucket - 96 then v_move.lost else 0 end,
    staked_day = staked_day + case when v_move.bucket >= bucket - 96 then v_move.staked else 0 end,
    lost_week = lost_week + case when v_move.bucket >= bucket - 672 then v_move.lost else 0 end,
    staked_week = staked_week
      + case when v_move.bucket >= bucket - 672 then v_move.staked else 0 end,
    lost_month = lost_month + case when v_move.bucket >= bucket - 2880 then v_move.lost else 0 end,
    staked_month = staked_month
      + case when v_move.bucket >= bucket - 2880 then v_move.staked else 0 end
  where account_id = p_account;
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
  update account set limited = true where id = p_account;

  insert into play_bucket (account_id, bucket, lost, staked)
  select p_account, bucket, sum(lost), sum(staked) from play_move
  where account_id = p_account and bucket >= v_bucket - 2880 and bucket < v_bucket
  group by bucket having sum(lost) <> 0 or sum(staked) <> 0;

  update play_limit l set
    (bucket_lost, bucket_staked, lost_day, staked_day, lost_week, staked_week, lost_month,
      staked_month, at_studios, open_stake) = (
    select coalesce(sum(lost) filter (where bucket = v_bucket), 0),
      coalesce(sum(staked) filter (where bucket = v_bucket), 0),
      coalesce(sum(lost) filter (where bucket >= v_bucket - 96), 0),
      coalesce(sum(staked) filter (where bucket >= v_bucket - 96), 0),
      coalesce(sum(lost) filter (where bucket >= v_bucket - 672), 0),
      coalesce(sum(staked) filter (where bucket >= v_bucket - 672), 0),
      coalesce(sum(lost) filter (where bucket >= v_bucket - 2880), 0),
      coalesce(sum(staked) filter (where bucket >= v_bucket - 2880), 0),
      coalesce(sum(studio), 0), limit_open_stake_of(p_account)
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
