-- What keeps credentials safe on their way and accounts safe from guessing.
alter table member add column expires_at timestamptz;

-- One key pair a day; a row is removed when its key is no longer accepted.
create table encryption_key (
  day int primary key,
  kid text not null unique,
  private_jwk jsonb not null,
  nonce_secret bytea not null,
  created_at timestamptz not null
);

create table used_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);

create index used_nonce_expiry on used_nonce (expires_at);

create table captcha (
  id uuid primary key,
  purpose text not null,
  answer_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index captcha_expiry on captcha (expires_at);
