-- Contracts that an operator has asked an agent to look at; null once nothing is asked any more.
create table contract_request (
  member_id bigint not null references member (id),
  contract text not null check (contract in ('dailySalary', 'dividend', 'hourlySalary')),
  -- What is asked, such as NEW or WEEKLY.
  request text check (request <> ''),
  changed_at timestamptz not null,
  primary key (member_id, contract)
);
