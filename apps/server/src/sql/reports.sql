-- Rounds, daily totals and roll-ups, from which reports are read and agents are paid. Called by
-- modules/wallet/ledger/report-progress.store.ts.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- The valid bet of a round that has ended. `p_bets`, `p_bonus` and `p_wins` are what stands of its
-- stakes, of those paid with bonus money, and of its wins; `p_told` is what the provider counted,
-- or null. A push is judged on the whole round.
create or replace function valid_bet(
  p_bets bigint, p_bonus bigint, p_wins bigint, p_weight int, p_told bigint,
  p_push_counts_nothing boolean, p_bonus_money boolean
) returns bigint language sql immutable as $$
  select case when p_push_counts_nothing and p_bets = p_wins then 0 else greatest(0, least(
    p_told, (p_bets - case when p_bonus_money then 0 else p_bonus end) * p_weight / 100
  )) end
$$;

-- Takes the next postings of accounts, up to a number of each, into rounds, daily totals and
-- roll-ups; returns the accounts that have more waiting. Postings of one account become visible in
-- the order of their ids, as each is written under the lock of the account, so that nothing can
-- appear behind the progress. Roll-ups count only accounts in the site's currency: play money is
-- none. What belongs to a day that is closed counts on the first open one.
-- Kinds: 1 bet, 2 win, 3 rollback, 19 play that a provider reported, which moves nothing: what was
-- staked and won stands in `reported_change`.
create or replace function catch_up_reports(
  p_accounts bigint[], p_time_zone text, p_currency text, p_limit int
) returns bigint[] language plpgsql set enable_seqscan = off as $$
declare
  v_open date;
  v_opens timestamptz;
  v_more bigint[];
