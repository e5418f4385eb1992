-- Past rewards of all members, eight to twelve each, in every state; foreign keys are off.
set session_replication_role = replica;
insert into reward (id, member_id, origin, key, title, kind, amount, wagering_multiple, withdrawal,
  state, conditions, given_at, issued_at, expires_at, claimed_at, claim_key, void_reason,
  changed_at, auto)
select gen_random_uuid(), member.id, origin, 'past-' || number,
  jsonb_build_object('EN', 'Reward of ' || origin, 'TY', 'Reward ng ' || origin), kind, amount,
  multiple, 'free', state, case when state = 'locked'
    then '[{"kind": "validBets", "target": "1000000000000", "since": "0"}]'::jsonb
    else '[]'::jsonb end,
  at, case when state <> 'locked' then at end, at + interval '7 days',
  case when state = 'claimed' then at + interval '1 hour' end,
  case when state = 'claimed' then 'past-' || number end,
  case when state = 'void' then 'excluded' end, at + interval '1 hour', false
from (values
  (1, 'cashback', 'cash', 28940, 0, 'claimed', 5), (2, 'cashback', 'cash', 1250, 0, 'expired', 12),
  (3, 'sign-in', 'points', 50, 0, 'claimed', 3), (4, 'mission', 'cash', 5000, 1, 'issued', 1),
  (5, 'vip-up', 'cash', 1800, 1, 'claimed', 21), (6, 'manual', 'cash', 10000, 3, 'locked', 2),
  (7, 'rain', 'cash', 500, 0, 'claimed', 9), (8, 'vip-week', 'cash', 800, 1, 'issued', 2),
  (9, 'sign-in', 'points', 50, 0, 'issued', 1), (10, 'cashback', 'cash', 4210, 0, 'issued', 3),
  (11, 'birthday', 'cash', 2800, 1, 'claimed', 29), (12, 'vip-month', 'cash', 2000, 1, 'void', 28)
) as past (number, origin, kind, amount, multiple, state, days)
join member on number <= 8 + member.id % 5
cross join lateral (
  select now() - interval '1 day' * days - interval '1 second' * (member.id % 3600) as at
) as given
order by days desc, member.id;

insert into bonus (member_id, account_id, origin, grant_key, amount, required, contribution,
  bonus_first, days, state, granted_at, expires_at, ended_at, title, withdrawal)
select reward.member_id, account.id, 'reward', 'reward:claim:' || reward.id, amount,
  amount * wagering_multiple, '{"RNG": 100}', false, 14,
  (array['completed', 'expired', 'lost'])[1 + reward.member_id % 3], claimed_at,
  claimed_at + interval '14 days', claimed_at + interval '2 days', title, 'free'
from reward join account on account.member_id = reward.member_id and account.currency = 'PHP'
where reward.state = 'claimed' and wagering_multiple > 0;

insert into reward_check (reward_id, member_id, reason, score, rules, opened_at, held_until)
select id, member_id, 'score', 65, '[{"rule": "noContact", "points": 65}]', given_at,
  given_at + interval '72 hours'
from reward where state = 'locked' and member_id % 10 = 0;
reset session_replication_role;
