-- The tree of agents: who is below whom, moves within it, and the rebate rates of its members.

-- One row for each pair of a member and somebody below, written by the triggers of `member`.
create table downline (
  ancestor_id bigint not null references member (id),
  member_id bigint not null references member (id),
  -- Steps from one to the other; 1 for the upline.
  distance int not null check (distance > 0),
  primary key (ancestor_id, member_id),
  unique (member_id, distance),
  constraint member_not_below_itself check (ancestor_id <> member_id)
);

insert into downline (ancestor_id, member_id, distance)
with recursive line as (
  select parent_id as ancestor_id, id as member_id, 1 as distance
  from member where parent_id is not null
  union all
  select member.parent_id, line.member_id, line.distance + 1
  from line join member on member.id = line.ancestor_id
  where member.parent_id is not null
)
select ancestor_id, member_id, distance from line;

-- Writes the closure of a new member. Many members may be created at once; a move waits for them.
create or replace function downline_of_new_member() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('agent-tree'));
  insert into downline (ancestor_id, member_id, distance)
  select ancestor_id, new.id, distance + 1 from downline where member_id = new.parent_id
  union all
  select new.parent_id, new.id, 1;
  return null;
end $$;

-- Moves the whole branch of a member below another upline, or to the top. Refuses a place below
-- the member itself.
create or replace function downline_of_moved_member() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('agent-tree'));
  if new.parent_id = new.id or exists (
    select 1 from downline where ancestor_id = new.id and member_id = new.parent_id
  ) then
    raise exception 'member % cannot be below itself', new.id
      using errcode = 'check_violation', constraint = 'member_not_below_itself', table = 'member';
  end if;
  delete from downline using (
    select member_id from downline where ancestor_id = new.id union all select new.id
  ) as branch, (
    select ancestor_id from downline where member_id = new.id
  ) as line
  where downline.ancestor_id = line.ancestor_id and downline.member_id = branch.member_id;
  insert into downline (ancestor_id, member_id, distance)
  select line.ancestor_id, branch.member_id, line.distance + branch.distance + 1
  from (
    select ancestor_id, distance from downline where member_id = new.parent_id
    union all
    select new.parent_id, 0 where new.parent_id is not null
  ) as line, (
    select member_id, distance from downline where ancestor_id = new.id
    union all
    select new.id, 0
  ) as branch;
  return null;
end $$;

create trigger downline_of_new_member after insert on member
  for each row when (new.parent_id is not null) execute function downline_of_new_member();
create trigger downline_of_moved_member after update of parent_id on member
  for each row when (new.parent_id is distinct from old.parent_id)
  execute function downline_of_moved_member();

-- A person who changes the upline: proposed by one operator and confirmed by another.
create table member_move (
  id uuid primary key,
  member_id bigint not null references member (id),
  -- Null: without an upline.
  from_parent_id bigint references member (id),
  to_parent_id bigint references member (id),
  -- Whether rates above those of the new upline are lowered by the move.
  lower_rates boolean not null,
  reason text not null check (reason <> ''),
  request_key text not null,
  state text not null check (state in ('proposed', 'confirmed', 'refused', 'done', 'failed')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  -- The first day in the new line, from the confirmation on.
  from_day date,
  -- Why it could not be done on its day: the code of an error.
  failure text,
  unique (proposed_by, request_key),
  check (to_parent_id is distinct from from_parent_id),
  check ((state = 'proposed') = (decided_by is null)),
  check (state in ('proposed', 'refused') or decided_by <> proposed_by),
  check ((from_day is not null) = (state in ('confirmed', 'done', 'failed'))),
  check ((failure is not null) = (state = 'failed'))
);

create index member_move_by_state on member_move (state, proposed_at);
create unique index member_move_waiting on member_move (member_id)
  where state in ('proposed', 'confirmed');

-- The rebate of a member on the valid bets of a category, in hundredths of a percent, from a day
-- on until a later row.
create table rebate_rate (
  member_id bigint not null references member (id),
  category text not null,
  from_day date not null,
  rate int not null check (rate between 0 and 10000),
  -- Who set it: `operator:<name>`, the user name of the upline, or `site:default` for the default
  -- that was written out before its member got or lost an upline.
  set_by text not null,
  set_at timestamptz not null,
  primary key (member_id, category, from_day)
);

-- One act that set rates, so that a repeat of its request key answers the same.
create table rebate_change (
  set_by text not null,
  request_key text not null,
  member_id bigint not null references member (id),
  -- What was asked, to recognise another request with the same key.
  input text not null,
  answer jsonb not null,
  set_at timestamptz not null,
  primary key (set_by, request_key)
);
