-- Why a locked reward cannot be claimed yet, although its conditions may be met.
create table reward_check (
  reward_id uuid primary key references reward (id) on delete cascade,
  member_id bigint not null references member (id),
  reason text not null check (reason in ('start', 'score', 'review', 'samePerson')),
  -- The score of the account when it was looked at last, and the points of each rule.
  score integer not null check (score >= 0),
  rules jsonb not null default '[]',
  -- The account of the same person that was given it before.
  same_as bigint references member (id),
  opened_at timestamptz not null,
  -- When it is looked at again; none where an operator decides.
  held_until timestamptz,
  -- From then on it holds nothing.
  released_at timestamptz,
  -- The operator who released it, and why; none where the site did.
  released_by text,
  note text not null default '',
  check ((reason in ('review', 'samePerson')) = (held_until is null)),
  check (reason <> 'samePerson' or same_as is not null),
  check (released_by is null or released_at is not null)
);

create index reward_check_due on reward_check (held_until) where released_at is null;
create index reward_check_open on reward_check (opened_at desc, reward_id)
  where released_at is null;
create index reward_check_of_member on reward_check (member_id);

-- Accounts are counted by the addresses at which they were opened.
create index login_record_registered on login_record (network, at)
  where way = 'register' and outcome = 'succeeded';
