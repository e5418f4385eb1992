-- Pictures that people send: the re-encoded bytes, and whose they are.
create table stored_file (
  key uuid primary key,
  bytes bytea not null,
  stored_at timestamptz not null default now()
);

-- Already compressed, so the database need not try.
alter table stored_file alter column bytes set storage external;

create table picture (
  id uuid primary key,
  member_id bigint not null references member (id),
  purpose text not null,
  kept_at timestamptz not null,
  -- When something began to show it; what is never used is removed.
  used_at timestamptz
);

create index picture_of_member on picture (member_id, kept_at);
create index picture_unused on picture (kept_at) where used_at is null;

alter table member add column picture_id uuid references picture (id);
