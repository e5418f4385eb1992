-- The wallet counts bets under limits in the rows of their accounts, see 0076.
create or replace function wallet_apply_one(
  p_item int, p_account bigint, p_contra bigint, p_kind smallint, p_amount bigint,
  p_source text, p_external text, p_reverses text, p_permit uuid,
  p_round text, p_node int, p_finishes boolean, p_category text, p_bonus bigint, p_owes bigint,
  p_at timestamptz
) returns wallet_result language plpgsql as $$
declare
  v_account account;
  v_seen posting;
  v_original posting;
  v_amount bigint := p_amount;
  v_part bigint := 0;
  v_withheld bigint := 0;
  v_turnover bigint;
  v_shortfall bigint := 0;
  v_outcome smallint := 0;
  v_bonus_id bigint;
  v_shown bigint;
  v_id bigint;
  v_round text;
  v_owed bigint;
begin
  select * into v_account from account where id = p_account;
  if not found then
    return (p_item, 3, null, null, 0)::wallet_result;
  end if;
  v_bonus_id := v_account.bonus_id;
  v_shown := v_account.balance
    - bonus_hidden(v_account, v_bonus_id, v_account.bonus, p_category, p_source, p_round);

  select * into v_seen from posting where source = p_source and external_id = p_external;
  if found then
    if v_seen.account_id <> p_account or v_seen.kind <> p_kind
      or v_seen.reverses is distinct from p_reverses
      or v_seen.contra_id <> p_contra
      or (p_reverses is null and p_kind not between 10 and 13
        and v_seen.amount + coalesce(v_seen.withheld, 0) <> p_amount) then
      return (p_item, 4, v_seen.id, v_shown, 0)::wallet_result;
    end if;
    if exists (select 1 from posting where source = p_source and reverses = p_external) then
      return (p_item, 5, null, v_shown, 0)::wallet_result;
    end if;
    return (p_item, 1, v_seen.id, v_seen.balance_after - bonus_hidden(
      v_account, v_seen.bonus_id, v_seen.bonus_after, p_category, p_source, p_round
    ), v_seen.shortfall)::wallet_result;
  end if;

  if exists (select 1 from posting where source = p_source and reverses = p_external) then
    return (p_item, 5, null, v_shown, 0)::wallet_result;
  end if;

  if p_kind = 1 and v_account.wagering_blocked is not null then
    return (p_item, 6, null, v_shown, 0)::wallet_result;
  end if;
  if p_permit is not null and not exists (
    select 1 from wager_permit
    where id = p_permit and account_id = p_account and closed_at is null
  ) then
    return (p_item, 7, null, v_shown, 0)::wallet_result;
  end if;

  if p_reverses is not null then
    v_amount := 0;
    select * into v_original from posting where source = p_source and external_id = p_reverses;
    if found then
      if v_original.account_id <> p_account or v_original.reverses is not null then
        return (p_item, 4, null, v_shown, 0)::wallet_result;
      end if;
      if not exists (
        select 1 from posting where source = p_source and reverses = p_reverses
      ) then
        select r.amount, r.part, r.withheld, r.shortfall
          into v_amount, v_part, v_withheld, v_shortfall
        from bonus_reversal(v_account, v_original) as r;
      end if;
    end if;
  elsif p_kind = 1 and p_amount < 0 then
    select -s.part, s.turnover, s.outcome into v_part, v_turnover, v_outcome
    from bonus_stake(v_account, p_category, -p_amount) as s;
  elsif p_kind = 2 and v_account.bonus_touched then
    select s.part, s.withheld into v_part, v_withheld
    from bonus_share(v_account, p_source, p_round, p_amount, 9223372036854775807) as s;
    v_amount := p_amount - v_withheld;
  elsif p_kind between 9 and 13 then
    v_bonus_id := p_bonus;
    select s.amount, s.part, s.outcome into v_amount, v_part, v_outcome
    from bonus_step(v_account, p_kind, p_bonus, p_amount) as s;
  elsif p_amount < v_account.bonus - v_account.balance then
    v_outcome := 2;
  elsif p_kind = 6 and v_account.play_owed > 0 and v_account.wagering_blocked is null then
    v_outcome := 13;
  end if;
  if v_outcome = 0 and v_account.limited and p_kind in (1, 15) then
    select limit_refusal(l, p_kind, -p_amount, v_part - p_amount, v_account.bucket_lost,
      v_account.bucket_staked, p_at) into v_outcome
    from play_limit l where account_id = p_account;
  end if;
  if v_outcome = 0 and v_amount > 0 and v_account.balance > balance_limit(p_kind) - v_amount then
    v_outcome := 12;
  end if;
  if v_outcome <> 0 then
    return (p_item, v_outcome, null, v_shown, 0)::wallet_result;
  end if;

  insert into posting (
    account_id, contra_id, kind, amount, balance_after, source, external_id, reverses,
    shortfall, round_id, game_node, finishes_round, bonus_id, bonus_amount, bonus_after,
    withheld, turnover, created_at
  ) values (
    p_account, p_contra, p_kind, v_amount, v_account.balance + v_amount, p_source, p_external,
    p_reverses, v_shortfall, p_round, p_node, p_finishes, v_bonus_id,
    case when v_bonus_id is not null then v_part end,
    case when v_bonus_id is not null then v_account.bonus + v_part end,
    nullif(v_withheld, 0), v_turnover, p_at
  ) returning id into v_id;

  v_round := case when p_kind = 3 then coalesce(v_original.round_id, p_round) else p_round end;
  v_owed := play_change_by(v_account, v_id, p_kind, p_owes, p_source, v_round);
  if v_owed <> 0 then
    insert into play_through (account_id, posting_id, source, round_id, change)
    values (p_account, v_id, p_source,
      case when p_kind <> 18 then v_round end, v_owed);
  end if;
  update account set balance = balance + v_amount, bonus = bonus + v_part,
    bonus_id = case when p_kind between 10 and 13 then null else bonus_id end,
    play_owed = play_owed + v_owed
  where id = p_account
    and (v_amount <> 0 or v_part <> 0 or v_owed <> 0 or p_kind between 10 and 13);
  if v_account.limited and p_kind in (1, 2, 3, 15, 16, 17) then
    perform limit_count(p_account, v_id);
  end if;
  return (p_item, 0, v_id, v_account.balance + v_amount - bonus_hidden(
    v_account, v_bonus_id, v_account.bonus + v_part, p_category, p_source, p_round
  ), v_shortfall)::wallet_result;
