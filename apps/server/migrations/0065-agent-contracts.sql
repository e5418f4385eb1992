-- Contracts with agents: salaries and dividends that the agent one step above pays, or the house.
create table agent_contract (
  id uuid primary key,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourlySalary')),
  payee_id bigint not null references member (id),
  -- The agent who pays; null: the house.
  payer_id bigint references member (id),
  state text not null check (state in (
    'proposed', 'accepted', 'active', 'endAsked', 'rejected', 'withdrawn', 'expired', 'replaced',
    'ended'
  )),
  -- Whether it was offered in place of one that ran.
  is_change boolean not null,
  -- As on the wire, with all that counted when it was proposed.
  terms jsonb not null,
  -- Why it was rejected, or ended by the house.
  reason text not null default '',
  proposed_at timestamptz not null,
  -- Until when a proposal, or the wish for an end, can be answered.
  answer_by timestamptz,
  -- It counts from its start to its end; without an end for as long as it runs.
  starts_at timestamptz,
  ends_at timestamptz,
  end_asked_by text check (end_asked_by in ('payee', 'payer')),
  changed_at timestamptz not null,
  -- The operator who acted last; null where none has.
  operator text,
  check (payee_id <> payer_id),
  check ((state in ('proposed', 'endAsked')) = (answer_by is not null)),
  check ((state = 'endAsked') = (end_asked_by is not null)),
  check (state not in ('accepted', 'active', 'endAsked', 'replaced') or starts_at is not null),
  check (ends_at is null or ends_at >= starts_at)
);

create unique index agent_contract_running on agent_contract (payee_id, kind)
  where state in ('active', 'endAsked');
create unique index agent_contract_waiting on agent_contract (payee_id, kind)
  where state in ('proposed', 'accepted');
create index agent_contract_received on agent_contract (payee_id, kind, proposed_at);
create index agent_contract_given on agent_contract (payer_id, proposed_at);
create index agent_contract_newest on agent_contract (proposed_at);
-- What the clock has to do something with.
create index agent_contract_open on agent_contract (state)
  where state in ('proposed', 'accepted', 'active', 'endAsked');

drop table contract_request;
