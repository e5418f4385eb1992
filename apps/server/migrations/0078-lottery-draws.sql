-- Draws of lotteries: those that the house draws itself, and those that somebody else draws.
create table lottery_draw (
  id uuid primary key,
  game_id integer not null,
  numero text not null,
  -- The day of the numero, on the clock of the lottery.
  day date not null,
  -- Of draws by station.
  station text,
  is_own boolean not null,
  state text not null check (state in (
    'scheduled', 'open', 'closed', 'drawn', 'settled', 'resettled', 'void'
  )),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- The animal of the lunar year, 0 for the rat to 11 for the pig.
  year_animal smallint not null check (year_animal between 0 and 11),
  -- No result came in time; stays once it came.
  is_late boolean not null default false,
  -- The version of the result that counts; 0 before there is one.
  version smallint not null default 0 check (version >= 0),
  -- Of own draws: the hash of the seed, and the round of public randomness that decides.
  commit bytea check (length(commit) = 32),
  chain_hash text,
  beacon_round bigint check (beacon_round >= 1),
  void_reason text,
  -- Two operators, or `site`.
  voided_by text,
  made_at timestamptz not null,
  drawn_at timestamptz,
  settled_at timestamptz,
  voided_at timestamptz,
  unique (game_id, numero),
  check (opens_at < closes_at and closes_at <= draws_at),
  check (is_own = (commit is not null)),
  check (is_own = (chain_hash is not null)),
  check (is_own = (beacon_round is not null)),
  check ((state = 'void') = (void_reason is not null)),
  check ((state = 'void') = (voided_by is not null)),
  check ((state = 'void') = (voided_at is not null)),
  check ((version > 0) = (drawn_at is not null)),
  check (state not in ('scheduled', 'open', 'closed') or version = 0),
  check (state not in ('drawn', 'settled', 'resettled') or version > 0)
);

create index lottery_draw_by_time on lottery_draw (game_id, draws_at desc, numero);
create index lottery_draw_by_due on lottery_draw (draws_at desc, id);
create index lottery_draw_of_day on lottery_draw (game_id, day);
create index lottery_draw_unfinished on lottery_draw (closes_at)
  where state in ('scheduled', 'open', 'closed', 'drawn');

-- What decides an own draw together with the round. Encrypted; what is published is in its result.
create table lottery_seed (
  draw_id uuid primary key references lottery_draw (id),
  sealed bytea not null
);

-- Every version of a result, for ever: version 1 as it was drawn, the others as two operators put
-- it right.
create table lottery_result (
  draw_id uuid not null references lottery_draw (id),
  version smallint not null check (version >= 1),
  win_no text not null,
  prizes jsonb not null,
  -- Who says so: `engine`, names of sources, names of operators.
  decided_by text not null,
  -- Of corrections.
  reason text,
  decided_at timestamptz not null,
  -- Of own draws.
  seed bytea check (length(seed) = 32),
  signature bytea,
  primary key (draw_id, version),
  check ((seed is null) = (signature is null)),
  check ((version = 1) = (reason is null))
);

-- What a source said last of a draw.
create table lottery_reading (
  draw_id uuid not null references lottery_draw (id),
  source text not null,
  is_final boolean not null,
  win_no text,
  prizes jsonb not null,
  -- When the source says that it is of.
  said_at timestamptz not null,
  read_at timestamptz not null,
  primary key (draw_id, source),
  check (is_final = (win_no is not null))
);

-- What one operator asked for and another one confirms or types again.
create table lottery_entry (
  id uuid primary key,
  draw_id uuid not null references lottery_draw (id),
  act text not null check (act in ('result', 'correct', 'void')),
  state text not null check (state in ('waiting', 'agreed', 'differs', 'withdrawn')),
  win_no text,
  prizes jsonb,
  reason text,
  request_key text not null,
  entered_by text not null,
  entered_at timestamptz not null,
  -- The second operator, and what that one typed.
  second_by text,
  second_at timestamptz,
  second_key text,
  second_win_no text,
  second_prizes jsonb,
  unique (entered_by, request_key),
  check ((act = 'void') = (win_no is null)),
  check ((act = 'void') = (prizes is null)),
  check (act = 'result' or reason is not null),
  check ((second_by is null) = (second_at is null)),
  check (state not in ('waiting', 'withdrawn') or second_by is null),
  check (state not in ('agreed', 'differs') or second_by is not null),
  check (second_by is null or second_by <> entered_by)
);

create unique index lottery_entry_waiting on lottery_entry (draw_id) where state = 'waiting';
create index lottery_entry_of_draw on lottery_entry (draw_id, entered_at);

-- The hash of all commits of a lottery's day, which went to the audit log before the day began.
create table lottery_day_list (
  game_id integer not null,
  day date not null,
  draws integer not null check (draws > 0),
  hash bytea not null check (length(hash) = 32),
  made_at timestamptz not null,
  -- When the audit log had it.
  recorded_at timestamptz,
  primary key (game_id, day)
);

-- When a lottery took no orders, and who said so: an operator, or `site`.
create table lottery_pause (
  id uuid primary key,
  game_id integer not null,
  paused_at timestamptz not null,
  paused_by text not null,
  reason text not null,
  resumed_at timestamptz,
  resumed_by text,
  check ((resumed_at is null) = (resumed_by is null))
);

create unique index lottery_pause_now on lottery_pause (game_id) where resumed_at is null;

create trigger lottery_seed_is_immutable before update or delete on lottery_seed
  for each row execute function refuse_change();
create trigger lottery_seed_is_not_truncated before truncate on lottery_seed
  for each statement execute function refuse_change();
create trigger lottery_result_is_immutable before update or delete on lottery_result
  for each row execute function refuse_change();
create trigger lottery_result_is_not_truncated before truncate on lottery_result
  for each statement execute function refuse_change();
revoke update, delete, truncate on lottery_seed, lottery_result from public, current_user;
