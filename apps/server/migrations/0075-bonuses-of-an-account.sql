-- What waits in line of an account is looked up whenever a bonus is granted or ends.
create index bonus_of_account on bonus (account_id, state, id);
