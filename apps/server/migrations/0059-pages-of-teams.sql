-- What the pages of agents about their teams read beside the roll-ups.

-- Until when the roll-ups of members, and the sums of teams, are known to be complete.
create table roll_up_progress (
  of text primary key check (of in ('members', 'teams')),
  as_of timestamptz not null
);

-- Who is here now.
create index session_online on session (last_seen_at) where ended_at is null;
-- Rounds of many accounts, by the end; open ones have `round_open`.
create index round_ended on round (finished_at) where finished_at is not null;
-- Members by the beginning of their user name, in a database of any language.
create index member_username_begins on member (username text_pattern_ops);
