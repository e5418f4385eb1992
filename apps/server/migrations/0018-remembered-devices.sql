-- Devices that log in without the password (decision D5), and who logged in from where.
create table device (
  id uuid primary key,
  member_id bigint not null references member (id),
  token_hash bytea not null,
  -- The value before; two pages that come at once may both bring it for a few seconds.
  previous_hash bytea,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  address text not null,
  user_agent text not null
);

create index device_of_member on device (member_id) where ended_at is null;

alter table session
  add column device_id uuid references device (id),
  add column opened_by text not null default 'password',
  add column confirmed_at timestamptz;

create index session_of_device on session (device_id) where device_id is not null;

-- A try for an account that does not exist has no member, so that both tries cost the same.
create table login_record (
  id bigint generated always as identity primary key,
  member_id bigint references member (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('succeeded', 'failed')),
  way text not null,
  address text not null,
  user_agent text not null
);

create index login_record_of_member on login_record (member_id, at desc);
create index login_record_by_time on login_record (at);
