-- Links by which people join a team, accounts that agents open, and by what each member came.
create table affiliate_domain (
  domain text primary key,
  member_id bigint not null references member (id)
);

create index affiliate_domain_of_member on affiliate_domain (member_id);

insert into affiliate_domain (domain, member_id)
select domain, member_id from affiliate_code where domain is not null;

alter table affiliate_code drop constraint affiliate_code_domain_key;
alter table affiliate_code
  add foreign key (domain) references affiliate_domain (domain) on delete set null,
  add column id bigint generated always as identity unique,
  add column member_type int not null default 0,
  -- Hundredths of a percent by game category; 0 where one is missing.
  add column rates jsonb not null default '{}',
  add column label text not null default '',
  add column is_default boolean not null default false,
  add column created_at timestamptz not null default now(),
  add column expires_at timestamptz,
  add column max_uses int check (max_uses > 0),
  add column uses int not null default 0,
  add column deleted_at timestamptz,
  add check (uses <= max_uses);

create unique index affiliate_code_default on affiliate_code (member_id)
  where is_default and deleted_at is null;

-- By what a member came into the team of an agent; never changed.
create table joined_by (
  member_id bigint primary key references member (id),
  agent_id bigint not null references member (id),
  way text not null check (way in ('code', 'domain', 'direct')),
  code text references affiliate_code (code),
  at timestamptz not null,
  check ((way = 'code') = (code is not null))
);

create index joined_by_agent on joined_by (agent_id, at);
create index joined_by_code on joined_by (code);

-- An agent opened the account, and its person has not finished it.
alter table member add column unfinished boolean not null default false;

-- One act of an agent, so that a repeat of its request key answers the same.
create table agent_act (
  member_id bigint not null references member (id),
  request_key text not null,
  call text not null,
  -- What was asked, without passwords, to recognise another request with the same key.
  input text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (member_id, request_key)
);
