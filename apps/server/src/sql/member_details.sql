-- Notes whose details are to be marked again, by triggers on `member`, `member_profile` and
-- `bank_card`. Read by modules/agents/fraud/same-person.store.ts.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- Notes that the details of a member may have changed. Who comes to stand elsewhere is compared
-- with other people above, and so is everybody below.
create or replace function queue_member_details() returns trigger language plpgsql as $$
begin
  insert into detail_queue (member_id) values (new.id);
  if tg_op = 'UPDATE' then
    if new.parent_id is distinct from old.parent_id then
      insert into detail_queue (member_id)
      select member_id from downline where ancestor_id = new.id;
    end if;
  end if;
  return null;
end $$;

-- The same, of a row that belongs to a member.
create or replace function queue_details_of_member() returns trigger language plpgsql as $$
begin
  insert into detail_queue (member_id) values (new.member_id);
  return null;
end $$;

-- Notes since when a member's birthday is the one that it is. A trigger of `member`.
create or replace function note_birthday_since() returns trigger language plpgsql as $$
begin
  new.birthday_since := case
    when new.birthday is null then null
    when tg_op = 'INSERT' then new.registered_at
    when new.birthday is distinct from old.birthday then now()
    else old.birthday_since
  end;
  return new;
end $$;
