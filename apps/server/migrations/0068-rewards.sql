-- What a member can claim: one row for each origin and key, for ever. A row that was never to be
-- claimed is void from the start and closes its key.
create table reward (
  id uuid primary key,
  member_id bigint not null references member (id),
  origin text not null check (origin in (
    'vip-up', 'vip-week', 'vip-month', 'birthday', 'cashback', 'sign-in', 'mission', 'rain',
    'referral', 'app', 'manual'
  )),
  key text not null,
  -- By language, as the member reads it.
  title jsonb not null,
  kind text not null check (kind in ('cash', 'points')),
  -- Minor units of the site's currency, or whole points.
  amount bigint not null check (amount >= 0),
  -- How often it is wagered before it is cash; 0 makes it cash at once.
  wagering_multiple integer not null check (wagering_multiple >= 0),
  -- Whether a withdrawal ends the bonus that it becomes.
  withdrawal text not null check (withdrawal in ('free', 'ends')),
  state text not null check (state in ('locked', 'issued', 'claimed', 'expired', 'void')),
  -- What must be done before it can be claimed: kind, target and the total when it was given.
  conditions jsonb not null default '[]',
  given_at timestamptz not null,
  -- Since when it can be claimed; null as long as it is locked.
  issued_at timestamptz,
  -- When it can no longer be claimed or unlocked.
  expires_at timestamptz not null,
  claimed_at timestamptz,
  -- The request that claimed it.
  claim_key text,
  void_reason text,
  -- The operator who gave it, and the one who took it back.
  given_by text,
  void_by text,
  changed_at timestamptz not null,
  check (state = 'void' or amount > 0),
  check (kind = 'cash' or wagering_multiple = 0),
  check ((state = 'claimed') = (claimed_at is not null)),
  check ((state = 'void') = (void_reason is not null)),
  check (state <> 'locked' or issued_at is null),
  check (state not in ('issued', 'claimed') or issued_at is not null),
  check (given_at <= expires_at)
);

create unique index reward_once on reward (member_id, origin, key);
create unique index reward_claim_key on reward (member_id, claim_key) where claim_key is not null;
create index reward_of_member on reward (member_id, given_at desc, id);
create index reward_newest on reward (given_at desc, id);
-- What can expire, and what waits for a condition.
create index reward_open on reward (expires_at) where state in ('locked', 'issued');
create index reward_locked on reward (member_id) where state = 'locked';

-- What an operator gives. A large one needs a second operator before it becomes a reward.
create table reward_gift (
  id uuid primary key,
  member_id bigint not null references member (id),
  title jsonb not null,
  amount bigint not null check (amount > 0),
  wagering_multiple integer not null check (wagering_multiple >= 0),
  conditions jsonb not null default '[]',
  reason text not null,
  request_key text not null,
  state text not null check (state in ('proposed', 'given', 'refused')),
  -- Whether it needs a second operator.
  needs_second boolean not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reward_id uuid references reward (id),
  unique (proposed_by, request_key),
  check ((state = 'proposed') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'given') = (reward_id is not null)),
  check (not (state = 'given' and needs_second and decided_by = proposed_by))
);

create index reward_gift_newest on reward_gift (proposed_at desc, id);
