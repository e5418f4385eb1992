-- Codes by which members invite friends; one for each member.
create table referral_code (
  member_id bigint primary key references member (id),
  code text not null unique check (code ~ '^[0-9A-Z]{8}$'),
  created_at timestamptz not null
);

-- Friends who registered by the code of a member.
create table referral (
  friend_id bigint primary key references member (id),
  id uuid not null unique,
  inviter_id bigint not null references member (id),
  code text not null,
  at timestamptz not null,
  -- The days, on the clock of the site, on which deposits and bets count.
  first_day date not null,
  last_day date not null,
  state text not null check (state in (
    'registered', 'deposited', 'played', 'held', 'rewarded', 'refused', 'expired'
  )),
  changed_at timestamptz not null,
  -- When one that is held is rewarded; an operator decides on one that has none.
  held_until timestamptz,
  -- Why it is refused, or waits for an operator.
  reason text,
  -- The operator who refused it, or let it go on.
  decided_by text,
  -- When it was looked at last, and up to which posting of the friend.
  looked_at timestamptz not null,
  posting_id bigint not null default 0,
  -- The day on the clock of the site, by which the limits of the inviter count.
  rewarded_on date,
  check (friend_id <> inviter_id),
  check (first_day <= last_day),
  check ((state = 'rewarded') = (rewarded_on is not null)),
  check (state <> 'refused' or reason is not null)
);

create index referral_of_inviter on referral (inviter_id, at desc, friend_id);
create index referral_newest on referral (at desc, id);
create index referral_unfinished on referral (looked_at)
  where state in ('registered', 'deposited', 'played', 'held');

-- What was given for friends in a month is compared with its budget.
create index reward_of_referrals on reward (given_at) where origin = 'referral';

-- A friend of a member comes into the team of the agent above that member.
alter table joined_by drop constraint joined_by_way_check;
alter table joined_by add constraint joined_by_way_check
  check (way in ('code', 'domain', 'direct', 'friend'));

-- Since when each member logs in from the installed app.
create table app_login (
  member_id bigint primary key references member (id),
  at timestamptz not null,
  -- Nothing more is given for it.
  is_settled boolean not null default false
);

create index app_login_open on app_login (member_id) where not is_settled;

-- The browser of the app, and the members whose app it was.
alter table browser_use add column app_at timestamptz;

-- Who was given the bonus for the app, and on which device, while that is known.
create table app_bonus (
  member_id bigint primary key references member (id),
  browser text unique,
  reward_id uuid not null references reward (id)
);

-- The same, of a member who has logged in from the app for the first time.
create or replace function note_first_app_login() returns trigger language plpgsql as $$
begin
  perform note_change_for_missions(new.member_id);
  return null;
end $$;

create trigger app_login_is_counted after insert on app_login
  for each row execute function note_first_app_login();
