-- The promotion that a member has chosen for the next deposit, and from where a deposit is paid.
create table accepted_promotion (
  member_id bigint primary key references member (id),
  promotion_id text not null check (promotion_id <> ''),
  -- What the member said would be deposited, in minor units.
  amount bigint not null check (amount > 0),
  request_key text not null,
  accepted_at timestamptz not null
);

-- Numbers of the merchant's gateways: 1 web, 3 mobile; null where no payment company is asked.
alter table deposit add column paid_from smallint check (paid_from in (1, 3));
