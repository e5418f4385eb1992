-- What members let themselves deposit, and who was offered limits and said "not now".
create table deposit_limit (
  member_id bigint not null references member (id),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount > 0),
  -- A looser limit, or none, that counts from next_from on.
  next_amount bigint check (next_amount > 0),
  next_from timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, period),
  check (next_amount is null or next_from is not null)
);

create table limit_offer (
  member_id bigint not null references member (id),
  -- Where it was made: after the registration, or at the first deposit.
  place text not null check (place in ('registration', 'deposit')),
  declined_at timestamptz not null,
  primary key (member_id, place)
);
