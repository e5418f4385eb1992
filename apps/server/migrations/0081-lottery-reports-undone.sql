-- Reports of stakes with the slider are forgotten and lowered like all others.

-- Undoes the rounds, totals and roll-ups of accounts, to take them again in another time zone; team
-- sums are undone by the opposite changes. No day may be closed yet.
create or replace function forget_reports(p_accounts bigint[], p_time_zone text)
returns void language plpgsql as $$
begin
  if exists (select from day_close) then
    raise exception 'the time zone of closed days cannot change'
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  delete from round where account_id = any (p_accounts);
  delete from day_total where account_id = any (p_accounts);
  delete from play_hour where account_id = any (p_accounts);
  delete from member_total where account_id = any (p_accounts);
  delete from first_deposit using account
  where account.id = any (p_accounts) and first_deposit.member_id = account.member_id;
  delete from prepaid_day using account
  where account.id = any (p_accounts) and prepaid_day.member_id = account.member_id;
  with gone as (
    delete from member_day as d using account
    where account.id = any (p_accounts) and d.member_id = account.member_id
    returning d.*
  )
  insert into member_day_change (
    member_id, day, category,
    bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
    rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
  )
  select member_id, day, category,
    -bets, -bets_back, -wins, -wins_back, -valid, -valid_lost, -rounds, -deposit, -withdraw,
    -promotion, -rebate, -agent_commission, -daily_income, -profit_sharing, -transfer_in,
    -transfer_out, -adjustment
  from gone;
  update report_progress set posting_id = 0, time_zone = p_time_zone
  where account_id = any (p_accounts);
end $$;

-- Lowers the valid bets of rounds that have ended by the part of the stakes that is matched, and
-- their weights by the same part, so that what changes of them later is lowered too. Books it where
-- the round was booked last, or on the first open day. The caller holds the reports of the
-- accounts, as `holdReports` does. Returns, for the place of each round in the arrays, by how much
-- its bet fell.
create or replace function lower_valid_bets(
  p_accounts bigint[], p_sources text[], p_rounds text[], p_matched bigint[],
  p_time_zone text, p_currency text
) returns table (place bigint, taken bigint) language sql set enable_seqscan = off as $$
  with first_open as (
    select max(day) + 1 as day from day_close
  ),
  lowered as materialized (
    select g.place, r.account_id, r.source, r.round_id, a.member_id,
      a.currency = p_currency as counts, coalesce(r.category, 'NONE') as category,
      r.valid - div(r.valid::numeric * left_over.stake, r.standing_bets)::bigint as taken,
      div(r.weight::numeric * left_over.stake, r.standing_bets)::int as weight,
      r.standing_bets > r.standing_wins as is_lost,
      greatest((r.last_at at time zone p_time_zone)::date, o.day) as day,
      greatest(
        date_trunc('hour', r.last_at, p_time_zone), o.day::timestamp at time zone p_time_zone
      ) as hour
    from unnest(p_accounts, p_sources, p_rounds, p_matched)
      with ordinality as g (account_id, source, round_id, matched, place)
    join round r on r.account_id = g.account_id and r.source = g.source
      and r.round_id = g.round_id
    join account a on a.id = r.account_id
    cross join first_open o
    cross join lateral (
      select r.standing_bets - least(g.matched, r.standing_bets) as stake
    ) as left_over
    where r.finished_at is not null and r.standing_bets > 0
  ),
  into_rounds as (
    update round r set valid = r.valid - l.taken, weight = l.weight from lowered l
    where r.account_id = l.account_id and r.source = l.source and r.round_id = l.round_id
  ),
  hours as materialized (
    select account_id, member_id, day, hour, category, -sum(taken)::bigint as valid,
      -coalesce(sum(taken) filter (where is_lost), 0)::bigint as valid_lost
    from lowered where counts and taken <> 0 group by account_id, member_id, day, hour, category
  ),
  days as materialized (
    select account_id, member_id, day, category, sum(valid)::bigint as valid,
      sum(valid_lost)::bigint as valid_lost
    from hours group by account_id, member_id, day, category
  ),
  into_hours as (
    insert into play_hour as h (account_id, hour, category, valid, valid_lost)
    select account_id, hour, category, valid, valid_lost from hours
    on conflict (account_id, hour, category) do update set
      valid = h.valid + excluded.valid, valid_lost = h.valid_lost + excluded.valid_lost
  ),
  into_days as (
    insert into member_day as d (member_id, day, category, valid, valid_lost)
    select member_id, day, category, valid, valid_lost from days
    on conflict (member_id, day, category) do update set
      valid = d.valid + excluded.valid, valid_lost = d.valid_lost + excluded.valid_lost
  ),
  -- As `prepaid` of reports.sql.
  into_prepaid as (
    insert into prepaid_day as d (member_id, day, valid)
    select member_id, day, -sum(taken)::bigint from lowered
    where counts and taken <> 0 and source = 'lottery' and category = 'LOTT'
    group by member_id, day
    on conflict (member_id, day) do update set valid = d.valid + excluded.valid
  ),
  into_changes as (
    insert into member_day_change (member_id, day, category, valid, valid_lost)
    select member_id, day, category, valid, valid_lost from days
  ),
  into_totals as (
    insert into member_total as t (account_id, category, valid, valid_lost)
    select account_id, category, sum(valid), sum(valid_lost) from days
    group by account_id, category
    on conflict (account_id, category) do update set
      valid = t.valid + excluded.valid, valid_lost = t.valid_lost + excluded.valid_lost
  )
  select place, taken from lowered order by place
$$;
