-- How far each member is with each promotion, what was sent with it, and how it came there.
create table promotion_entry (
  id uuid primary key,
  member_id bigint not null references member (id),
  promotion_id text not null,
  state text not null check (
    state in ('signed', 'applying', 'process', 'issued', 'rejected', 'claim', 'claimed')
  ),
  comment text not null default '',
  request_key text not null,
  -- Minor units, from the moment it is issued.
  reward bigint check (reward > 0),
  reason text,
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  -- One entry for each person: a second one, from whatever screen, cannot be.
  unique (member_id, promotion_id),
  check (reward is not null or state not in ('issued', 'claim', 'claimed'))
);

create index promotion_entry_to_review on promotion_entry (state, begun_at);

create table promotion_entry_picture (
  entry_id uuid not null references promotion_entry (id),
  place smallint not null,
  picture_id uuid not null unique references picture (id),
  primary key (entry_id, place)
);

create table promotion_entry_change (
  entry_id uuid not null references promotion_entry (id),
  id bigint generated always as identity,
  state text not null,
  -- The operator's name; null when it was the member.
  operator text,
  changed_at timestamptz not null,
  primary key (entry_id, id)
);
