-- Accounts of people and the sessions they hold; tokens are stored hashed only (decision D4).
create table member (
  id bigint generated always as identity primary key,
  username text not null unique check (username = lower(username)),
  nickname text not null default '',
  member_type int not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  password_hash text not null,
  payment_password_hash text,
  birthday date,
  parent_id bigint references member (id),
  vip_level int not null default 0,
  failed_logins int not null default 0,
  locked_until timestamptz,
  last_login_at timestamptz,
  registered_at timestamptz not null default now()
);

create index member_parent on member (parent_id) where parent_id is not null;

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  address text not null,
  user_agent text not null
);

create index session_of_member on session (member_id, created_at desc);

create table rate_limit (
  subject text not null,
  window_start timestamptz not null,
  uses int not null,
  primary key (subject, window_start)
);
