-- The rounds and daily totals that reports are read from. Called by
-- modules/wallet/ledger/report-progress.store.ts.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- Takes the next postings of an account into its rounds and totals; true while more are waiting.
-- Postings of one account become visible in the order of their ids, as each is written under the
-- lock of the account, so that nothing can appear behind the progress.
create or replace function catch_up_reports(p_account bigint, p_time_zone text, p_limit int)
returns boolean language plpgsql set enable_seqscan = off as $$
declare
  v_from bigint;
  v_to bigint;
  v_zone text;
begin
  insert into report_progress (account_id, time_zone) values (p_account, p_time_zone)
  on conflict do nothing;
  select posting_id, time_zone into v_from, v_zone
  from report_progress where account_id = p_account for update;
  if v_zone <> p_time_zone then
    delete from round where account_id = p_account;
    delete from day_total where account_id = p_account;
    update report_progress set posting_id = 0, time_zone = p_time_zone
    where account_id = p_account;
    v_from := 0;
  end if;

  select max(id) into v_to from (
    select id from posting where account_id = p_account and id > v_from order by id limit p_limit
  ) as next;
  if v_to is null then
    return false;
  end if;

  -- Kinds: 1 bet, 2 win, 3 rollback.
  insert into round as r (
    account_id, source, round_id, first_posting, game_node, moves, bets, bets_returned, wins,
    wins_taken_back, started_at, last_at, finished_at
  )
  select account_id, source, round_id, min(id), max(game_node),
    count(*) filter (where kind in (1, 2)),
    coalesce(-sum(amount) filter (where kind = 1), 0),
    coalesce(sum(amount) filter (where kind = 3 and amount > 0), 0),
    coalesce(sum(amount) filter (where kind = 2), 0),
    coalesce(-sum(amount) filter (where kind = 3 and amount < 0), 0),
    min(created_at), max(created_at), min(created_at) filter (where finishes_round)
  from posting
  where account_id = p_account and id > v_from and id <= v_to and round_id is not null
    and kind <> 19
  group by account_id, source, round_id
  on conflict (account_id, source, round_id) do update set
    game_node = coalesce(r.game_node, excluded.game_node),
    moves = r.moves + excluded.moves,
    bets = r.bets + excluded.bets,
    bets_returned = r.bets_returned + excluded.bets_returned,
    wins = r.wins + excluded.wins,
    wins_taken_back = r.wins_taken_back + excluded.wins_taken_back,
    last_at = greatest(r.last_at, excluded.last_at),
    finished_at = coalesce(r.finished_at, excluded.finished_at);

  -- A rollback names no game; it belongs to that of what it takes back.
  insert into day_total as t (
    account_id, day, kind, game_node, moves, money_in, money_out, first_posting, last_posting
  )
  select account_id, day, kind, node, count(*), coalesce(sum(amount) filter (where amount > 0), 0),
    coalesce(-sum(amount) filter (where amount < 0), 0), min(id), max(id)
  from (
    select p.account_id, (p.created_at at time zone p_time_zone)::date as day, p.kind, p.amount,
      p.id, coalesce(p.game_node, case when p.reverses is not null then (
        select o.game_node from posting o
        where o.source = p.source and o.external_id = p.reverses
      ) end, 0) as node
    from posting p
    where p.account_id = p_account and p.id > v_from and p.id <= v_to and p.amount <> 0
  ) as moved
  group by account_id, day, kind, node
  on conflict (account_id, day, kind, game_node) do update set
    moves = t.moves + excluded.moves,
    money_in = t.money_in + excluded.money_in,
    money_out = t.money_out + excluded.money_out,
    last_posting = excluded.last_posting;

  -- Kind 19, play that a studio reported, moves nothing; what was staked and won stands beside it.
  insert into round as r (
    account_id, source, round_id, first_posting, game_node, moves, bets, bets_returned, wins,
    wins_taken_back, started_at, last_at, finished_at
  )
  select account_id, 'reported:' || vendor, round_id, min(posting_id), min(game_node), count(*),
    sum(greatest(bet, 0)), sum(greatest(-bet, 0)), sum(greatest(win, 0)), sum(greatest(-win, 0)),
    min(least(ended_at, booked_at)), max(booked_at), min(least(ended_at, booked_at))
  from reported_change
  where account_id = p_account and posting_id > v_from and posting_id <= v_to
  group by account_id, vendor, round_id
  on conflict (account_id, source, round_id) do update set
    moves = r.moves + excluded.moves,
    bets = r.bets + excluded.bets,
    bets_returned = r.bets_returned + excluded.bets_returned,
    wins = r.wins + excluded.wins,
    wins_taken_back = r.wins_taken_back + excluded.wins_taken_back,
    last_at = greatest(r.last_at, excluded.last_at);

  -- Money that went out is what was staked, less what a correction took off; what came in was won.
  insert into day_total as t (
    account_id, day, kind, game_node, moves, money_in, money_out, first_posting, last_posting
  )
  select account_id, (booked_at at time zone p_time_zone)::date, 19, game_node, count(*),
    sum(win), sum(bet), min(posting_id), max(posting_id)
  from reported_change
  where account_id = p_account and posting_id > v_from and posting_id <= v_to
  group by 1, 2, 4
  on conflict (account_id, day, kind, game_node) do update set
    moves = t.moves + excluded.moves,
    money_in = t.money_in + excluded.money_in,
    money_out = t.money_out + excluded.money_out,
    last_posting = excluded.last_posting;

  update report_progress set posting_id = v_to where account_id = p_account;
  return exists (select 1 from posting where account_id = p_account and id > v_to);
end $$;
