-- The biggest wins of the last days, gathered as rounds are settled; the ledger stays the truth.
create table big_win (
  source text not null,
  external_id text not null,
  account_id bigint not null references account (id),
  game_node int not null,
  amount bigint not null check (amount > 0),
  won_at timestamptz not null,
  primary key (source, external_id)
);

create index big_win_by_amount on big_win (amount desc, won_at desc);
