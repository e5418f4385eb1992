-- Whether a person chose the login password: an account may be opened without one.
alter table member add column has_password boolean not null default true;

-- Of accounts that are there already: those that a sign-in opened and no password ever did.
update member set has_password = false
where exists (
    select 1 from sign_in_tie tie
    where tie.member_id = member.id
      and abs(extract(epoch from tie.tied_at - member.registered_at)) < 60
  )
  and not exists (
    select 1 from login_record
    where login_record.member_id = member.id and way = 'password' and outcome = 'succeeded'
  );
