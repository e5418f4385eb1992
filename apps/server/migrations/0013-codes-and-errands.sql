-- How a person is reached, the codes that prove a number, and what was sent at most once.
alter table member add column mobile_num text unique;
alter table member add column email text;
alter table member add column language text not null default 'EN';

create unique index member_email on member (email) where email is not null;

-- The newest code of a number for a purpose; the hash comes when the code leaves the house.
create table verification_code (
  mobile_num text not null,
  purpose text not null,
  asked_at timestamptz not null,
  code_hash text,
  expires_at timestamptz,
  tries int not null default 0,
  used_at timestamptz,
  primary key (mobile_num, purpose)
);

create index verification_code_asked on verification_code (asked_at);

-- Written before a message is handed over, so that no second try can send it again.
create table message_delivery (
  key text primary key,
  state text not null check (state in ('sending', 'waiting', 'sent', 'refused', 'lost')),
  changed_at timestamptz not null
);

create index message_delivery_changed on message_delivery (changed_at);
