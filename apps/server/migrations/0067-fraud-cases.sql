-- What looks like fraud in the lines of agents, what it stops, and what it is found by.
create table fraud_case (
  id uuid primary key,
  kind text not null check (kind in (
    'samePerson', 'sharedDevice', 'matchedBets', 'churn', 'activeMembers', 'transferRing',
    'passedThrough', 'link'
  )),
  -- What it is about, in one text: the same is seen again in the open case.
  subject text not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'dismissed')),
  -- The agent in whose line it was seen.
  agent_id bigint references member (id),
  -- The account that it is about; null where it is about the agent.
  member_id bigint references member (id),
  others bigint[] not null default '{}',
  code text references affiliate_code (code),
  withdrawal_id uuid references withdrawal (id),
  -- What was seen; amounts in minor units, accounts by their ids.
  facts jsonb not null,
  times integer not null default 1 check (times > 0),
  -- The first day, where the site is, on which it was seen.
  from_day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text not null default '',
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (agent_id is not null or member_id is not null)
);

create unique index fraud_case_open on fraud_case (kind, subject) where state = 'open';
create index fraud_case_subject on fraud_case (kind, subject);
create index fraud_case_newest on fraud_case (last_at desc, id);
create index fraud_case_of_agent on fraud_case (agent_id, kind) where state = 'open';
create index fraud_case_of_member on fraud_case (member_id) where member_id is not null;
create index fraud_case_suspect on fraud_case (member_id)
  where kind in ('samePerson', 'sharedDevice') and state <> 'dismissed';

-- Until when each signal has looked.
create table fraud_progress (
  signal text primary key,
  at timestamptz not null
);

-- Play of accounts that counts for nobody above them: it is left out (-1) of what is earned on the
-- booked day, or comes back (1) once it was nothing.
create table uncounted_play (
  member_id bigint not null references member (id),
  day date not null,
  booked_day date not null,
  sign smallint not null check (sign in (-1, 1)),
  primary key (member_id, day, booked_day),
  check (day <= booked_day)
);

create index uncounted_play_booked on uncounted_play (booked_day);

-- The day of the play, where that is an earlier one: its rates count.
alter table rebate_line add column play_day date check (play_day < day);
drop index rebate_line_once;
create unique index rebate_line_once
  on rebate_line (day, member_id, coalesce(child_id, 0), category, coalesce(play_day, day));

-- Rounds of two accounts that bet on both sides, of which a part counts no more.
create table matched_round (
  case_id uuid not null references fraud_case (id),
  account_id bigint not null references account (id),
  source text not null,
  round_id text not null,
  -- What of the stake had a counterpart, and by how much the valid bet fell; minor units.
  matched bigint not null check (matched > 0),
  taken bigint not null check (taken >= 0),
  at timestamptz not null,
  primary key (account_id, source, round_id)
);

create index matched_round_of_case on matched_round (case_id);

-- Details of people as keyed hashes, by which two accounts of one person are found.
create table member_detail (
  member_id bigint not null references member (id),
  detail text not null check (
    detail in ('email', 'mobile', 'idNumber', 'payeeAccount', 'person')
  ),
  mark text not null,
  primary key (member_id, detail, mark)
);

create index member_detail_by_mark on member_detail (mark);

-- Members whose details have changed and are to be marked again; a row for each change.
create table detail_queue (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id)
);

-- Notes that the details of a member may have changed. Who comes to stand elsewhere is compared
-- with other people above, and so is everybody below.
create or replace function queue_member_details() returns trigger language plpgsql as $$
begin
  insert into detail_queue (member_id) values (new.id);
  if tg_op = 'UPDATE' then
    if new.parent_id is distinct from old.parent_id then
      insert into detail_queue (member_id)
      select member_id from downline where ancestor_id = new.id;
    end if;
  end if;
  return null;
end $$;

-- The same, of a row that belongs to a member.
create or replace function queue_details_of_member() returns trigger language plpgsql as $$
begin
  insert into detail_queue (member_id) values (new.member_id);
  return null;
end $$;

create trigger queue_details_of_new_member after insert on member
  for each row execute function queue_member_details();
create trigger queue_details_of_changed_member
  after update of email, email_proved_at, mobile_num, birthday, verified_name, parent_id on member
  for each row execute function queue_member_details();
create trigger queue_details_of_profile after insert or update on member_profile
  for each row execute function queue_details_of_member();
create trigger queue_details_of_card after insert on bank_card
  for each row execute function queue_details_of_member();

insert into detail_queue (member_id) select id from member;

-- Browsers by a hash of the value that they keep, and the members who used them.
create table browser_use (
  browser text not null,
  member_id bigint not null references member (id),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (browser, member_id)
);

