-- What contracts pay for their periods. Each is worked out once; one that was void, once more.
create table settlement (
  id uuid primary key,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourlySalary')),
  contract_id uuid not null references agent_contract (id),
  payee_id bigint not null references member (id),
  -- The agent who pays; null: the house.
  payer_id bigint references member (id),
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- Where the site is; of an hour the day that it is in.
  first_day date not null,
  last_day date not null,
  -- Every figure that went in, as on the wire.
  inputs jsonb not null,
  tier integer,
  -- Minor units of the site's currency.
  amount bigint not null check (amount >= 0),
  carry_before bigint not null default 0 check (carry_before <= 0),
  carry_after bigint not null default 0 check (carry_after <= 0),
  state text not null check (
    state in ('calculated', 'approved', 'paid', 'nothing', 'owed', 'held', 'void')
  ),
  -- What the house paid in place of the agent, who owes it to the house.
  claim bigint not null default 0 check (claim >= 0),
  calculated_at timestamptz not null,
  paid_at timestamptz,
  owed_since timestamptz,
  -- Why an operator voided it, or had the house pay.
  reason text not null default '',
  operator text,
  -- Worked out anew it came to something else; such rows are found by the check.
  differs boolean not null default false,
  -- An operator had it paid although the account of the payee is closed.
  despite_closed boolean not null default false,
  check (period_start < period_end),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'nothing') <= (amount = 0)),
  check (state <> 'owed' or owed_since is not null),
  check (claim <= amount)
);

create unique index settlement_once on settlement (payee_id, kind, period_start, period_end)
  where state <> 'void';
create index settlement_received on settlement (payee_id, period_start);
create index settlement_given on settlement (payer_id, period_start);
create index settlement_of_contract on settlement (contract_id, period_end);
create index settlement_newest on settlement (period_start);
-- What is to be paid, and what agents owe.
create index settlement_open on settlement (state, payer_id)
  where state in ('calculated', 'approved', 'owed', 'held');
