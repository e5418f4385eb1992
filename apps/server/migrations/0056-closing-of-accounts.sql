-- Closing of accounts, the erasure of their data, and self-tests that members keep.

alter table member
  drop constraint member_status_check,
  drop constraint member_exclusion_check,
  add column closed_at timestamptz,
  -- When the data about the person were erased; the ledger stays.
  add column erased_at timestamptz,
  add constraint member_status_check check (status in ('active', 'disabled', 'closed')),
  add constraint member_exclusion_check
    check (exclusion in ('timeOut', 'selfExclusion', 'closing')),
  add constraint member_closed_check
    check ((status = 'closed') = (closed_at is not null)
      and (erased_at is null or closed_at is not null)),
  add constraint member_closed_by_closing
    check (status <> 'closed' or exclusion is not distinct from 'closing');

create index member_to_erase on member (closed_at)
  where closed_at is not null and erased_at is null;

-- Whoever closes the account is excluded: `closing` stays in force once it is closed.
alter table exclusion
  drop constraint exclusion_check,
  drop constraint exclusion_kind_check,
  add constraint exclusion_kind_check check (kind in ('timeOut', 'selfExclusion', 'closing')),
  add constraint exclusion_check check (kind <> 'timeOut' or until is not null),
  -- When the job looks next whether the account can be closed, or was closed and has money again.
  add column look_at timestamptz,
  -- How often the money at providers was fetched anew, after a fetch that left some there.
  add column fetched_anew int not null default 0,
  add constraint exclusion_look_check
    check (look_at is null or (kind = 'closing' and ended_at is null));

create index exclusion_to_look_at on exclusion (look_at) where look_at is not null;

alter table exclusion_act
  drop constraint exclusion_act_what_check,
  add constraint exclusion_act_what_check check (what in
    ('begun', 'lengthened', 'returnAsked', 'returnDropped', 'closed', 'reopened', 'ended'));

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

drop trigger member_note_is_immutable on member_note;
create trigger member_note_is_immutable before update or delete on member_note
  for each row execute function refuse_change_before_erasure();

-- Self-tests that members have kept for themselves.
create table self_test (
  id uuid primary key,
  member_id bigint not null references member (id),
  answers smallint[] not null check (cardinality(answers) = 9),
  sum smallint not null check (sum between 0 and 27),
  request_key text not null,
  at timestamptz not null,
  unique (member_id, request_key)
);

create index self_test_of_member on self_test (member_id, at desc, id);
