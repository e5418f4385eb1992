-- An account in pesos for each member of a tree, and thirty closed days of its play. The settings
-- bench.players, bench.agents and bench.bettors say how many there are; the members of that tree
-- are in the database already. Triggers and foreign keys are off meanwhile.
set session_replication_role = replica;
insert into account (house, currency) values ('bench', 'PHP');
insert into account (member_id, currency, balance) select id, 'PHP', 1000000000 from member
order by id;
insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id)
select own.id, house.id, 8, own.balance, own.balance, 'bench', 'open-' || own.id
from account as own cross join (select id from account where account.house = 'bench') as house
where own.member_id is not null order by own.id;
insert into report_progress (account_id, time_zone, posting_id)
select account_id, 'Asia/Manila', max(id) from posting group by account_id;

create table bettor as
select account.id as account_id, member_id, row_number() over (order by member_id) - 1 as number
from account where member_id > current_setting('bench.agents')::int
order by member_id limit current_setting('bench.bettors')::int;
analyze account, bettor;
create temporary table past_day as
select (now() at time zone 'Asia/Manila')::date - back as day
from generate_series(1, current_setting('bench.days')::int) as back;
create temporary table past_play as
select account_id, member_id, category, 6000::bigint as bets, 5400::bigint as wins,
  6000::bigint as valid, 2000::bigint as valid_lost, 60::bigint as rounds
from bettor cross join unnest(array['RNG', 'LIVE']) as category;

insert into play_hour (account_id, hour, category, bets, wins, valid, valid_lost, rounds)
select account_id, (day + time '12:00') at time zone 'Asia/Manila', category, bets, wins, valid,
  valid_lost, rounds
from past_day cross join past_play;
insert into member_day (member_id, day, category, bets, wins, valid, valid_lost, rounds)
select member_id, day, category, bets, wins, valid, valid_lost, rounds
from past_day cross join past_play;
insert into member_total (account_id, category, bets, wins, valid, valid_lost, rounds)
select account_id, category, bets * days, wins * days, valid * days, valid_lost * days,
  rounds * days
from past_play cross join (select count(*) as days from past_day) as counted;
insert into line_day (agent_id, day, category, bets, wins, valid, valid_lost, rounds)
select ancestor_id, day, category, bets, wins, valid, valid_lost, rounds
from past_day cross join (
  select ancestor_id, category, sum(bets) as bets, sum(wins) as wins, sum(valid) as valid,
    sum(valid_lost) as valid_lost, sum(rounds) as rounds
  from past_play join downline using (member_id) group by ancestor_id, category
) as line;
insert into team_head (agent_id, day, members, direct, registered, logged_in, bettors, depositors,
  first_depositors)
select ancestor_id, day, members, direct, 0, 0, bettors, 0, 0
from past_day cross join (
  select ancestor_id, count(*) as members, count(*) filter (where distance = 1) as direct,
    count(bettor.member_id) as bettors
  from downline left join bettor using (member_id) group by ancestor_id
) as head;
insert into day_close (day, time_zone, last_posting_id, closed_at, teams_closed_at)
select day, 'Asia/Manila', 0, now(), now() from past_day;
reset session_replication_role;
