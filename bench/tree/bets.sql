-- Bets of the bettors in turn, each with its win, as the ledger would have posted them in the
-- minute before now. The settings: bench.bets, how many; bench.run, which makes their ids new.
with played as materialized (
  select account_id, bet * 2 + step as place, bet, step,
    case when step = 0 then -100 else bet % 3 * 90 end as amount
  from generate_series(0, current_setting('bench.bets')::int - 1) as bet
  cross join generate_series(0, 1) as step
  join bettor on bettor.number = bet % current_setting('bench.bettors')::int
), posted as (
  insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id,
    round_id, game_node, finishes_round, created_at)
  select account_id, house.id, 1 + step, amount,
    balance + sum(amount) over (partition by account_id order by place),
    'bench', current_setting('bench.run') || '-' || place,
    current_setting('bench.run') || '-' || bet,
    1 + bet / current_setting('bench.bettors')::int % 2, step = 1,
    now() - interval '1 minute' + interval '1 minute' * bet / current_setting('bench.bets')::int
  from played join account on account.id = account_id
  cross join (select id from account where house = 'bench') as house
  order by place
)
update account set balance = balance + total
from (select account_id, sum(amount) as total from played group by account_id) as change
where account.id = account_id;
