-- Red envelope rain: envelopes of a fixed budget that fall in waves, drawn among those who tap.
create table rain (
  id uuid primary key,
  state text not null check (state in (
    'planned', 'prepared', 'running', 'over', 'revealed', 'cancelled'
  )),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  waves smallint not null check (waves between 3 and 60),
  wave_seconds smallint not null check (wave_seconds between 3 and 10),
  -- Minor units of the site's currency.
  budget bigint not null,
  envelopes integer not null check (envelopes between 1 and 100000),
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  wins_per_person smallint not null check (wins_per_person between 1 and 60),
  -- Who may take part.
  min_level smallint not null check (min_level >= 0),
  needs_deposit boolean not null,
  needs_contact boolean not null,
  -- How often an envelope is wagered before it is cash; 0 makes it cash at once.
  wagering_multiple integer not null check (wagering_multiple >= 0),
  -- Decides every draw. Its SHA-256 is shown from `prepared` on, the seed itself after the end.
  seed bytea check (length(seed) = 32),
  -- Waves are drawn one after another; so many are.
  waves_drawn smallint not null default 0 check (waves_drawn between 0 and waves),
  request_key text not null,
  planned_by text not null,
  planned_at timestamptz not null,
  -- The operator who called it off, or null where the site did, and why.
  cancelled_by text,
  cancelled_at timestamptz,
  cancel_reason text,
  changed_at timestamptz not null,
  unique (planned_by, request_key),
  check (ends_at = begins_at + make_interval(secs => waves * wave_seconds)),
  check (budget between envelopes * least and envelopes * most),
  check (seed is not null or state in ('planned', 'cancelled')),
  check ((state = 'cancelled') = (cancel_reason is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check (state not in ('planned', 'prepared') or waves_drawn = 0),
  check (state <> 'revealed' or waves_drawn = waves),
  -- One at a time.
  exclude using gist (tstzrange(begins_at, ends_at) with &&) where (state <> 'cancelled')
);

create index rain_of_time on rain (begins_at desc, id);
create index rain_unfinished on rain (begins_at)
  where state in ('planned', 'prepared', 'running', 'over');

-- Who tapped in a wave: one row, however often. It has no foreign key to the member, whose row an
-- insert would have to write; the statement that inserts it reads the member.
create table rain_claim (
  rain_id uuid not null references rain (id),
  member_id bigint not null,
  wave smallint not null check (wave >= 1),
  id uuid not null,
  at timestamptz not null,
  primary key (rain_id, member_id, wave)
);

create index rain_claim_of_wave on rain_claim (rain_id, wave);
create index rain_claim_of_member on rain_claim (member_id);

-- The envelopes of a rain, in the order in which they are given. One that nobody was given stays
-- with the house.
create table rain_envelope (
  rain_id uuid not null references rain (id),
  place integer not null check (place >= 1),
  amount bigint not null check (amount > 0),
  member_id bigint references member (id),
  -- How many the member has with this one, and may have.
  nth smallint check (nth between 1 and nth_most),
  nth_most smallint not null,
  wave smallint,
  claim_id uuid unique,
  -- The reward that it became.
  reward_id uuid unique references reward (id),
  primary key (rain_id, place),
  unique (rain_id, member_id, nth),
  check ((member_id is null) = (claim_id is null)),
  check ((member_id is null) = (nth is null)),
  check ((member_id is null) = (wave is null)),
  check (member_id is not null or reward_id is null)
);

create index rain_envelope_of_member on rain_envelope (member_id) where member_id is not null;
create index rain_envelope_unpaid on rain_envelope (rain_id, place)
  where member_id is not null and reward_id is null;
