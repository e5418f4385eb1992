-- The days that members have signed in for. A row of days begins with `row_start`; the day is the
-- `place`th of it.
create table reward_sign_in (
  member_id bigint not null references member (id),
  day date not null,
  row_start date not null,
  place integer not null check (place between 1 and 31),
  reward_id uuid not null references reward (id),
  primary key (member_id, day)
);

-- Up to where the missions of members were counted.
create table mission_standing (
  member_id bigint primary key references member (id),
  -- The posting of the member's account in money up to which play and deposits were counted.
  posting_id bigint not null default 0,
  -- Rises with each change of what missions ask for beside play, and what of it was counted.
  changes integer not null default 0,
  counted_changes integer not null default 0
);

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

create trigger contact_is_counted after update on member
  for each row when (
    (old.mobile_num, old.email_proved_at, old.birthday)
      is distinct from (new.mobile_num, new.email_proved_at, new.birthday)
  ) execute function note_changed_contact();
create trigger profile_is_counted after insert or update on member_profile
  for each row execute function note_changed_profile();

-- Missions of deposits count them one by one.
create index deposit_paid on deposit (member_id, settled_at) where state = 'paid';
