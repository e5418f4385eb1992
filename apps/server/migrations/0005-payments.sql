-- Deposits, accounts to withdraw to, withdrawals with their hold, and what must leave the house.
create table deposit (
  id uuid primary key,
  member_id bigint not null references member (id),
  account_id bigint not null references account (id),
  channel text not null,
  gateway text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'paid', 'failed', 'expired')),
  request_key text not null,
  gateway_payment_id text,
  checkout_url text,
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (member_id, request_key)
);

create unique index deposit_at_gateway on deposit (gateway, gateway_payment_id)
  where gateway_payment_id is not null;

create table bank_card (
  id uuid primary key,
  member_id bigint not null references member (id),
  bank text not null,
  account_number text not null,
  account_name text not null,
  added_at timestamptz not null default now(),
  removed_at timestamptz
);

create unique index bank_card_once on bank_card (member_id, bank, account_number)
  where removed_at is null;

create table withdrawal (
  id uuid primary key,
  member_id bigint not null references member (id),
  account_id bigint not null references account (id),
  card_id uuid not null references bank_card (id),
  amount bigint not null check (amount > 0),
  state text not null
    check (state in ('requested', 'reviewing', 'paying', 'paid', 'rejected', 'failed')),
  request_key text not null,
  gateway text not null,
  gateway_payout_id text,
  reason text,
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (member_id, request_key)
);

create index withdrawal_by_state on withdrawal (state, requested_at);

create table webhook_seen (
  gateway text not null,
  webhook_id text not null,
  seen_at timestamptz not null default now(),
  primary key (gateway, webhook_id)
);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries int not null default 0,
  last_error text,
  done_at timestamptz,
  unique (topic, key)
);

create index outbox_due on outbox (due_at) where done_at is null;
