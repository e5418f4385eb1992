-- What makes an account safer: a proved mail address, and questions that only its person answers.
alter table member add column email_proved_at timestamptz;

create table email_code (
  member_id bigint primary key references member (id),
  email text not null,
  asked_at timestamptz not null,
  -- The hash comes when the mail leaves the house.
  code_hash text,
  expires_at timestamptz,
  tries int not null default 0,
  used_at timestamptz
);

create index email_code_asked on email_code (asked_at);

create table security_answer (
  member_id bigint not null references member (id),
  position int not null,
  question_id text not null,
  answer_hash text not null,
  primary key (member_id, position),
  unique (member_id, question_id)
);
