-- Players with much money and an open game each; what they have stands in the ledger.
insert into account (house, currency) values ('bench', 'PHP');
insert into member (username, member_type, password_hash)
  select 'bettor' || number, 0, 'none'
  from generate_series(1, current_setting('bench.bettors')::int) as number;
insert into account (member_id, currency, balance)
  select id, 'PHP', 10000000000 from member where username like 'bettor%';
insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id)
  select person.id, house.id, 8, person.balance, person.balance, 'bench', person.id::text
  from account person join member on member.id = person.member_id and username like 'bettor%'
  cross join (select id from account where account.house = 'bench') as house;
insert into session
  (id, token_hash, member_id, created_at, last_seen_at, expires_at, address, user_agent)
  select gen_random_uuid(), sha256(username::bytea), id, now(), now(), now() + interval '1 day',
    '127.0.0.1', 'bench'
  from member where username like 'bettor%';
insert into wager_permit (id, account_id)
  select gen_random_uuid(), account.id
  from account join member on member.id = member_id and username like 'bettor%';
insert into play_session
  (id, member_id, account_id, session_id, connection, game_node, vendor_game)
  select wager_permit.id, session.member_id, account.id, session.id, 'sandbox', 10001, 'coral-choir'
  from wager_permit join account on account.id = wager_permit.account_id
  join session on session.member_id = account.member_id where session.user_agent = 'bench';
-- Half of them are under every limit that a player can have, far from reaching it.
insert into own_limit (member_id, kind, period, amount, changed_at)
  select id, kind, period, case kind when 'time' then 1439 else 1000000000000 end, now()
  from member cross join (
    select kind, period from unnest(array['deposit', 'loss', 'wager']) as kind
      cross join unnest(array['day', 'week', 'month']) as period
    union all values ('bet', 'stake'), ('time', 'day')
  ) as own_limit
  where username ~ '^bettor[0-9]*[02468]$';
select limit_open(account.id, now()) from account
  where member_id in (select member_id from own_limit);
update play_limit set max_bet = 1000000000000, max_ms = 1439 * 60000,
  check_every_ms = 240 * 60000, pause_after_ms = 720 * 60000, pause_ms = 15 * 60000,
  max_lost_day = 1000000000000, max_lost_week = 1000000000000, max_lost_month = 1000000000000,
  max_staked_day = 1000000000000, max_staked_week = 1000000000000, max_staked_month = 1000000000000;
-- A quarter of them have a deposit to play through, far from done.
insert into play_through (account_id, posting_id, source, change)
  select account.id, posting.id, 'bench', 1000000000
  from account join posting on posting.account_id = account.id
  join member on member.id = account.member_id
  where username ~ '^bettor' and substring(username from 7)::int % 4 = 1;
update account set play_owed = change from play_through where play_through.account_id = account.id;
