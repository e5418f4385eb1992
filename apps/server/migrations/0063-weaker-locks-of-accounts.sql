-- Batches of the wallet no longer hold up rows that refer to an account, such as a deposit.

-- Begins or ends a bonus: 9 grant, 10 convert, 11 forfeit, 12 expire, 13 lost. Outcomes: 10 the
-- bonus is in no state for it, 11 it is not wagered enough.
create or replace function bonus_step(
  p_account account, p_kind smallint, p_bonus bigint, p_amount bigint,
  out amount bigint, out part bigint, out outcome smallint
) language plpgsql as $$
declare
  v_bonus bonus;
begin
  select * into v_bonus from bonus where id = p_bonus and account_id = p_account.id
  for no key update;
  outcome := 10;
  if not found then
    return;
  end if;
  if p_kind = 9 then
    if p_account.bonus_id is not null or v_bonus.state <> 'waiting'
      or v_bonus.amount <> p_amount then
      return;
    end if;
    amount := p_amount;
    part := p_amount;
    update bonus set state = 'active',
      expires_at = clock_timestamp() + make_interval(days => days) where id = p_bonus;
    update account set bonus_id = p_bonus, bonus_touched = true where id = p_account.id;
    outcome := 0;
    return;
  end if;
  if p_account.bonus_id is distinct from p_bonus then
    return;
  end if;
  if p_kind = 10 and bonus_turnover(p_bonus) < v_bonus.required then
    outcome := 11;
    return;
  end if;
  if p_kind = 13 and (p_account.bonus > 0 or bonus_is_out(p_bonus)) then
    return;
  end if;
  part := -p_account.bonus;
  amount := case when p_kind = 10 then least(coalesce(v_bonus.max_conversion, p_account.bonus)
    - p_account.bonus, 0) else part end;
  update bonus set ended_at = clock_timestamp(), state = case p_kind when 10 then 'completed'
    when 11 then 'forfeited' when 12 then 'expired' else 'lost' end where id = p_bonus;
  outcome := 0;
end $$;

-- Takes arrays and returns one row per operation. Locks accounts in their order. Applies accounts
-- without a conflict or bonus in one set, the others item by item; undoes a group when one item is
-- refused (its other items answer 9, and the balance is the one from before the group). Everything
-- happens at one instant, taken once the accounts are locked; tests give another. The lock lets
-- rows that refer to an account be written meanwhile: with a stronger one a deposit that is
-- requested and a batch would wait for each other.
-- Each probe goes by its index: a plan made while the tables were small would read them whole once
-- for every batch, for as long as the statement lives.
create or replace function wallet_apply(
  p_group int[], p_account bigint[], p_contra bigint[], p_kind smallint[], p_amount bigint[],
  p_source text[], p_external text[], p_reverses text[], p_permit uuid[],
  p_round text[], p_node int[], p_finishes boolean[], p_category text[], p_bonus bigint[],
  p_owes bigint[], p_at timestamptz default null
) returns setof wallet_result language plpgsql set enable_seqscan = off as $$
declare
  v_owing boolean;
  v_limited bigint[];
  v_at timestamptz;
  v_slow bigint[];
  v_results wallet_result[];
  v_before bigint;
  v_result wallet_result;
  v_items int[];
  v_item int;
  v_group int;
