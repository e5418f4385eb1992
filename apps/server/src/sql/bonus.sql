-- Bonus money: what a bet, a win, a rollback and the steps of a bonus do to it. Called by
-- wallet_apply.sql; bonus_turnover and bonus_share also by
-- modules/wallet/ledger/bonus-checks.store.ts, bonus_turnover also by modules/bonus/bonus.store.ts.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- Sums what the settled bets of a bonus count before a posting; a bet taken back counts nothing.
create or replace function bonus_turnover(
  p_bonus bigint, p_before bigint default 9223372036854775807
) returns bigint language sql stable set enable_seqscan = off as $$
  select coalesce(sum(b.turnover), 0)::bigint from posting b
  where b.bonus_id = p_bonus and b.kind = 1 and b.turnover > 0 and b.id < p_before
    and exists (
      select 1 from posting f where f.account_id = b.account_id and f.round_id = b.round_id
        and f.source = b.source and f.finishes_round and f.id < p_before)
    and not exists (
      select 1 from posting r
      where r.source = b.source and r.reverses = b.external_id and r.id < p_before)
$$;

-- Whether money of the bonus is staked in a round that has not ended.
create or replace function bonus_is_out(p_bonus bigint) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (
    select 1 from posting b
    where b.bonus_id = p_bonus and b.kind = 1 and b.bonus_amount < 0
      and not exists (
        select 1 from posting f where f.account_id = b.account_id and f.round_id = b.round_id
          and f.source = b.source and f.finishes_round)
      and not exists (
        select 1 from posting r where r.source = b.source and r.reverses = b.external_id))
$$;

-- The part of the bonus money that a game may not use and is not shown.
create or replace function bonus_hidden(
  p_account account, p_bonus bigint, p_amount bigint, p_category text, p_source text, p_round text
) returns bigint language plpgsql stable as $$
begin
  if p_bonus is null or p_amount is null or p_amount = 0 then
    return 0;
  end if;
  if p_category is null then
    return case when exists (
      select 1 from posting where account_id = p_account.id and round_id = p_round
        and source = p_source and kind = 1 and bonus_id = p_bonus and turnover is null
    ) then p_amount else 0 end;
  end if;
  return case when (select contribution ? p_category from bonus where id = p_bonus)
    then 0 else p_amount end;
end $$;

-- What the bonus pays of a bet, and what the bet counts; turnover is null where the game may not
-- use the bonus.
create or replace function bonus_stake(
  p_account account, p_category text, p_stake bigint,
  out part bigint, out turnover bigint, out outcome smallint
) language plpgsql stable as $$
declare
  v_bonus bonus;
  v_cash bigint := p_account.balance - p_account.bonus;
begin
  part := 0;
  outcome := 0;
  select * into v_bonus from bonus where id = p_account.bonus_id;
  if found and p_category is not null and v_bonus.contribution ? p_category then
    if p_stake > v_bonus.max_bet then
      turnover := 0;
      if p_stake > v_cash and p_stake <= p_account.balance then
        outcome := 8;
        return;
      end if;
    else
      turnover := div(p_stake::numeric * (v_bonus.contribution ->> p_category)::int, 100);
      part := case when v_bonus.bonus_first then least(p_stake, p_account.bonus)
        else least(greatest(p_stake - v_cash, 0), p_account.bonus) end;
    end if;
  end if;
  if p_stake - part > v_cash then
    outcome := 2;
  end if;
end $$;

-- Splits a win like the stakes of its round: the cash part is rounded down, the rest is bonus. The
-- part of a bonus that ended unearned is withheld; that of an earned one is cash.
create or replace function bonus_share(
  p_account account, p_source text, p_round text, p_win bigint, p_before bigint,
  out part bigint, out withheld bigint
) language plpgsql stable as $$
declare
  v_stake numeric;
  v_active numeric;
  v_ended numeric;
begin
  part := 0;
  withheld := 0;
  select -sum(b.amount), coalesce(-sum(b.bonus_amount) filter (
      where b.bonus_id = p_account.bonus_id), 0),
    coalesce(-sum(b.bonus_amount) filter (
      where b.bonus_id is distinct from p_account.bonus_id and exists (
        select 1 from posting e where e.bonus_id = b.bonus_id and e.kind in (11, 12, 13)
          and e.id < p_before)), 0)
    into v_stake, v_active, v_ended
  from posting b
  where b.account_id = p_account.id and b.round_id = p_round and b.source = p_source
    and b.kind = 1 and b.id < p_before and not exists (
      select 1 from posting r
      where r.source = b.source and r.reverses = b.external_id and r.id < p_before);
  if v_active + v_ended > 0 then
    part := p_win - div(p_win * (v_stake - v_active - v_ended), v_stake);
    withheld := div(part * v_ended, v_active + v_ended);
    part := part - withheld;
  end if;
end $$;

-- Splits a rollback: a bet returns to the parts it came from; a win is taken from the parts it went
-- to, then from the rest, down to zero.
create or replace function bonus_reversal(
  p_account account, p_original posting,
  out amount bigint, out part bigint, out withheld bigint, out shortfall bigint
) language plpgsql stable as $$
declare
  v_cash bigint := p_account.balance - p_account.bonus;
  v_part bigint := -coalesce(p_original.bonus_amount, 0);
  v_left bigint;
begin
  part := 0;
  withheld := 0;
  shortfall := 0;
  if p_original.bonus_id is not null and v_part <> 0 then
    if p_original.bonus_id = p_account.bonus_id then
      part := v_part;
    elsif exists (select 1 from posting e
      where e.bonus_id = p_original.bonus_id and e.kind in (11, 12, 13)) then
      withheld := abs(v_part);
    end if;
  end if;
  amount := -p_original.amount + case when v_part < 0 then withheld else -withheld end;
  if amount >= 0 then
    return;
  end if;
  part := greatest(part, -p_account.bonus);
  v_left := amount - part;
  if v_left < -v_cash then
    part := greatest(part + v_left + v_cash, -p_account.bonus);
    v_left := -v_cash;
  end if;
  shortfall := v_left + part - amount;
  amount := v_left + part;
end $$;

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
