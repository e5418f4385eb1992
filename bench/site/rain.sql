-- A red envelope rain that has begun, with envelopes of 50.00.
insert into rain
  (id, state, begins_at, ends_at, waves, wave_seconds, budget, envelopes, least, most,
    wins_per_person, min_level, needs_deposit, needs_contact, wagering_multiple, seed,
    request_key, planned_by, planned_at, changed_at)
  select '0b3f0a52-6f0c-4a34-9d3a-3f1f6c1c7d01', 'running', at,
    at + make_interval(secs => waves * seconds), waves, seconds,
    envelopes * 5000, envelopes, 500, 50000, 2, 0, false, false, 0, sha256('bench'),
    'bench', 'bench', at - interval '1 hour', at
  from (
    select now() as at, current_setting('bench.waves')::int as waves,
      current_setting('bench.seconds')::int as seconds,
      current_setting('bench.envelopes')::int as envelopes
  ) as begun;
insert into rain_envelope (rain_id, place, amount, nth_most)
  select rain.id, place, 5000, 2 from rain cross join generate_series(1, rain.envelopes) as place;
-- What newcomers are given is checked first.
update member set registered_at = now() - interval '30 days' where username like 'bettor%';
delete from detail_queue;
-- They come back after a while, so that each session is noted as seen.
update session set last_seen_at = now() - interval '5 minutes' where user_agent = 'bench';
