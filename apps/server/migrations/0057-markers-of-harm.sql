-- Signs that play may do harm: what is found of each member, the advice that follows, and the looks
-- of operators.

-- Thresholds that the score of the member has reached; from 2 on nothing is offered.
alter table member
  add column harm_degree smallint not null default 0 check (harm_degree between 0 and 3);

create table harm_score (
  member_id bigint primary key references member (id),
  score int not null default 0 check (score >= 0),
  degree smallint not null default 0 check (degree between 0 and 3),
  -- The markers that were there when it was last counted.
  facts jsonb not null default '[]',
  counted_at timestamptz,
  -- When it is counted next; null while the member neither plays nor deposits.
  due_at timestamptz,
  -- When the member last did what has it counted, at most an hour too early.
  queued_at timestamptz,
  -- Since when an operator must look at the member; null where nobody must.
  look_since timestamptz
);

create index harm_score_due on harm_score (due_at) where due_at is not null;
create index harm_score_to_look on harm_score (look_since) where look_since is not null;
create index harm_score_of_degree on harm_score (degree, score) where degree > 0;

-- Each time the degree changed.
create table harm_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  score int not null,
  degree smallint not null,
  facts jsonb not null,
  at timestamptz not null
);

create index harm_change_of_member on harm_change (member_id, id desc);

-- What the site has advised members; the newest is shown until they close it.
create table harm_advice (
  id uuid primary key,
  member_id bigint not null references member (id),
  facts jsonb not null,
  at timestamptz not null,
  closed_at timestamptz
);

create index harm_advice_of_member on harm_advice (member_id, at desc);

create table harm_look (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  what text not null check (what in ('nothing', 'contacted', 'restricted')),
  note text not null,
  operator text not null,
  request_key text not null,
  at timestamptz not null,
  unique (operator, request_key)
);

create index harm_look_of_member on harm_look (member_id, id desc);

-- All of it goes with the other data of a closed account; changes and looks not before.
create trigger harm_change_is_immutable before update or delete on harm_change
  for each row execute function refuse_change_before_erasure();
create trigger harm_change_is_not_truncated before truncate on harm_change
  for each statement execute function refuse_change();
create trigger harm_look_is_immutable before update or delete on harm_look
  for each row execute function refuse_change_before_erasure();
create trigger harm_look_is_not_truncated before truncate on harm_look
  for each statement execute function refuse_change();

-- Whoever has played or paid lately is counted first.
insert into harm_score (member_id, due_at)
  select distinct member_id, now() from member_day where day > current_date - 40;

create index withdrawal_by_member on withdrawal (member_id, requested_at);
