-- Keeps rows as they were written. Called by the triggers of posting, audit_entry, play_through,
-- reported_change, play_lock and others.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;

-- Notes of operators on a member go with the other data of a closed account, and not before.
create or replace function refuse_change_before_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select 1 from member where id = old.member_id and erased_at is not null
  ) then
    return old;
  end if;
  raise exception 'rows of % are never changed or removed before their member is erased',
    tg_table_name;
end $$;