begin
  select coalesce(bool_or(play_owed > 0), false), array_agg(id) filter (where limited)
    into v_owing, v_limited from (
    select id, play_owed, limited from account where id = any (p_account) order by id
    for no key update
  ) as locked;
  v_at := coalesce(p_at, clock_timestamp());

  with op as (
    select * from unnest(
      p_group, p_account, p_kind, p_amount, p_source, p_external, p_reverses, p_permit, p_owes
    ) with ordinality as o (grp, acc, kind, amount, source, external, reverses, permit, owes, item)
  ), running as (
    select op.*, a.balance + sum(op.amount) over (partition by op.acc order by op.item) as after,
      a.id is null or (op.kind = 1 and a.wagering_blocked is not null)
        or a.bonus_id is not null or op.kind between 9 and 13
        or (a.bonus_touched and op.kind = 2)
        or op.owes <> 0 or op.kind = 18 or (op.kind = 6 and a.play_owed > 0) as barred
    from op left join account a on a.id = op.acc
  )
  select coalesce(array_agg(distinct acc), '{}') into v_slow from (
    select acc from running
    where barred or after < 0 or reverses is not null
      or (amount > 0 and after > balance_limit(kind))
      or (select true from posting p
        where p.source = running.source and p.external_id = running.external limit 1)
      or (select true from posting p
        where p.source = running.source and p.reverses = running.external limit 1)
      or (permit is not null and (select true from wager_permit w
        where w.id = permit and w.account_id = acc and w.closed_at is null limit 1) is null)
    union all
    select unnest(array_agg(acc)) from op group by source, external having count(*) > 1
    union all
    select unnest(array_agg(acc)) from op group by grp having count(distinct acc) > 1
  ) as conflicts;
  if v_limited is not null then
    v_slow := v_slow
      || limit_count_batch(p_account, p_kind, p_amount, v_limited, v_slow, v_at);
  end if;

  if not v_owing then
    return query
    with op as (
      select * from unnest(
        p_account, p_contra, p_kind, p_amount, p_source, p_external, p_round, p_node, p_finishes
      ) with ordinality
        as o (acc, contra, kind, amount, source, external, round, node, finishes, item)
      where acc <> all (v_slow)
    ), running as (
      select op.*, (a.balance + sum(op.amount) over (partition by op.acc order by op.item))::bigint
        as after
      from op join account a on a.id = op.acc
    ), written as (
      insert into posting (
        account_id, contra_id, kind, amount, balance_after, source, external_id, round_id,
        game_node, finishes_round, created_at
      )
      select acc, contra, kind, amount, after, source, external, round, node, finishes, v_at
      from running order by item
      returning posting.id, posting.source, posting.external_id
    ), moved as (
      update account set balance = account.balance + total.amount
      from (select acc, sum(amount)::bigint as amount from op group by acc) as total
      where account.id = total.acc and total.amount <> 0
    )
    select running.item::int, 0::smallint, written.id, running.after, 0::bigint
    from running
    join written on written.source = running.source and written.external_id = running.external;
  else
    -- The same, and rounds that have ended lower what their accounts owe, in the order of the
    -- postings. `part` is what the batch brings of a round. The statement does not see its own
    -- postings, so `earlier` is what the round had before. What counts is as in `round_played`,
    -- which is not called: it would be planned and run again for every round.
    return query
    with op as (
      select * from unnest(
        p_account, p_contra, p_kind, p_amount, p_source, p_external, p_round, p_node, p_finishes
      ) with ordinality
        as o (acc, contra, kind, amount, source, external, round, node, finishes, item)
      where acc <> all (v_slow)
    ), running as (
      select op.*, a.play_owed as owed,
        (a.balance + sum(op.amount) over (partition by op.acc order by op.item))::bigint as after
      from op join account a on a.id = op.acc
    ), written as (
      insert into posting (
        account_id, contra_id, kind, amount, balance_after, source, external_id, round_id,
        game_node, finishes_round, created_at
      )
      select acc, contra, kind, amount, after, source, external, round, node, finishes, v_at
      from running order by item
      returning posting.id, posting.source, posting.external_id
    ), done as (
      select running.*, written.id
      from running
      join written on written.source = running.source and written.external_id = running.external
    ), part as (
      select acc, source, round, max(id) as id, max(owed) as owed, bool_or(finishes) as ended,
        coalesce(-sum(amount) filter (where kind = 1), 0)::bigint as bets,
        coalesce(sum(amount) filter (where kind = 2), 0)::bigint as wins
      from done where owed > 0 and kind in (1, 2, 4) and round is not null
      group by acc, source, round
    ), counted as (
      select part.acc, part.source, part.round, part.id, part.owed,
        case when earlier.ended and earlier.bets <> earlier.wins
          then earlier.bets else 0 end as before,
        case when (earlier.ended or part.ended)
            and earlier.bets + part.bets <> earlier.wins + part.wins
          then earlier.bets + part.bets else 0 end as now
      from part cross join lateral (
        select coalesce(bool_or(p.finishes_round), false) as ended,
          coalesce(-sum(p.amount) filter (where p.kind = 1 and r.id is null), 0)::bigint as bets,
          coalesce(sum(p.amount + coalesce(p.withheld, 0))
            filter (where p.kind = 2 and r.id is null), 0)::bigint as wins
        from posting p
        left join lateral (select id from posting
          where source = p.source and reverses = p.external_id limit 1) as r on true
        where p.account_id = part.acc and p.round_id = part.round and p.source = part.source
          and (part.ended or (select true from posting f where f.account_id = part.acc
            and f.round_id = part.round and f.source = part.source and f.finishes_round limit 1))
      ) as earlier
    ), change as (
      select acc, id, source, round, play_change(
        greatest(owed - coalesce(sum(greatest(now - before, 0)) over (
          partition by acc order by id rows between unbounded preceding and 1 preceding
        ), 0), 0)::bigint, acc, source, round, before, now) as change
      from counted where now <> before
    ), lowered as (
      insert into play_through (account_id, posting_id, source, round_id, change)
      select acc, id, source, round, change from change where change <> 0
      returning account_id, change
    ), moved as (
      update account set balance = account.balance + total.amount,
        play_owed = account.play_owed + total.change
      from (select acc, sum(amount)::bigint as amount, sum(change)::bigint as change from (
          select acc, amount, 0 as change from op
          union all select account_id, 0, change from lowered
        ) as each group by acc) as total
      where account.id = total.acc and (total.amount <> 0 or total.change <> 0)
    )
    select done.item::int, 0::smallint, done.id, done.after, 0::bigint from done;
  end if;

  if cardinality(v_slow) = 0 then
    return;
  end if;
  if v_limited is not null then
    perform limit_begin(v_slow, array(
      select acc from unnest(p_account, p_kind) as o (acc, kind)
      where kind in (1, 15) and acc = any (v_slow)
    ), v_at);
  end if;

  for v_group, v_items in
    select g.grp, array_agg(g.item::int order by g.item)
    from unnest(p_group, p_account) with ordinality as g (grp, acc, item)
    group by g.grp having bool_or(g.acc = any (v_slow)) order by min(g.item)
  loop
    v_results := '{}';
    v_item := v_items[1];
    select a.balance - bonus_hidden(
      a, a.bonus_id, a.bonus, p_category[v_item], p_source[v_item], p_round[v_item]
    ) into v_before from account a where a.id = p_account[v_item];
    begin
      foreach v_item in array v_items loop
        v_result := wallet_apply_one(
          v_item, p_account[v_item], p_contra[v_item], p_kind[v_item], p_amount[v_item],
          p_source[v_item], p_external[v_item], p_reverses[v_item], p_permit[v_item],
          p_round[v_item], p_node[v_item], p_finishes[v_item], p_category[v_item],
          p_bonus[v_item], p_owes[v_item], v_at
        );
        v_results := v_results || v_result;
        if v_result.outcome > 1 then
          raise exception using errcode = 'PV001';
        end if;
      end loop;
      return query select * from unnest(v_results);
    exception when sqlstate 'PV001' then
      if v_result.outcome between 14 and 16 then
        update play_limit set refused_at = v_at, refused_outcome = v_result.outcome,
          refused_stake = -p_amount[v_result.item]
        where account_id = p_account[v_result.item];
      end if;
      return query
      select i.item, case when i.item = v_result.item then v_result.outcome else 9::smallint end,
        null::bigint, v_before, 0::bigint
      from unnest(v_items) as i (item);
    end;
  end loop;
end $$;
