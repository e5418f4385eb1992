-- Orders of lotteries: what they hold, the draws they take part in, and what a draw can pay.
create table lottery_order (
  id uuid primary key,
  number text not null unique,
  member_id bigint not null references member (id),
  account_id bigint not null references account (id),
  game_id integer not null,
  prize_mode smallint not null,
  -- How its bets cost and pay.
  pricing text not null check (pricing in ('slider', 'electronic', 'fixed')),
  -- The member's own series, where the slider gives a rebate.
  own_series smallint,
  is_trial boolean not null,
  -- Over several draws.
  is_chase boolean not null,
  stops_on_win boolean not null,
  request_key text,
  -- Of all that the order asks for.
  request_hash bytea not null check (length(request_hash) = 32),
  bets integer not null check (bets > 0),
  -- Of all draws together.
  stake bigint not null check (stake > 0),
  placed_at timestamptz not null,
  unique (member_id, request_key),
  check ((pricing = 'slider') = (own_series is not null)),
  check (is_chase or not stops_on_win)
);

create index lottery_order_of_member on lottery_order (member_id, placed_at desc);
create index lottery_order_by_time on lottery_order (placed_at desc) where not is_trial;

-- What an order holds; never changed.
create table lottery_line (
  order_id uuid not null references lottery_order (id),
  nth smallint not null check (nth >= 1),
  play_id integer not null,
  -- As the wire writes them; `digit` names the row where a line holds one row alone.
  balls text not null,
  digit smallint,
  -- Of lines with the slider.
  mode_id smallint,
  series smallint,
  multiple integer,
  -- What a unit costs, in minor units.
  unit bigint not null check (unit > 0),
  bets integer not null check (bets > 0),
  stake bigint not null check (stake > 0),
  -- The odds that were agreed, one for each tier of the play, as fractions such as 1000/3.
  odds text[] not null,
  primary key (order_id, nth),
  check ((mode_id is null) = (series is null)),
  check ((mode_id is null) = (multiple is null))
);

-- One for each draw that an order takes part in.
create table lottery_sub_order (
  order_id uuid not null references lottery_order (id),
  nth smallint not null check (nth >= 1),
  -- The number of the order with three digits; the round in the ledger.
  number text not null unique,
  draw_id uuid not null references lottery_draw (id),
  member_id bigint not null references member (id),
  account_id bigint not null references account (id),
  multiple integer not null check (multiple >= 1),
  stake bigint not null check (stake > 0),
  -- The most that one result pays, rounded down.
  possible_win bigint not null check (possible_win >= 0),
  state text not null default 'placed' check (state in (
    'placed', 'lost', 'won', 'stopped', 'cancelled', 'void'
  )),
  -- The version of the result that it was settled by last; 0 before.
  version smallint not null default 0 check (version >= 0),
  -- The version whose win stands in the ledger; null where none does.
  paid_version smallint,
  -- What stands, stakes that were given back as a push among it.
  win bigint not null default 0 check (win >= 0),
  rebate bigint not null default 0 check (rebate >= 0),
  placed_at timestamptz not null,
  -- When it was settled first, or taken back.
  ended_at timestamptz,
  -- The operator who cancelled it, or `member`, `exclusion`.
  ended_by text,
  reason text,
  primary key (order_id, nth),
  check ((state = 'placed') = (ended_at is null)),
  check ((paid_version is null) = (win = 0)),
  check (state in ('lost', 'won', 'void') or version = 0),
  check (state not in ('lost', 'won') or version > 0),
  check (state = 'won' or state = 'lost' or (win = 0 and rebate = 0)),
  check ((state = 'cancelled') = (ended_by is not null)),
  check (state = 'cancelled' or reason is null)
);

create index lottery_sub_order_placed on lottery_sub_order (draw_id, member_id, order_id, nth)
  where state = 'placed';
create index lottery_sub_order_of_draw on lottery_sub_order (draw_id, member_id);
create index lottery_sub_order_of_member
  on lottery_sub_order (member_id, placed_at desc, order_id, nth desc);
create index lottery_sub_order_running on lottery_sub_order (member_id) where state = 'placed';

-- What a draw pays at most: of own draws the possible wins together (play 0, no number), of fixed
-- odds what each number of a play would be paid. Trial accounts do not count.
create table lottery_exposure (
  draw_id uuid not null references lottery_draw (id),
  play_id integer not null,
  number text not null,
  amount bigint not null check (amount >= 0),
  primary key (draw_id, play_id, number)
);

create index lottery_exposure_high on lottery_exposure (draw_id, amount) where play_id > 0;

-- Whether sub-orders of a draw that was put right or is void have still to follow.
alter table lottery_draw add column to_settle boolean not null default false;
create index lottery_draw_to_settle on lottery_draw (draws_at) where to_settle;

create trigger lottery_line_is_immutable before update or delete on lottery_line
  for each row execute function refuse_change();
create trigger lottery_line_is_not_truncated before truncate on lottery_line
  for each statement execute function refuse_change();
revoke update, delete, truncate on lottery_line from public, current_user;
