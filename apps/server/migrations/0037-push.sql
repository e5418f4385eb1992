-- Browsers that are told when something has come, and the key by which the site is known to them.
create table push_key (
  -- Of the secret under which the key is sealed.
  secret_id text primary key,
  public_key text not null,
  sealed bytea not null,
  created_at timestamptz not null
);

create table push_subscription (
  session_id uuid primary key references session (id) on delete cascade,
  member_id bigint not null references member (id),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscription_of_member on push_subscription (member_id);
