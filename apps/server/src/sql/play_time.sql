-- The time of play, and the checks and pauses that come after so much of it. Called by
-- play_limits.sql and by modules/wallet/play-limit.store.ts.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

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
