-- What play has earned members in points. Points themselves stand in the ledger, in accounts of the
-- currency PTS; each point there stands in a lot here.
create table point_standing (
  member_id bigint primary key references member (id),
  -- Weighed valid bets that earned no point yet, in hundredths of a minor unit; below zero where
  -- more was taken back.
  carry bigint not null,
  -- Points given so far, for life, by play and else; what an order gives back is not counted.
  earned bigint not null default 0 check (earned >= 0),
  -- The posting of the member's account in money up to which play was counted, and the hour.
  posting_id bigint not null,
  counted_hour timestamptz
);

-- The lifetime valid bets of members that points have counted, in minor units.
create table point_counted (
  member_id bigint not null references member (id),
  category text not null,
  valid bigint not null,
  primary key (member_id, category)
);

-- Points begin now: what was played before earns none.
insert into point_standing (member_id, carry, posting_id)
select account.member_id, 0, progress.posting_id
from report_progress as progress join account on account.id = progress.account_id
where account.member_id is not null
  and exists (select from member_total where account_id = account.id)
on conflict do nothing;
insert into point_counted (member_id, category, valid)
select account.member_id, total.category, total.valid
from member_total as total join account on account.id = total.account_id
where account.member_id is not null and total.valid <> 0
on conflict do nothing;

-- The points of a member that can be spent, by the last day on which they can.
create table point_lot (
  member_id bigint not null references member (id),
  -- 9999-12-31 for points that never end.
  ends_on date not null,
  points bigint not null check (points > 0),
  -- Whether the member was told of their end.
  warned boolean not null default false,
  primary key (member_id, ends_on)
);

create index point_lot_to_end on point_lot (ends_on) where ends_on < '9999-12-31';

-- Points that members turned into money.
create table point_conversion (
  id uuid primary key,
  member_id bigint not null references member (id),
  request_key text not null,
  points bigint not null check (points > 0),
  -- Minor units.
  amount bigint not null check (amount > 0),
  wagering_multiple integer not null check (wagering_multiple >= 0),
  converted_at timestamptz not null,
  unique (member_id, request_key)
);

create index point_conversion_of_day on point_conversion (member_id, converted_at);

-- How many of each item of the mall can still be ordered. An item that never runs out has no row.
create table mall_stock (
  item text primary key,
  left_over bigint not null check (left_over >= 0),
  -- Ordered, and neither delivered nor given back.
  reserved bigint not null default 0 check (reserved >= 0),
  changed_at timestamptz not null
);

-- What operators changed of it.
create table mall_stock_change (
  id uuid primary key,
  item text not null,
  change bigint not null check (change <> 0),
  left_after bigint not null check (left_after >= 0),
  reason text not null,
  operator text not null,
  request_key text not null,
  changed_at timestamptz not null,
  unique (operator, request_key)
);

-- What members bought for points. Price and title are those of the order.
create table mall_order (
  id uuid primary key,
  member_id bigint not null references member (id),
  item text not null,
  kind text not null check (kind in ('bonus', 'voucher', 'goods')),
  -- By language, as the member reads it.
  title jsonb not null,
  quantity integer not null check (quantity between 1 and 5),
  -- The price of all of them.
  points bigint not null check (points > 0),
  -- What a bonus brings, of all of them, in minor units.
  bonus_amount bigint check (bonus_amount > 0),
  wagering_multiple integer check (wagering_multiple >= 0),
  -- Whether its pieces were taken from `mall_stock`.
  from_stock boolean not null,
  state text not null check (state in (
    'ordered', 'approved', 'sent', 'delivered', 'done', 'refused', 'cancelled', 'returned'
  )),
  request_key text not null,
  -- Encrypted; null for what is not sent, and once it was erased.
  address text,
  carrier text,
  tracking_number text,
  -- What the operator who refused it, or wrote that it came back, said.
  reason text,
  ordered_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it came to an end.
  ended_at timestamptz,
  unique (member_id, request_key),
  check ((kind = 'bonus') = (bonus_amount is not null)),
  check ((kind = 'bonus') = (wagering_multiple is not null)),
  check ((kind = 'bonus') = (state = 'done')),
  check (kind = 'goods' or address is null),
  check ((state in ('done', 'delivered', 'refused', 'cancelled', 'returned'))
    = (ended_at is not null))
);

create index mall_order_of_member on mall_order (member_id, ordered_at desc, id);
create index mall_order_of_item on mall_order (member_id, item);
create index mall_order_newest on mall_order (ordered_at desc, id);
create index mall_order_waiting on mall_order (item, ordered_at) where state = 'ordered';
create index mall_order_under_way on mall_order (changed_at) where state = 'sent';
create index mall_order_with_address on mall_order (ended_at) where address is not null;

-- The states that an order went through, and who made it so; null for the member or the site.
create table mall_order_step (
  order_id uuid not null references mall_order (id),
  state text not null,
  operator text,
  at timestamptz not null,
  primary key (order_id, state)
);

-- Codes of vouchers, encrypted; `mark` tells equal ones.
create table mall_code (
  id bigint generated always as identity primary key,
  item text not null,
  code text not null,
  mark text not null,
  loaded_by text not null,
  request_key text not null,
  loaded_at timestamptz not null,
  -- The order that has taken it.
  order_id uuid references mall_order (id),
  unique (item, mark)
);

create index mall_code_free on mall_code (item, id) where order_id is null;
create index mall_code_of_order on mall_code (order_id) where order_id is not null;

-- Requests of operators who loaded codes.
create table mall_code_load (
  operator text not null,
  request_key text not null,
  item text not null,
  -- Of what was sent, in its order.
  mark text not null,
  added integer not null check (added >= 0),
  repeated integer not null check (repeated >= 0),
  loaded_at timestamptz not null,
  primary key (operator, request_key)
);

-- Where members have goods sent, encrypted.
create table member_address (
  id uuid primary key,
  member_id bigint not null references member (id),
  details text not null,
  request_key text not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  unique (member_id, request_key)
);

-- A gift of an operator is money or points; an entry is rewarded with what its promotion gave then.
alter table reward_gift
  add column kind text not null default 'cash' check (kind in ('cash', 'points'));
alter table reward_gift alter column kind drop default;
alter table promotion_entry
  add column reward_kind text not null default 'cash' check (reward_kind in ('cash', 'points'));

-- A part of a letter that is encrypted, such as a code.
alter table inbox_message add column sealed text;

-- The points for life by which a level was counted.
alter table vip_standing add column points bigint not null default 0;
