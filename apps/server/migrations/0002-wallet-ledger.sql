-- The only place where money stands: accounts, immutable postings, and permits to wager.
create table account (
  id bigint generated always as identity primary key,
  member_id bigint references member (id),
  house text,
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  balance bigint not null default 0,
  wagering_blocked text,
  opened_at timestamptz not null default now(),
  check ((member_id is null) <> (house is null)),
  check (balance >= 0),
  unique (member_id, currency),
  unique (house, currency)
) with (fillfactor = 60);

create table wager_permit (
  id uuid primary key,
  account_id bigint not null references account (id),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  close_reason text
);

create index wager_permit_open on wager_permit (account_id) where closed_at is null;

-- One row is both legs: amount moves onto account_id and off contra_id (a house account).
create table posting (
  account_id bigint not null,
  id bigint generated always as identity,
  contra_id bigint not null,
  kind smallint not null,
  amount bigint not null,
  balance_after bigint not null,
  source text not null,
  external_id text not null,
  reverses text,
  shortfall bigint not null default 0 check (shortfall >= 0),
  round_id text,
  game_node int,
  finishes_round boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, id),
  check (balance_after >= 0)
);

create unique index posting_once on posting (source, external_id);
create index posting_tombstone on posting (source, reverses) where reverses is not null;
create index posting_round on posting (account_id, round_id) where round_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;

create trigger posting_is_immutable before update or delete on posting
  for each row execute function refuse_change();
create trigger posting_is_not_truncated before truncate on posting
  for each statement execute function refuse_change();
