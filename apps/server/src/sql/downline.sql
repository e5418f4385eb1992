-- The closure of the tree of members, kept by triggers on `member`. The table `downline` has one
-- row for each pair of a member and somebody below.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- Writes the closure of a new member. Many members may be created at once; a move waits for them.
create or replace function downline_of_new_member() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('agent-tree'));
  insert into downline (ancestor_id, member_id, distance)
  select ancestor_id, new.id, distance + 1 from downline where member_id = new.parent_id
  union all
  select new.parent_id, new.id, 1;
  return null;
end $$;

-- Moves the whole branch of a member below another upline, or to the top. Refuses a place below
-- the member itself.
create or replace function downline_of_moved_member() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('agent-tree'));
  if new.parent_id = new.id or exists (
    select 1 from downline where ancestor_id = new.id and member_id = new.parent_id
  ) then
    raise exception 'member % cannot be below itself', new.id
      using errcode = 'check_violation', constraint = 'member_not_below_itself', table = 'member';
  end if;
  delete from downline using (
    select member_id from downline where ancestor_id = new.id union all select new.id
  ) as branch, (
    select ancestor_id from downline where member_id = new.id
  ) as line
  where downline.ancestor_id = line.ancestor_id and downline.member_id = branch.member_id;
  insert into downline (ancestor_id, member_id, distance)
  select line.ancestor_id, branch.member_id, line.distance + branch.distance + 1
  from (
    select ancestor_id, distance from downline where member_id = new.parent_id
    union all
    select new.parent_id, 0 where new.parent_id is not null
  ) as line, (
    select member_id, distance from downline where ancestor_id = new.id
    union all
    select new.id, 0
  ) as branch;
  return null;
end $$;
