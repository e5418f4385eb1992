-- Notes of what missions ask for beside play, by triggers on `member`, `member_profile` and
-- `app_login`. Read by modules/rewards/missions/mission-standing.store.ts.
-- To change a function, edit it here and copy it whole into the next migration; which ones that
-- must carry is reported by db/schema/sql-sources.test.ts.

-- Has the missions of a member counted again, whose contact or profile has changed.
create or replace function note_change_for_missions(p_member_id bigint)
returns void language sql as $$
  insert into mission_standing as standing (member_id, changes) values (p_member_id, 1)
  on conflict (member_id) do update set changes = standing.changes + 1;
$$;

create or replace function note_changed_contact() returns trigger language plpgsql as $$
begin
  perform note_change_for_missions(new.id);
  return null;
end $$;

create or replace function note_changed_profile() returns trigger language plpgsql as $$
begin
  perform note_change_for_missions(new.member_id);
  return null;
end $$;

-- The same, of a member who has logged in from the app for the first time.
create or replace function note_first_app_login() returns trigger language plpgsql as $$
begin
  perform note_change_for_missions(new.member_id);
  return null;
end $$;
