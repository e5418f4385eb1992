-- What a member comes back to, and the games that an operator closed; each a catalogue node.
create table favourite_game (
  member_id bigint not null references member (id),
  game_node int not null,
  added_at timestamptz not null,
  primary key (member_id, game_node)
);

create table recent_game (
  member_id bigint not null references member (id),
  game_node int not null,
  played_at timestamptz not null,
  primary key (member_id, game_node)
);

create table game_maintenance (
  subject text primary key,
  note text not null,
  since timestamptz not null
);
