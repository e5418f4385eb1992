-- What a withdrawal does to a bonus while it runs (decision D23), copied at the grant.
alter table bonus add column withdrawal text not null default 'free'
  check (withdrawal in ('blocks', 'ends', 'free'));
-- Those on a deposit were granted under terms that bind the deposit.
update bonus set withdrawal = 'blocks'
where grant_key like 'promotion:%' or grant_key like 'deposit:%';
alter table bonus alter column withdrawal drop default;
