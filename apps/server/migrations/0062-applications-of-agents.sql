-- People who want to become agents, until the affiliate service has answered them.
create table agent_application (
  id uuid primary key default gen_random_uuid(),
  -- Null for a guest.
  member_id bigint references member (id),
  -- Name, kind of contact, contact and text, encrypted.
  details bytea,
  -- A keyed hash of the contact: one application waits for each.
  contact_mark bytea not null,
  request_key text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);

create unique index agent_application_waiting on agent_application (contact_mark)
  where state = 'waiting';
create unique index agent_application_key on agent_application (contact_mark, request_key);
create index agent_application_by_state on agent_application (state, created_at);
create index agent_application_of_member on agent_application (member_id);
