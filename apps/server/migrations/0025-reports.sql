-- What reports read in place of the whole ledger: rounds, and totals of days, kept up per account.
create table report_progress (
  account_id bigint primary key references account (id),
  -- The days of the totals are those of this time zone.
  time_zone text not null,
  -- The newest posting that rounds and totals hold.
  posting_id bigint not null default 0,
  -- While an export of the account is under way.
  exporting_since timestamptz
);

create table round (
  account_id bigint not null references account (id),
  source text not null,
  round_id text not null,
  first_posting bigint not null,
  game_node int,
  -- Bets and wins; what has none is no round.
  moves int not null,
  bets bigint not null,
  bets_returned bigint not null,
  wins bigint not null,
  wins_taken_back bigint not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  finished_at timestamptz,
  primary key (account_id, source, round_id)
);

create index round_newest on round (account_id, started_at desc, first_posting desc);

create table day_total (
  account_id bigint not null references account (id),
  day date not null,
  kind smallint not null,
  -- 0 where no game is known.
  game_node int not null,
  moves int not null,
  money_in bigint not null,
  money_out bigint not null,
  first_posting bigint not null,
  last_posting bigint not null,
  primary key (account_id, day, kind, game_node)
);

-- Takes the next postings of an account into its rounds and totals; true while more are waiting.
-- Postings of one account become visible in the order of their ids, as each is written under the
-- lock of the account, so that nothing can appear behind the progress.
create function catch_up_reports(p_account bigint, p_time_zone text, p_limit int)
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

  update report_progress set posting_id = v_to where account_id = p_account;
  return exists (select 1 from posting where account_id = p_account and id > v_to);
end $$;
