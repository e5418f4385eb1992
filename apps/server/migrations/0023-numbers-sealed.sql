-- Account numbers lie sealed: what is shown of one and a mark to compare it by lie beside it.
alter table bank_card add column account_masked text not null default '';
update bank_card set account_masked =
  repeat('*', greatest(length(account_number) - 4, 0)) || right(account_number, 4);
alter table bank_card alter column account_masked drop default;
alter table bank_card add column account_mark text;

drop index bank_card_once;
create unique index bank_card_once on bank_card (member_id, bank, account_mark)
  where removed_at is null;
