-- The picture of a receipt that a member sends with the word that the money was sent.
alter table deposit add column slip_id uuid unique references picture (id);
