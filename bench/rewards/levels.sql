-- VIP levels of the members of a tree, and what belongs to them. The settings bench.deposits and
-- bench.turnovers have what each level takes, from level 0 on; bench.monday is the day for which
-- the jobs give: all bettors are born on it, and have played in the week before by their level.
-- Triggers are off.
set session_replication_role = replica;
create temporary table ranked as
select member.id as member_id, account.id as account_id, bettor.number, case
    when bettor.number % 100 < 60 then 1
    when bettor.number % 100 < 82 then 2
    when bettor.number % 100 < 93 then 3
    when bettor.number % 100 < 98 then 4
    when bettor.number % 100 < 99 then 5
    when bettor.number is not null then 6
    when member.id % 100 < 70 then 0
    when member.id % 100 < 90 then 1
    when member.id % 100 < 97 then 2
    else 3
  end as level
from member join account on account.member_id = member.id and account.currency = 'PHP'
left join bettor on bettor.member_id = member.id;
analyze ranked;

update member set vip_level = level, birthday_since = now() - interval '60 days',
  birthday = case
    when number is null then (monday - interval '28 years')::date + 8 + (id % 340)::int
    else (monday - interval '32 years')::date end
from ranked, (select current_setting('bench.monday')::date as monday) as given
where member_id = member.id;

-- One bettor of a thousand is a few bets away from the next level.
create temporary table lifetime as
select account_id, case when number % 1000 = 500 then deposits[level + 2]
    else deposits[level + 1] + 10000 end as deposit,
  case when number % 1000 = 500 then turnovers[level + 2] - 300
    else turnovers[level + 1] + (turnovers[level + 2] - turnovers[level + 1]) / 10 end as valid
from ranked cross join (
  select current_setting('bench.deposits')::bigint[] as deposits,
    current_setting('bench.turnovers')::bigint[] as turnovers
) as needed;
insert into member_total (account_id, category, deposit)
select account_id, '', deposit from lifetime;
insert into member_total (account_id, category, bets, wins, valid)
select account_id, 'RNG', rest, rest * 9 / 10, rest from (
  select lifetime.account_id, lifetime.valid - coalesce(live.valid, 0) as rest
  from lifetime left join member_total as live
    on live.account_id = lifetime.account_id and live.category = 'LIVE'
) as other
on conflict (account_id, category) do update
set bets = excluded.bets, wins = excluded.wins, valid = excluded.valid;

update member_day set bets = bets * more, wins = wins * more, valid = valid * more,
  valid_lost = valid_lost * more
from (select member_id, 10 * level as more from ranked where number is not null) as played
where member_day.member_id = played.member_id
  and day between current_setting('bench.monday')::date - 7
    and current_setting('bench.monday')::date - 1;

insert into vip_standing (member_id, level, highest, posting_id, points)
select member_id, level, level, posting_id, 20000
from ranked join report_progress using (account_id) order by member_id;
insert into vip_change (member_id, level, level_before, cause, at)
select member_id, risen, risen - 1, 'counted', now() - interval '50 days' + interval '1 day' * risen
from ranked cross join generate_series(1, level) as risen order by member_id, risen;
-- The line pays a part of what the level would give.
insert into rebate_rate (member_id, category, from_day, rate, set_by, set_at)
select member_id, 'RNG', '2026-01-01', 10, 'bench', now() - interval '60 days' from ranked;
-- Contacts that nobody else has.
insert into member_detail (member_id, detail, mark)
select member_id, detail, detail || '-' || member_id
from ranked cross join unnest(array['email', 'mobile']) as detail;
-- The periods before those that the jobs give for were given.
insert into reward_run (kind, period, done_at)
select kind, current_setting('bench.monday')::date - days, now()
from (values ('cashback', 2), ('week', 14)) as run (kind, days);
reset session_replication_role;
