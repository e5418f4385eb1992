-- What operators did: a chain of rows, each holding the hash of the one before and of itself.
create table audit_entry (
  id bigint primary key check (id > 0),
  at timestamptz not null,
  operator text not null,
  address text not null,
  request_id text not null,
  call text not null,
  input_digest text not null,
  input_summary text not null,
  outcome text not null,
  previous_hash text not null,
  hash text not null unique
);

create trigger audit_entry_is_immutable before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_is_not_truncated before truncate on audit_entry
  for each statement execute function refuse_change();

revoke update, delete, truncate on audit_entry from public, current_user;
