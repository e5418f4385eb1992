-- Rounds that stay open are asked about at their vendor until their end is known.
create table round_inquiry (
  account_id bigint not null references account (id),
  source text not null,
  round_id text not null,
  standing text not null default 'asking' check (
    standing in ('asking', 'unanswered', 'unknown', 'running', 'doubtful', 'settled')),
  -- What the vendor or the ledger said, for people.
  detail text not null default '',
  asked int not null default 0,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  primary key (account_id, source, round_id)
);

create index round_inquiry_settled on round_inquiry (asked_at desc) where standing = 'settled';

create index round_open on round (last_at) where finished_at is null and moves > 0;
