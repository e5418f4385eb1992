-- Points of all members with their moves, one order of the mall on average, addresses and codes of
-- vouchers. The setting bench.sealed is an encrypted text. Foreign keys are off.
set session_replication_role = replica;
create temporary table ordered as
select gen_random_uuid() as id, member.id as member_id, place, item, kind, points, state,
  now() - interval '1 day' * (5 + member.id % 20) + interval '1 hour' * place as at,
  state in ('done', 'delivered', 'cancelled') as is_over
from (values
  (0, 'bonus-50', 'bonus', 500, 'done'), (1, 'umbrella', 'goods', 3400, 'delivered'),
  (2, 'coffee', 'voucher', 1900, 'delivered'), (3, 'umbrella', 'goods', 3400, 'cancelled'),
  (4, 'umbrella', 'goods', 3400, 'ordered')
) as example (place, item, kind, points, state)
join member on (place = member.id % 4 and member.id % 3 <> 1) or (place = 4 and member.id % 3 = 0);
insert into mall_order (id, member_id, item, kind, title, quantity, points, bonus_amount,
  wagering_multiple, from_stock, state, request_key, address, ordered_at, changed_at, ended_at)
select id, member_id, item, kind, jsonb_build_object('EN', item, 'TY', item), 1, points,
  case when kind = 'bonus' then 5000 end, case when kind = 'bonus' then 1 end, kind <> 'bonus',
  state, 'past-' || place, case when kind = 'goods' then current_setting('bench.sealed') end, at,
  at + interval '1 day', case when is_over then at + interval '1 day' end
from ordered order by at;
insert into mall_order_step (order_id, state, at)
select id, 'ordered', at from ordered where kind <> 'bonus'
union all select id, state, at + interval '1 day' from ordered where is_over;
update mall_stock set left_over = 100000, reserved = (
  select count(*) from ordered where ordered.item = mall_stock.item and not is_over
);
insert into mall_code (item, code, mark, loaded_by, request_key, loaded_at, order_id)
select item, current_setting('bench.sealed'), 'given-' || id, 'bench', 'bench', now(), id
from ordered where kind = 'voucher'
union all select 'phone-credit-100', current_setting('bench.sealed'), 'free-' || number, 'bench',
  'bench', now(), null
from generate_series(1, 2000) as number;
insert into member_address (id, member_id, details, request_key, added_at, changed_at)
select gen_random_uuid(), id, current_setting('bench.sealed'), 'past', now(), now() from member;

create temporary table moved as
select member.id as member_id, number as place, 26 as kind, 5000 as amount,
  'past:' || member.id || ':' || number as external_id, now() - interval '60 days' as at
from member cross join generate_series(1, 4) as number
union all select member_id, 10 + 2 * place, 27, -points, 'order:' || id, at from ordered
union all select member_id, 11 + 2 * place, 29, points, 'return:' || id, at + interval '1 day'
from ordered where state = 'cancelled';
insert into account (house, currency) values ('points', 'PTS');
insert into account (member_id, currency, balance)
select member_id, 'PTS', sum(amount) from moved group by member_id order by member_id;
insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id,
  created_at)
select own.id, house.id, kind, amount,
  sum(amount) over (partition by moved.member_id order by place), 'points', external_id, at
from moved join account as own on own.member_id = moved.member_id and own.currency = 'PTS'
cross join (select id from account where account.house = 'points') as house
order by at, moved.member_id, place;
insert into point_lot (member_id, ends_on, points)
select member_id, '9999-12-31', balance from account
where currency = 'PTS' and member_id is not null order by member_id;
insert into point_standing (member_id, carry, earned, posting_id)
select member_id, member_id % 10000, 20000, posting_id
from account join report_progress on account_id = account.id
where currency = 'PHP' and member_id is not null order by member_id;
reset session_replication_role;
