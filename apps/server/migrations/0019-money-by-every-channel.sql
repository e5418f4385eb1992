-- Deposits by hand with their fees and ends, fees of withdrawals, and corrections by two people.
alter table deposit
  add column kind text not null default 'gateway'
    check (kind in ('gateway', 'qr', 'bankTransfer', 'manual')),
  add column fee bigint not null default 0,
  add column expires_at timestamptz,
  add column pay_reference text,
  add column bank_account text,
  add column submitted_at timestamptz,
  add column decided_by text,
  add column reason text,
  drop constraint deposit_state_check,
  add constraint deposit_state_check
    check (state in ('pending', 'reviewing', 'paid', 'failed', 'rejected', 'expired')),
  add constraint deposit_fee_check check (fee >= 0 and fee < amount);

update deposit set expires_at = requested_at + interval '1 day';

create unique index deposit_pay_reference on deposit (pay_reference)
  where pay_reference is not null;
create index deposit_by_state on deposit (state, requested_at);
create index deposit_by_member on deposit (member_id, requested_at);

alter table withdrawal
  add column fee bigint not null default 0,
  add column reviewed_at timestamptz,
  add column released_at timestamptz,
  add column decided_by text,
  add constraint withdrawal_fee_check check (fee >= 0 and fee < amount);

alter table bank_card add column is_default boolean not null default false;

create unique index bank_card_default on bank_card (member_id)
  where is_default and removed_at is null;

create table adjustment (
  id uuid primary key,
  member_id bigint not null references member (id),
  account_id bigint not null references account (id),
  amount bigint not null check (amount <> 0),
  reason text not null,
  request_key text not null,
  state text not null check (state in ('proposed', 'confirmed', 'refused')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  unique (proposed_by, request_key),
  check (state <> 'confirmed' or decided_by <> proposed_by),
  check ((state = 'proposed') = (decided_by is null))
);

create index adjustment_by_state on adjustment (state, proposed_at);
