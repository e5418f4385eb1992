-- A play session is a launch of a game; its id is the permit to wager and what vendors are told.
create table play_session (
  id uuid primary key references wager_permit (id),
  member_id bigint not null references member (id),
  account_id bigint not null references account (id),
  session_id uuid not null references session (id),
  connection text not null,
  game_node int not null,
  vendor_game text not null,
  started_at timestamptz not null default now()
);

create index play_session_of_member on play_session (member_id, started_at desc);
create index play_session_of_login on play_session (session_id);
