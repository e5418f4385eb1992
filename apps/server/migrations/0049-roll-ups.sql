-- Valid bets, and what each member and team played, paid and got, by hour, day and for life. All of
-- it is derived from postings, whose accounts exist; to check that again for each row took a fifth
-- of the time of a step.

alter table round drop constraint round_account_id_fkey;
alter table day_total drop constraint day_total_account_id_fkey;

alter table round
  -- Of the game when the round began; null while no game is known.
  add column category text,
  add column weight int not null default 100,
  -- What stands of stakes, of those paid with bonus money, and of wins, as the provider sees them.
  add column standing_bets bigint not null default 0,
  add column standing_bonus bigint not null default 0,
  add column standing_wins bigint not null default 0,
  -- The valid bet that is counted; 0 before the round has ended.
  add column valid bigint not null default 0;

-- The category of each game, and the percent of its bets that count, from an instant on.
create table game_kind (
  game_node int not null,
  since timestamptz not null,
  category text not null check (category <> ''),
  weight int not null check (weight between 0 and 100),
  primary key (game_node, since)
);

-- How valid bets are counted, by the instant at which a round began.
create table valid_bet_rule (
  since timestamptz primary key,
  push_counts_nothing boolean not null,
  bonus_money boolean not null
);
insert into valid_bet_rule (since, push_counts_nothing, bonus_money)
values ('-infinity', true, false);

-- The closed days, in order; what belongs to one later counts on the first open day.
create table day_close (
  day date primary key,
  time_zone text not null,
  last_posting_id bigint not null,
  closed_at timestamptz not null,
  -- When the sums of teams were complete as well.
  teams_closed_at timestamptz
);

-- The day that closes next, and the transaction before which all others must have ended.
create table day_closing (
  day date primary key,
  before_transaction bigint not null
);

create table play_hour (
  account_id bigint not null,
  -- Its start.
  hour timestamptz not null,
  category text not null,
  bets bigint not null default 0,
  bets_back bigint not null default 0,
  wins bigint not null default 0,
  wins_back bigint not null default 0,
  valid bigint not null default 0,
  valid_lost bigint not null default 0,
  rounds bigint not null default 0,
  primary key (account_id, hour, category)
) with (fillfactor = 80);
create index play_hour_by_hour on play_hour (hour);

-- Play by category; the row of the category '' has the money.
create table member_day (
  member_id bigint not null,
  day date not null,
  category text not null,
  bets bigint not null default 0,
  bets_back bigint not null default 0,
  wins bigint not null default 0,
  wins_back bigint not null default 0,
  valid bigint not null default 0,
  valid_lost bigint not null default 0,
  rounds bigint not null default 0,
  deposit bigint not null default 0,
  withdraw bigint not null default 0,
  promotion bigint not null default 0,
  rebate bigint not null default 0,
  agent_commission bigint not null default 0,
  daily_income bigint not null default 0,
  profit_sharing bigint not null default 0,
  transfer_in bigint not null default 0,
  transfer_out bigint not null default 0,
  adjustment bigint not null default 0,
  primary key (member_id, day, category)
) with (fillfactor = 80);
create index member_day_by_day on member_day (day);

create table member_total (
  account_id bigint not null,
  category text not null,
  bets bigint not null default 0,
  bets_back bigint not null default 0,
  wins bigint not null default 0,
  wins_back bigint not null default 0,
  valid bigint not null default 0,
  valid_lost bigint not null default 0,
  rounds bigint not null default 0,
  deposit bigint not null default 0,
  withdraw bigint not null default 0,
  promotion bigint not null default 0,
  rebate bigint not null default 0,
  agent_commission bigint not null default 0,
  daily_income bigint not null default 0,
  profit_sharing bigint not null default 0,
  transfer_in bigint not null default 0,
  transfer_out bigint not null default 0,
  adjustment bigint not null default 0,
  primary key (account_id, category)
) with (fillfactor = 80);

-- What changed in member_day and is not in line_day yet.
create table member_day_change (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  day date not null,
  category text not null,
  bets bigint not null default 0,
  bets_back bigint not null default 0,
  wins bigint not null default 0,
  wins_back bigint not null default 0,
  valid bigint not null default 0,
  valid_lost bigint not null default 0,
  rounds bigint not null default 0,
  deposit bigint not null default 0,
  withdraw bigint not null default 0,
  promotion bigint not null default 0,
  rebate bigint not null default 0,
  agent_commission bigint not null default 0,
  daily_income bigint not null default 0,
  profit_sharing bigint not null default 0,
  transfer_in bigint not null default 0,
  transfer_out bigint not null default 0,
  adjustment bigint not null default 0
);

-- Sums over everybody below an agent.
create table line_day (
  agent_id bigint not null,
  day date not null,
  category text not null,
  bets bigint not null default 0,
  bets_back bigint not null default 0,
  wins bigint not null default 0,
  wins_back bigint not null default 0,
  valid bigint not null default 0,
  valid_lost bigint not null default 0,
  rounds bigint not null default 0,
  deposit bigint not null default 0,
  withdraw bigint not null default 0,
  promotion bigint not null default 0,
  rebate bigint not null default 0,
  agent_commission bigint not null default 0,
  daily_income bigint not null default 0,
  profit_sharing bigint not null default 0,
  transfer_in bigint not null default 0,
  transfer_out bigint not null default 0,
  adjustment bigint not null default 0,
  primary key (agent_id, day, category)
) with (fillfactor = 80);
create index line_day_by_day on line_day (day);

-- Sums over an agent and everybody below.
create view team_day as
select agent_id, day, category,
  sum(bets)::bigint as bets, sum(bets_back)::bigint as bets_back, sum(wins)::bigint as wins,
  sum(wins_back)::bigint as wins_back, sum(valid)::bigint as valid,
  sum(valid_lost)::bigint as valid_lost, sum(rounds)::bigint as rounds,
  sum(deposit)::bigint as deposit, sum(withdraw)::bigint as withdraw,
  sum(promotion)::bigint as promotion, sum(rebate)::bigint as rebate,
  sum(agent_commission)::bigint as agent_commission, sum(daily_income)::bigint as daily_income,
  sum(profit_sharing)::bigint as profit_sharing, sum(transfer_in)::bigint as transfer_in,
  sum(transfer_out)::bigint as transfer_out, sum(adjustment)::bigint as adjustment
from (
  select agent_id, day, category,
    bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
    rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
  from line_day
  union all
  select member_id, day, category,
    bets, bets_back, wins, wins_back, valid, valid_lost, rounds, deposit, withdraw, promotion,
    rebate, agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment
  from member_day
) as part
group by agent_id, day, category;

-- People below an agent: how many there are, and how many did something on a day.
create table team_head (
  agent_id bigint not null,
  day date not null,
  members int not null,
  direct int not null,
  registered int not null,
  logged_in int not null,
  bettors int not null,
  depositors int not null,
  first_depositors int not null,
  primary key (agent_id, day)
) with (fillfactor = 80);
create index team_head_by_day on team_head (day);

create table first_deposit (
  member_id bigint primary key,
  day date not null,
  at timestamptz not null,
  amount bigint not null check (amount > 0)
);
create index first_deposit_by_day on first_deposit (day);
create index member_registered on member (registered_at);
