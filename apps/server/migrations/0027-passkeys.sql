-- Keys of devices that log a member in, and the one-use challenges that they sign.
create table passkey (
  id uuid primary key,
  member_id bigint not null references member (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  -- Whether the key can live on several devices, and whether it does.
  shareable boolean not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_of_member on passkey (member_id);

create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('enrol', 'login', 'confirm')),
  member_id bigint references member (id),
  expires_at timestamptz not null
);

create index passkey_challenge_expiry on passkey_challenge (expires_at);
