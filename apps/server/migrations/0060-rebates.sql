-- What members and agents earn by play: the parts of each day, the sums that are paid, and what
-- is taken along. They are written when the teams of a day close, in its tree and with its rates.
create table rebate_line (
  day date not null,
  member_id bigint not null references member (id),
  -- The direct child whose team played; null for own play.
  child_id bigint references member (id),
  category text not null,
  -- Valid bets, in minor units; below zero when more was taken back than bet.
  valid bigint not null,
  -- Hundredths of a percent.
  rate int not null check (rate > 0),
  amount bigint not null
);

create unique index rebate_line_once
  on rebate_line (day, member_id, coalesce(child_id, 0), category);

create table rebate_sum (
  member_id bigint not null references member (id),
  day date not null,
  kind text not null check (kind in ('own', 'team')),
  -- All lines of the day.
  earned bigint not null,
  carried_in bigint not null,
  paid bigint not null check (paid >= 0),
  carried_out bigint not null,
  state text not null check (state in ('due', 'held', 'paid', 'carried')),
  paid_at timestamptz,
  primary key (member_id, day, kind),
  check (earned + carried_in = paid + carried_out),
  check ((state = 'carried') = (paid = 0)),
  check ((state = 'paid') = (paid_at is not null))
);

create index rebate_sum_of_day on rebate_sum (day, member_id);
create index rebate_sum_open on rebate_sum (day, member_id, kind) where state in ('due', 'held');
create index rebate_sum_paid on rebate_sum (member_id, paid_at) where state = 'paid';

-- What the next day begins with; below zero after corrections, or too small to be paid.
create table rebate_carry (
  member_id bigint not null references member (id),
  kind text not null check (kind in ('own', 'team')),
  amount bigint not null check (amount <> 0),
  primary key (member_id, kind)
);
