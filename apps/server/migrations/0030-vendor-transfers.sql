-- Transfers between members' accounts and the wallets that studios keep themselves.
create table vendor_transfer (
  id uuid primary key,
  member_id bigint not null references member (id),
  account_id bigint not null references account (id),
  -- The studio by the site's code, whose house account is vendor:<code>.
  vendor text not null,
  direction text not null check (direction in ('toVendor', 'fromVendor')),
  amount bigint not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  reason text check (reason in ('noFunds', 'refused')),
  request_key text not null,
  requested_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null)),
  check ((state = 'refused') = (reason is not null)),
  unique (member_id, request_key)
);

-- One at a time: a second one could only guess what the first has left.
create unique index vendor_transfer_pending on vendor_transfer (account_id, vendor)
  where state = 'pending';
create index vendor_transfer_of_member on vendor_transfer (member_id, requested_at desc, id);

-- What a studio said last; true only of that moment.
create table vendor_balance (
  account_id bigint not null references account (id),
  vendor text not null,
  balance bigint not null check (balance >= 0),
  asked_at timestamptz not null,
  primary key (account_id, vendor)
);
