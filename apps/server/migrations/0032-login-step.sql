-- A log-in from a new place, between what proved its person and the code that is asked there.
create table login_step (
  ticket_hash bytea primary key,
  member_id bigint not null references member (id),
  -- Of the stored password at the time: a new one ends the step.
  password_mark bytea not null,
  way text not null check (way in ('password', 'identity')),
  remember boolean not null,
  -- The person of the identity service who is connected once the code is right.
  identity_ticket_hash bytea,
  sent_by text not null check (sent_by in ('sms', 'mail')),
  user_agent text not null,
  expires_at timestamptz not null
);

create index login_step_expiry on login_step (expires_at);

-- A code for one purpose is worth nothing for another.
alter table email_code add column purpose text not null default 'bind'
  check (purpose in ('bind', 'verify'));
alter table email_code drop constraint email_code_pkey;
alter table email_code add primary key (member_id, purpose);
alter table email_code alter column purpose drop default;
