-- Where members stand among the VIP levels by what is counted. `member.vip_level` is the level
-- whose benefits they have: this one, or what an operator has set in its place.
create table vip_standing (
  member_id bigint primary key references member (id),
  level integer not null check (level >= 0),
  -- The highest level so far: the bonus for reaching one is given above it.
  highest integer not null check (highest >= level),
  -- The posting of the member's account up to which the roll-ups were counted.
  posting_id bigint not null,
  -- From this day on the level is no longer safe; null where it needs no keeping.
  kept_until date,
  -- The `kept_until` of which the member was warned.
  warned_for date
);

create index vip_standing_to_check on vip_standing (kept_until) where kept_until is not null;

-- Every change of `member.vip_level`.
create table vip_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  level integer not null check (level >= 0),
  level_before integer not null check (level_before >= 0),
  cause text not null check (cause in ('counted', 'notKept', 'override', 'overrideEnded')),
  at timestamptz not null
);

create index vip_change_of_member on vip_change (member_id, at, id);

-- Levels that operators have set for a time.
create table vip_override (
  id uuid primary key,
  member_id bigint not null references member (id),
  level integer not null check (level >= 0),
  reason text not null,
  request_key text not null,
  set_by text not null,
  set_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- The operator who ended it before its time.
  ended_by text,
  -- The key of that request.
  end_key text,
  unique (set_by, request_key),
  unique (ended_by, end_key),
  check (set_at < ends_at),
  check (ended_by is null or ended_at is not null)
);

create unique index vip_override_running on vip_override (member_id) where ended_at is null;
create index vip_override_to_end on vip_override (ends_at) where ended_at is null;

-- Days, weeks and months of which everything was given: `period` is their first day.
create table reward_run (
  kind text not null,
  period date not null,
  done_at timestamptz not null,
  primary key (kind, period)
);

-- Valid bets below zero that cash-back carries from a period to the next one; `kind` and `period`
-- are those of `reward_run`.
create table cashback_carry (
  kind text not null,
  period date not null,
  member_id bigint not null references member (id),
  category text not null,
  base bigint not null check (base < 0),
  primary key (kind, period, member_id, category)
);

-- Whether the site claims it for the member.
alter table reward add column auto boolean not null default false;
alter table reward alter column auto drop default;
create index reward_auto on reward (id) where state = 'issued' and auto;

-- Since when the birthday of the profile is the one that it is.
alter table member add column birthday_since timestamptz;
update member set birthday_since = registered_at where birthday is not null;

create function note_birthday_since() returns trigger language plpgsql as $$
begin
  new.birthday_since := case
    when new.birthday is null then null
    when tg_op = 'INSERT' then new.registered_at
    when new.birthday is distinct from old.birthday then now()
    else old.birthday_since
  end;
  return new;
end $$;

create trigger note_birthday_since before insert or update of birthday on member
for each row execute function note_birthday_since();

-- By month and day of the birthday, as a number: 229 is February 29.
create index member_by_birthday on member (
  ((extract(month from birthday) * 100 + extract(day from birthday))::int)
) where birthday is not null;
