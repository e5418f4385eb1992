-- What must be played before a withdrawal (decision D23), and what a posting does to it. Called by
-- wallet_apply.sql; round_lowered also by modules/wallet/account.store.ts.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- What a round counts as played, up to a posting: the stakes that stand, once it has ended; nothing
-- of a push, which is a round that won exactly what was staked.
create or replace function round_played(
  p_account bigint, p_source text, p_round text, p_until bigint
) returns bigint language sql stable set enable_seqscan = off as $$
  select case when ended and bets <> wins then bets else 0 end from (
    select coalesce(bool_or(p.finishes_round), false) as ended,
      coalesce(-sum(p.amount) filter (where p.kind = 1 and r.id is null), 0)::bigint as bets,
      coalesce(sum(p.amount + coalesce(p.withheld, 0))
        filter (where p.kind = 2 and r.id is null), 0)::bigint as wins
    from posting p
    left join lateral (select id from posting
      where source = p.source and reverses = p.external_id and id <= p_until limit 1) as r on true
    where p.account_id = p_account and p.round_id = p_round and p.source = p_source
      and p.id <= p_until
  ) as round
$$;

-- By how much a round has lowered what is owed since the last release (kind 18, without a round).
create or replace function round_lowered(p_account bigint, p_source text, p_round text)
returns bigint language sql stable set enable_seqscan = off as $$
  select coalesce(-sum(change), 0)::bigint from play_through
  where account_id = p_account and round_id = p_round and source = p_source
    and posting_id > coalesce((select max(posting_id) from play_through
      where account_id = p_account and round_id is null and change < 0), 0)
$$;

-- The change of what is owed by a round that counted `p_before` and now counts `p_now`: it lowers
-- no more than is owed, and gives back what it has lowered beyond what it still counts.
create or replace function play_change(
  p_owed bigint, p_account bigint, p_source text, p_round text, p_before bigint, p_now bigint
) returns bigint language sql stable as $$
  select case when p_now >= p_before then -least(p_now - p_before, p_owed)
    else greatest(round_lowered(p_account, p_source, p_round) - p_now, 0) end
$$;

-- The change by a posting of what its account owes. Kinds: 5 deposit, which adds nothing where the
-- account may not wager; 18 release, after which nothing is owed.
create or replace function play_change_by(
  p_account account, p_id bigint, p_kind smallint, p_owes bigint, p_source text, p_round text
) returns bigint language plpgsql stable as $$
begin
  if p_kind = 18 then
    return -p_account.play_owed;
  elsif p_kind = 5 and p_account.wagering_blocked is not null then
    return 0;
  elsif p_owes <> 0 then
    return greatest(p_owes, -p_account.play_owed);
  elsif p_kind between 1 and 4 and p_round is not null
    and (p_account.play_owed > 0 or p_kind = 3) then
    return play_change(p_account.play_owed, p_account.id, p_source, p_round,
      round_played(p_account.id, p_source, p_round, p_id - 1),
      round_played(p_account.id, p_source, p_round, p_id));
  end if;
  return 0;
end $$;
