-- What operators did to an account: no play from then on, or play again (decision D23).
create table play_lock (
  id uuid primary key,
  member_id bigint not null references member (id),
  locked boolean not null,
  -- Whether it made a difference to the account.
  changed boolean not null,
  reason text not null,
  operator text not null,
  request_key text not null,
  bonuses_ended text[] not null,
  released bigint not null check (released >= 0),
  at timestamptz not null,
  unique (operator, request_key)
);

create index play_lock_of_member on play_lock (member_id, at desc);
create index play_lock_newest on play_lock (at desc, id);

create trigger play_lock_is_immutable before update or delete on play_lock
  for each row execute function refuse_change();
create trigger play_lock_is_not_truncated before truncate on play_lock
  for each statement execute function refuse_change();
