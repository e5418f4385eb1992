-- Time-outs and self-exclusions, how excluded people are recognised, and notes on members.

-- The exclusion that a member is in, where every call and every change reads it.
alter table member
  add column exclusion text check (exclusion in ('timeOut', 'selfExclusion'));

-- The exclusions of members. `kind` and `until` change only to what is stricter.
create table exclusion (
  id uuid primary key,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('timeOut', 'selfExclusion')),
  by_operator boolean not null,
  since timestamptz not null,
  -- Null for good.
  until timestamptz,
  -- From when the member, who has asked for it, can confirm to return.
  return_from timestamptz,
  ended_at timestamptz,
  -- When the money at providers is fetched, again where some did not answer; null once it is.
  fetch_at timestamptz,
  check (kind = 'selfExclusion' or until is not null)
);

create unique index exclusion_in_force on exclusion (member_id) where ended_at is null;
create index exclusion_to_fetch on exclusion (fetch_at) where fetch_at is not null;
create index exclusion_that_ends on exclusion (until) where ended_at is null and kind = 'timeOut';

-- What was done to exclusions: by operators where one is named, else by members or the site.
create table exclusion_act (
  id bigint generated always as identity primary key,
  exclusion_id uuid not null references exclusion (id),
  member_id bigint not null references member (id),
  what text not null
    check (what in ('begun', 'lengthened', 'returnAsked', 'returnDropped', 'ended')),
  kind text not null,
  until timestamptz,
  -- What the operator asked for, so that a repeat can be compared.
  length text,
  operator text,
  reason text,
  request_key text,
  bonuses_ended text[] not null,
  released bigint not null check (released >= 0),
  at timestamptz not null,
  check ((operator is null) = (request_key is null)),
  unique (operator, request_key)
);

create index exclusion_act_of_member on exclusion_act (member_id, id desc);

create trigger exclusion_act_is_immutable before update or delete on exclusion_act
  for each row execute function refuse_change();
create trigger exclusion_act_is_not_truncated before truncate on exclusion_act
  for each statement execute function refuse_change();

-- The details of excluded people, as keyed hashes, by which new accounts of theirs are recognised.
create table excluded_detail (
  exclusion_id uuid not null references exclusion (id),
  detail text not null
    check (detail in ('email', 'mobile', 'idNumber', 'payeeAccount', 'person')),
  mark text not null,
  primary key (exclusion_id, detail, mark)
);

create index excluded_detail_by_mark on excluded_detail (mark);

-- Who may be an excluded member under another account, for operators to look at.
create table exclusion_case (
  id uuid primary key,
  exclusion_id uuid not null references exclusion (id),
  place text not null check (place in ('registration', 'contact', 'profile', 'payeeAccount')),
  refused boolean not null,
  matched text[] not null,
  -- Who wanted to add the detail, or was registered; null where a registration was refused.
  other_id bigint references member (id),
  times int not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  closed_by text,
  note text,
  closed_at timestamptz,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (note is null))
);

-- The same again is counted in the open case.
create unique index exclusion_case_open
  on exclusion_case (exclusion_id, place, refused, coalesce(other_id, 0)) where closed_at is null;
create index exclusion_case_newest on exclusion_case (last_at desc, id);

-- What operators write about a member for each other.
create table member_note (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  text text not null,
  operator text not null,
  request_key text not null,
  at timestamptz not null,
  unique (operator, request_key)
);

create index member_note_of_member on member_note (member_id, id desc);

create trigger member_note_is_immutable before update or delete on member_note
  for each row execute function refuse_change();
create trigger member_note_is_not_truncated before truncate on member_note
  for each statement execute function refuse_change();

-- Who keeps an account from wagering; `account.wagering_blocked` names one of them for the ledger.
create table wager_block (
  account_id bigint not null references account (id),
  blocked_by text not null,
  primary key (account_id, blocked_by)
);

insert into wager_block (account_id, blocked_by)
  select id, wagering_blocked from account where wagering_blocked is not null;

-- The withdrawal of the whole balance that an exclusion allows outside the limits of the day.
alter table withdrawal add column exclusion_id uuid references exclusion (id);
create unique index withdrawal_of_exclusion on withdrawal (exclusion_id)
  where exclusion_id is not null and state not in ('rejected', 'failed');