begin
  perform pg_advisory_xact_lock_shared(hashtext('closing-days'));
  select max(day) + 1 into v_open from day_close;
  v_opens := v_open::timestamp at time zone p_time_zone;

  insert into report_progress (account_id, time_zone)
  select account_id, p_time_zone from unnest(p_accounts) as wanted (account_id) order by account_id
  on conflict do nothing;
  perform from report_progress where account_id = any (p_accounts) order by account_id for update;
  if exists (
    select from report_progress where account_id = any (p_accounts) and time_zone <> p_time_zone
  ) then
    perform forget_reports(p_accounts, p_time_zone);
  end if;

  with next as materialized (
    select p.*, a.member_id, a.currency = p_currency as counts, o.kind as taken_kind,
      coalesce(p.round_id, o.round_id) as round, coalesce(p.game_node, o.game_node) as node,
      -o.amount as taken, o.withheld as taken_withheld, -o.bonus as taken_bonus,
      greatest((p.created_at at time zone p_time_zone)::date, v_open) as day,
      greatest(date_trunc('hour', p.created_at, p_time_zone), v_opens) as hour
    from report_progress g
    join account a on a.id = g.account_id
    cross join lateral (
      select account_id, id, kind, amount, source, round_id, game_node, finishes_round,
        created_at, reverses, shortfall, coalesce(bonus_amount, 0) as bonus,
        coalesce(withheld, 0) as withheld
      from posting where account_id = g.account_id and id > g.posting_id
      order by id limit p_limit
    ) as p
    left join lateral (
      select kind, amount, round_id, game_node, coalesce(withheld, 0) as withheld,
        coalesce(bonus_amount, 0) as bonus
      from posting where source = p.source and external_id = p.reverses offset 0
    ) as o on true
    where g.account_id = any (p_accounts)
  ),
  -- One row for each posting of play. `standing_` is what changes of the round as the provider sees
  -- it: whole, also where a rollback could not take or give back all.
  play as materialized (
    select account_id, member_id, counts, id, source, round, node, created_at as at,
      created_at as started_at, day, hour, finishes_round and round is not null as finishes,
      kind in (1, 2) as is_move,
      case when kind = 1 then -amount else 0 end as bets,
      case when kind = 3 and taken_kind = 1 then amount else 0 end as bets_back,
      case when kind = 2 then amount else 0 end as wins,
      case when kind = 3 and taken_kind = 2 then -amount else 0 end as wins_back,
      case when kind = 1 then -amount when taken_kind = 1 and is_effective then -taken else 0 end
        as standing_bets,
      case when kind = 1 then -bonus when taken_kind = 1 and is_effective then -taken_bonus else 0
        end as standing_bonus,
      case when kind = 2 then amount + withheld
        when taken_kind = 2 and is_effective then taken - taken_withheld else 0 end
        as standing_wins,
      null::bigint as told
    from next cross join lateral (
      select amount <> 0 or shortfall <> 0 or withheld > 0 as is_effective
    ) as effect
    where (kind in (1, 2) or taken_kind in (1, 2) or round is not null) and kind <> 19
    union all
    select n.account_id, n.member_id, n.counts, n.id, 'reported:' || c.vendor, c.round_id,
      c.game_node, c.booked_at, least(c.ended_at, c.booked_at), n.day, n.hour, true, true,
      greatest(c.bet, 0), greatest(-c.bet, 0), greatest(c.win, 0), greatest(-c.win, 0),
      c.bet, 0, c.win, c.valid
    from next n
    cross join lateral (
      select vendor, round_id, game_node, bet, win, valid, ended_at, booked_at from reported_change
      where account_id = n.account_id and posting_id = n.id offset 0
    ) as c
    where n.kind = 19
  ),
  -- The rounds of these postings as they stood, with the game's category and weight when the round
  -- began, the rule of that time, and what lotteries have told of a round.
  begun as materialized (
    select k.account_id, k.source, k.round, coalesce(r.standing_bets, 0) as standing_bets,
      coalesce(r.standing_bonus, 0) as standing_bonus,
      coalesce(r.standing_wins, 0) as standing_wins, coalesce(r.valid, 0) as valid,
      r.finished_at is not null as is_finished,
      coalesce(r.category, g.category) as category, coalesce(r.weight, g.weight, 100) as weight,
      rule.push_counts_nothing, rule.bonus_money,
      case when k.source = 'lottery' then (
        select valid from told_valid where source = k.source and round_id = k.round
      ) end as told
    from (
      select account_id, source, round, min(started_at) as started_at,
        (array_agg(node order by id) filter (where node is not null))[1] as node
      from play where round is not null group by account_id, source, round
    ) as k
    left join lateral (
      select * from round where account_id = k.account_id and source = k.source
        and round_id = k.round offset 0
    ) as r on true
    left join lateral (
      select category, weight from game_kind where game_node = coalesce(r.game_node, k.node)
        and since <= coalesce(r.started_at, k.started_at)
      order by since desc limit 1
    ) as g on true
    cross join lateral (
      select push_counts_nothing, bonus_money from valid_bet_rule
      where since <= coalesce(r.started_at, k.started_at) order by since desc limit 1
    ) as rule
  ),
  -- The running state of each round after each posting.
  running as (
    select p.*, b.valid as valid_before,
      b.standing_bets > b.standing_wins as lost_before, b.is_finished as finished_before,
      coalesce(b.category, (
        select category from game_kind where game_node = p.node and since <= p.started_at
        order by since desc limit 1
      ), 'NONE') as category,
      b.is_finished or bool_or(p.finishes) over so_far as is_finished,
      b.standing_bets + sum(p.standing_bets) over so_far
        > b.standing_wins + sum(p.standing_wins) over so_far as is_lost,
      valid_bet(
        (b.standing_bets + sum(p.standing_bets) over so_far)::bigint,
        (b.standing_bonus + sum(p.standing_bonus) over so_far)::bigint,
        (b.standing_wins + sum(p.standing_wins) over so_far)::bigint,
        b.weight, coalesce(p.told, b.told), b.push_counts_nothing, b.bonus_money
      ) as valid_when_finished
    from play p left join begun b
      on b.account_id = p.account_id and b.source = p.source and b.round = p.round
    window so_far as (partition by p.account_id, p.source, p.round order by p.id)
  ),
  valued as materialized (
    select *, case when is_finished then valid_when_finished else 0 end as valid,
      case when is_finished and is_lost then valid_when_finished else 0 end as valid_lost
    from running
  ),
  changed as (
    select *,
      valid - coalesce(lag(valid) over so_far, valid_before, 0) as valid_change,
      valid_lost - coalesce(
        lag(valid_lost) over so_far, case when lost_before then valid_before end, 0
      ) as lost_change,
      case when is_finished and not coalesce(lag(is_finished) over so_far, finished_before)
        then 1 else 0 end as rounds_change
    from valued
    window so_far as (partition by account_id, source, round order by id)
  ),
  hours as materialized (
    select account_id, member_id, day, hour, category, sum(bets) as bets,
      sum(bets_back) as bets_back, sum(wins) as wins, sum(wins_back) as wins_back,
      sum(valid_change) as valid, sum(lost_change) as valid_lost, sum(rounds_change) as rounds
    from changed where counts
    group by account_id, member_id, day, hour, category
    having sum(bets) <> 0 or sum(bets_back) <> 0 or sum(wins) <> 0 or sum(wins_back) <> 0
      or sum(valid_change) <> 0 or sum(lost_change) <> 0 or sum(rounds_change) <> 0
  ),
  -- Kinds: 5 deposit, 6 and 7 withdrawal, 8 adjustment, 9 to 14 bonuses and rewards,
  -- 20 memberRebate, 21 agentRebate, 22 salary, 23 dividend, 24 downlineOut, 25 downlineIn
  -- (decisions/0076). A rollback belongs to the column of what it takes back.
  days as materialized (
    select account_id, member_id, day, category, sum(bets) as bets, sum(bets_back) as bets_back,
      sum(wins) as wins, sum(wins_back) as wins_back, sum(valid) as valid,
      sum(valid_lost) as valid_lost, sum(rounds) as rounds,
      0 as deposit, 0 as withdraw, 0 as promotion, 0 as rebate, 0 as agent_commission,
      0 as daily_income, 0 as profit_sharing, 0 as transfer_in, 0 as transfer_out, 0 as adjustment
    from hours group by account_id, member_id, day, category
    union all
    select account_id, member_id, day, '', 0, 0, 0, 0, 0, 0, 0,
      coalesce(sum(amount) filter (where of_kind = 5), 0),
      coalesce(-sum(amount) filter (where of_kind in (6, 7)), 0),
      coalesce(sum(amount) filter (where of_kind between 9 and 14), 0),
      coalesce(sum(amount) filter (where of_kind = 20), 0),
      coalesce(sum(amount) filter (where of_kind = 21), 0),
      coalesce(sum(amount) filter (where of_kind = 22), 0),
      coalesce(sum(amount) filter (where of_kind = 23), 0),
      coalesce(sum(amount) filter (where of_kind = 25), 0),
      coalesce(-sum(amount) filter (where of_kind = 24), 0),
      coalesce(sum(amount) filter (where of_kind = 8), 0)
    from next cross join lateral (select coalesce(taken_kind, kind) as of_kind) as posted
    where counts and amount <> 0 and (of_kind between 5 and 14 or of_kind between 20 and 25)
    group by account_id, member_id, day
  ),
  -- Stakes of lotteries with the slider: the rebate is paid with the result, and none of the day.
  -- Kind 20 is memberRebate; rollbacks of it count with their sign.
  prepaid as (
    select member_id, day, sum(valid)::bigint as valid, sum(rebate)::bigint as rebate from (
      select member_id, day, valid_change as valid, 0 as rebate from changed
      where counts and source = 'lottery' and category = 'LOTT' and valid_change <> 0
      union all
      select member_id, day, 0, amount from next
      where counts and source = 'lottery' and coalesce(taken_kind, kind) = 20 and amount <> 0
    ) as part group by member_id, day
  ),
  into_rounds as (
    insert into round as r (
      account_id, source, round_id, first_posting, game_node, moves, bets, bets_returned, wins,
      wins_taken_back, started_at, last_at, finished_at, category, weight, standing_bets,
      standing_bonus, standing_wins, valid
    )
    select p.account_id, p.source, p.round, min(p.id), max(p.node),
      count(*) filter (where p.is_move), sum(p.bets), sum(p.bets_back), sum(p.wins),
      sum(p.wins_back), min(p.started_at), max(p.at), min(p.started_at) filter (where p.finishes),
      min(b.category), min(b.weight), sum(p.standing_bets), sum(p.standing_bonus),
      sum(p.standing_wins), sum(p.valid_change)
    from changed p join begun b
      on b.account_id = p.account_id and b.source = p.source and b.round = p.round
    group by p.account_id, p.source, p.round
    on conflict (account_id, source, round_id) do update set
      game_node = coalesce(r.game_node, excluded.game_node),
      moves = r.moves + excluded.moves,
      bets = r.bets + excluded.bets,
      bets_returned = r.bets_returned + excluded.bets_returned,
      wins = r.wins + excluded.wins,
      wins_taken_back = r.wins_taken_back + excluded.wins_taken_back,
      last_at = greatest(r.last_at, excluded.last_at),
      finished_at = coalesce(r.finished_at, excluded.finished_at),
      category = excluded.category,
      weight = excluded.weight,
      standing_bets = r.standing_bets + excluded.standing_bets,
      standing_bonus = r.standing_bonus + excluded.standing_bonus,
      standing_wins = r.standing_wins + excluded.standing_wins,
      valid = r.valid + excluded.valid
  ),
  -- The day of a posting itself, also when it is closed. A rebate that is taken back counts as one
  -- that went out. Of reported play, money that went out is what was staked, less what a correction
  -- took off; what came in was won.
  into_day_totals as (
    insert into day_total as t (
      account_id, day, kind, game_node, moves, money_in, money_out, first_posting, last_posting
    )
    select account_id, (created_at at time zone p_time_zone)::date,
      case when taken_kind = 20 then 20::smallint else kind end, coalesce(node, 0), count(*),
      coalesce(sum(amount) filter (where amount > 0), 0),
      coalesce(-sum(amount) filter (where amount < 0), 0), min(id), max(id)
    from next where amount <> 0 group by 1, 2, 3, 4
    union all
    select account_id, (at at time zone p_time_zone)::date, 19, node, count(*),
      sum(wins - wins_back), sum(bets - bets_back), min(id), max(id)
    from play where source like 'reported:%' group by 1, 2, 4
    on conflict (account_id, day, kind, game_node) do update set
      moves = t.moves + excluded.moves,
      money_in = t.money_in + excluded.money_in,
      money_out = t.money_out + excluded.money_out,
      last_posting = excluded.last_posting
  ),
  into_hours as (
    insert into play_hour as h (
      account_id, hour, category, bets, bets_back, wins, wins_back, valid, valid_lost, rounds
    )
    select account_id, hour, category, bets, bets_back, wins, wins_back, valid, valid_lost, rounds
    from hours
    on conflict (account_id, hour, category) do update set
      bets = h.bets + excluded.bets, bets_back = h.bets_back + excluded.bets_back,
      wins = h.wins + excluded.wins, wins_back = h.wins_back + excluded.wins_back,
      valid = h.valid + excluded.valid, valid_lost = h.valid_lost + excluded.valid_lost,
      rounds = h.rounds + excluded.rounds
  ),
  into_days as (
    insert into member_day as d (
      member_id, day, category,
      bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
      rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
    )
    select member_id, day, category,
      bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
      rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
    from days
    on conflict (member_id, day, category) do update set
      bets = d.bets + excluded.bets, bets_back = d.bets_back + excluded.bets_back,
      wins = d.wins + excluded.wins, wins_back = d.wins_back + excluded.wins_back,
      valid = d.valid + excluded.valid, valid_lost = d.valid_lost + excluded.valid_lost,
      rounds = d.rounds + excluded.rounds, deposit = d.deposit + excluded.deposit,
      withdraw = d.withdraw + excluded.withdraw, promotion = d.promotion + excluded.promotion,
      rebate = d.rebate + excluded.rebate,
      agent_commission = d.agent_commission + excluded.agent_commission,
      daily_income = d.daily_income + excluded.daily_income,
      profit_sharing = d.profit_sharing + excluded.profit_sharing,
      transfer_in = d.transfer_in + excluded.transfer_in,
      transfer_out = d.transfer_out + excluded.transfer_out,
      adjustment = d.adjustment + excluded.adjustment
  ),
  into_changes as (
    insert into member_day_change (
      member_id, day, category,
      bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
      rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
    )
    select member_id, day, category,
      bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
      rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
    from days
  ),
  into_totals as (
    insert into member_total as t (
      account_id, category,
      bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
      rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
    )
    select account_id, category,
      sum(bets), sum(bets_back), sum(wins), sum(wins_back), sum(valid), sum(valid_lost),
      sum(rounds), sum(deposit), sum(withdraw), sum(promotion), sum(rebate), sum(agent_commission),
      sum(daily_income), sum(profit_sharing), sum(transfer_in), sum(transfer_out), sum(adjustment)
    from days group by account_id, category
    on conflict (account_id, category) do update set
      bets = t.bets + excluded.bets, bets_back = t.bets_back + excluded.bets_back,
      wins = t.wins + excluded.wins, wins_back = t.wins_back + excluded.wins_back,
      valid = t.valid + excluded.valid, valid_lost = t.valid_lost + excluded.valid_lost,
      rounds = t.rounds + excluded.rounds, deposit = t.deposit + excluded.deposit,
      withdraw = t.withdraw + excluded.withdraw, promotion = t.promotion + excluded.promotion,
      rebate = t.rebate + excluded.rebate,
      agent_commission = t.agent_commission + excluded.agent_commission,
      daily_income = t.daily_income + excluded.daily_income,
      profit_sharing = t.profit_sharing + excluded.profit_sharing,
      transfer_in = t.transfer_in + excluded.transfer_in,
      transfer_out = t.transfer_out + excluded.transfer_out,
      adjustment = t.adjustment + excluded.adjustment
  ),
  into_prepaid as (
    insert into prepaid_day as d (member_id, day, valid, rebate)
    select member_id, day, valid, rebate from prepaid
    on conflict (member_id, day) do update set
      valid = d.valid + excluded.valid, rebate = d.rebate + excluded.rebate
  ),
  first_deposits as (
    insert into first_deposit (member_id, day, at, amount)
    select distinct on (member_id) member_id, day, created_at, amount
    from next where kind = 5 and amount > 0 and counts order by member_id, id
    on conflict (member_id) do nothing
  ),
  ended as (
    update report_progress g set posting_id = n.last
    from (select account_id, max(id) as last from next group by account_id) as n
    where g.account_id = n.account_id
  )
  select array_agg(n.account_id) into v_more
  from (select account_id, max(id) as last from next group by account_id) as n
  where exists (select from posting p where p.account_id = n.account_id and p.id > n.last);
  return coalesce(v_more, '{}');
end $$;

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