end $$;

create or replace function wallet_apply(
  p_group int[], p_account bigint[], p_contra bigint[], p_kind smallint[], p_amount bigint[],
  p_source text[], p_external text[], p_reverses text[], p_permit uuid[],
  p_round text[], p_node int[], p_finishes boolean[], p_category text[], p_bonus bigint[],
  p_owes bigint[], p_at timestamptz default null
) returns setof wallet_result language plpgsql set enable_seqscan = off as $$
declare
  v_owing boolean;
  v_limited bigint[];
  v_lost bigint[];
  v_staked bigint[];
  v_at timestamptz;
  v_slow bigint[];
  v_results wallet_result[];
  v_before bigint;
  v_result wallet_result;
  v_items int[];
  v_item int;
  v_group int;
begin
  select coalesce(bool_or(play_owed > 0), false), array_agg(id) filter (where limited),
      array_agg(bucket_lost) filter (where limited), array_agg(bucket_staked) filter (where limited)
    into v_owing, v_limited, v_lost, v_staked from (
    select id, play_owed, limited, bucket_lost, bucket_staked from account
    where id = any (p_account) order by id
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
    v_slow := v_slow || limit_count_batch(
      p_account, p_kind, p_amount, v_limited, v_lost, v_staked, v_slow, v_at);
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
      update account set balance = account.balance + total.amount,
        bucket_lost = bucket_lost + case when limited then total.lost else 0 end,
        bucket_staked = bucket_staked + case when limited then total.staked else 0 end
      from (select acc, sum(amount)::bigint as amount,
          coalesce(-sum(amount) filter (where kind in (1, 2)), 0)::bigint as lost,
          coalesce(-sum(amount) filter (where kind = 1), 0)::bigint as staked
        from op group by acc) as total
      where account.id = total.acc
        and (total.amount <> 0 or (limited and (total.lost <> 0 or total.staked <> 0)))
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
        play_owed = account.play_owed + total.change,
        bucket_lost = bucket_lost + case when limited then total.lost else 0 end,
        bucket_staked = bucket_staked + case when limited then total.staked else 0 end
      from (select acc, sum(amount)::bigint as amount, sum(change)::bigint as change,
          coalesce(-sum(amount) filter (where kind in (1, 2)), 0)::bigint as lost,
          coalesce(-sum(amount) filter (where kind = 1), 0)::bigint as staked
        from (select acc, kind, amount, 0 as change from op
          union all select account_id, null, 0, change from lowered
        ) as each group by acc) as total
      where account.id = total.acc and (total.amount <> 0 or total.change <> 0
        or (limited and (total.lost <> 0 or total.staked <> 0)))
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
