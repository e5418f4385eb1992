-- Limits that members set for themselves, and the rows by which the wallet enforces those of play.

create table own_limit (
  member_id bigint not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'bet', 'time')),
  period text not null check (period in ('stake', 'day', 'week', 'month')),
  -- Minor units, of `time` minutes; null is no limit.
  amount bigint check (amount > 0),
  -- A looser limit, or none, that the member may confirm from wish_from on, before wish_until.
  wish_amount bigint check (wish_amount > 0),
  wish_from timestamptz,
  wish_until timestamptz,
  -- What an operator has set beside it; the lower one counts.
  operator_amount bigint check (operator_amount > 0),
  changed_at timestamptz not null,
  primary key (member_id, kind, period),
  check ((kind = 'bet') = (period = 'stake')),
  check (kind <> 'time' or period = 'day'),
  check (wish_amount is null or wish_from is not null),
  check ((wish_from is null) = (wish_until is null))
);

insert into own_limit (
  member_id, kind, period, amount, wish_amount, wish_from, wish_until, changed_at
)
select member_id, 'deposit', period,
  case when next_from <= now() then next_amount else amount end,
  case when next_from > now() then next_amount end,
  case when next_from > now() then next_from end,
  case when next_from > now() then next_from + interval '7 days' end,
  changed_at
from deposit_limit;

drop table deposit_limit;

-- What was done to limits, by the member or by an operator.
create table limit_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'bet', 'time')),
  period text not null check (period in ('stake', 'day', 'week', 'month')),
  what text not null check (what in ('set', 'wished', 'confirmed', 'dropped')),
  amount bigint,
  operator text,
  reason text,
  request_key text,
  at timestamptz not null,
  check ((operator is null) = (reason is null) and (operator is null) = (request_key is null)),
  unique (operator, request_key)
);

create index limit_change_of_member on limit_change (member_id, id desc);

create trigger limit_change_is_immutable before update or delete on limit_change
  for each row execute function refuse_change();
create trigger limit_change_is_not_truncated before truncate on limit_change
  for each statement execute function refuse_change();

-- The limits of an account and what counts against them, read and written by wallet_apply under the
-- lock of the account. An account without a row has no limit of play.
alter table account add column limited boolean not null default false;

create table play_limit (
  account_id bigint primary key references account (id),
  -- Null is no limit. Minor units; of the time of play in a day, milliseconds.
  max_bet bigint,
  max_lost_day bigint,
  max_lost_week bigint,
  max_lost_month bigint,
  max_staked_day bigint,
  max_staked_week bigint,
  max_staked_month bigint,
  max_ms bigint,
  -- The newest bucket (a quarter of an hour, counted from 1970), with what counts in it.
  bucket int not null,
  bucket_lost bigint not null default 0,
  bucket_staked bigint not null default 0,
  -- The sums of the buckets that are in a window that ends with the newest one.
  lost_day bigint not null default 0,
  lost_week bigint not null default 0,
  lost_month bigint not null default 0,
  staked_day bigint not null default 0,
  staked_week bigint not null default 0,
  staked_month bigint not null default 0,
  -- Money at providers with their own wallets: what went there less what came home, and what was
  -- won there by their reports. Below zero where winnings are home that were not reported yet.
  at_studios bigint not null default 0,
  -- What of it can still be staked: winnings that are home already do not make room for more.
  open_stake bigint not null default 0,
  -- Play on the day of the last sign of play, and when that was.
  played_on date,
  played_ms bigint not null default 0,
  played_at timestamptz,
  -- The last bet that a limit has refused, with the outcome of wallet_apply.
  refused_at timestamptz,
  refused_outcome smallint,
  refused_stake bigint
) with (fillfactor = 60);

-- The buckets before the newest one of each account.
create table play_bucket (
  account_id bigint not null references account (id),
  bucket int not null,
  lost bigint not null,
  staked bigint not null,
  primary key (account_id, bucket)
) with (fillfactor = 80);

-- What the database must know of the site: one row.
create table play_policy (
  one boolean primary key default true check (one),
  -- By which a day of play begins.
  time_zone text not null default 'UTC'
);

insert into play_policy default values;