create index browser_use_of_member on browser_use (member_id);
create index browser_use_by_time on browser_use (last_at);

-- The network of the address: what one customer of a provider has; null where it was not noted.
alter table login_record add column network text;
update login_record set network = address where outcome = 'succeeded' and address !~ ':';
create index login_record_by_network on login_record (network, member_id, at)
  where outcome = 'succeeded' and network is not null;

-- Where operators work.
create index audit_entry_by_address on audit_entry (address, at);

-- Nobody can register by a link that is paused.
alter table affiliate_code add column paused_at timestamptz;

-- Who came by a link lately.
drop index joined_by_code;
create index joined_by_code on joined_by (code, at);

-- Transfers since an instant.
create index downline_transfer_at on downline_transfer (at, id);

-- How the money came that is taken out, where an operator is to look; as in fraud cases.
alter table withdrawal add column chain jsonb;

-- Voided settlements, whose periods are worked out once more.
create index settlement_void on settlement (payee_id, kind) where state = 'void';

-- What contracts paid by active members, by when it was worked out.
create index settlement_calculated on settlement (calculated_at) where tier is not null;

-- Lowers the valid bets of rounds that have ended by the part of the stakes that is matched, and
-- their weights by the same part, so that what changes of them later is lowered too. Books it where
-- the round was booked last, or on the first open day. The caller holds the reports of the
-- accounts, as `holdReports` does. Returns, for the place of each round in the arrays, by how much
-- its bet fell.
create or replace function lower_valid_bets(
  p_accounts bigint[], p_sources text[], p_rounds text[], p_matched bigint[],
  p_time_zone text, p_currency text
) returns table (place bigint, taken bigint) language sql set enable_seqscan = off as $$
  with first_open as (
    select max(day) + 1 as day from day_close
  ),
  lowered as materialized (
    select g.place, r.account_id, r.source, r.round_id, a.member_id,
      a.currency = p_currency as counts, coalesce(r.category, 'NONE') as category,
      r.valid - div(r.valid::numeric * left_over.stake, r.standing_bets)::bigint as taken,
      div(r.weight::numeric * left_over.stake, r.standing_bets)::int as weight,
      r.standing_bets > r.standing_wins as is_lost,
      greatest((r.last_at at time zone p_time_zone)::date, o.day) as day,
      greatest(
        date_trunc('hour', r.last_at, p_time_zone), o.day::timestamp at time zone p_time_zone
      ) as hour
    from unnest(p_accounts, p_sources, p_rounds, p_matched)
      with ordinality as g (account_id, source, round_id, matched, place)
    join round r on r.account_id = g.account_id and r.source = g.source
      and r.round_id = g.round_id
    join account a on a.id = r.account_id
    cross join first_open o
    cross join lateral (
      select r.standing_bets - least(g.matched, r.standing_bets) as stake
    ) as left_over
    where r.finished_at is not null and r.standing_bets > 0
  ),
  into_rounds as (
    update round r set valid = r.valid - l.taken, weight = l.weight from lowered l
    where r.account_id = l.account_id and r.source = l.source and r.round_id = l.round_id
  ),
  hours as materialized (
    select account_id, member_id, day, hour, category, -sum(taken)::bigint as valid,
      -coalesce(sum(taken) filter (where is_lost), 0)::bigint as valid_lost
    from lowered where counts and taken <> 0 group by account_id, member_id, day, hour, category
  ),
  days as materialized (
    select account_id, member_id, day, category, sum(valid)::bigint as valid,
      sum(valid_lost)::bigint as valid_lost
    from hours group by account_id, member_id, day, category
  ),
  into_hours as (
    insert into play_hour as h (account_id, hour, category, valid, valid_lost)
    select account_id, hour, category, valid, valid_lost from hours
    on conflict (account_id, hour, category) do update set
      valid = h.valid + excluded.valid, valid_lost = h.valid_lost + excluded.valid_lost
  ),
  into_days as (
    insert into member_day as d (member_id, day, category, valid, valid_lost)
    select member_id, day, category, valid, valid_lost from days
    on conflict (member_id, day, category) do update set
      valid = d.valid + excluded.valid, valid_lost = d.valid_lost + excluded.valid_lost
  ),
  into_changes as (
    insert into member_day_change (member_id, day, category, valid, valid_lost)
    select member_id, day, category, valid, valid_lost from days
  ),
  into_totals as (
    insert into member_total as t (account_id, category, valid, valid_lost)
    select account_id, category, sum(valid), sum(valid_lost) from days
    group by account_id, category
    on conflict (account_id, category) do update set
      valid = t.valid + excluded.valid, valid_lost = t.valid_lost + excluded.valid_lost
  )
  select place, taken from lowered order by place
$$;
