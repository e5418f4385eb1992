-- People whom the identity service vouches for, and its tokens, each of which is taken once.
create table sign_in_token (
  token_hash bytea primary key,
  -- The token itself is refused from then on.
  expires_at timestamptz not null
);

create index sign_in_token_expiry on sign_in_token (expires_at);

-- A person without an account here, between the sign-in and the registration.
create table sign_in_ticket (
  ticket_hash bytea primary key,
  provider text not null check (provider in ('google', 'facebook', 'phone')),
  subject text not null,
  mobile_num text check ((mobile_num is not null) = (provider = 'phone')),
  expires_at timestamptz not null
);

create index sign_in_ticket_expiry on sign_in_ticket (expires_at);

-- A phone needs none: its number is the account's.
create table sign_in_tie (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  member_id bigint not null references member (id),
  tied_at timestamptz not null,
  primary key (provider, subject),
  unique (member_id, provider)
);
