-- Deposits that the member gave up before paying, and what a deposit's promotion has given.
alter table deposit
  add column cancelled_at timestamptz,
  add column bonus_amount bigint check (bonus_amount > 0),
  drop constraint deposit_state_check,
  add constraint deposit_state_check check (
    state in ('pending', 'reviewing', 'paid', 'failed', 'rejected', 'expired', 'cancelled')
  );

-- A bonus was granted in the transaction of its deposit, within the same moment.
update deposit set bonus_amount = bonus.amount
from bonus
where deposit.state = 'paid' and bonus.member_id = deposit.member_id
  and bonus.origin = deposit.promotion_id
  and abs(extract(epoch from bonus.granted_at - deposit.settled_at)) < 10;
