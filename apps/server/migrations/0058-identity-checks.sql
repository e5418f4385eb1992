-- Identity checks: documents that members send, what a company found on them, and who decided.

-- How far the check of the member is; `verified_name` is the one on the document.
alter table member
  add column identity text not null default 'none'
    check (identity in ('none', 'sent', 'verified', 'refused')),
  add column verified_name text,
  add constraint member_verified_name check (identity = 'verified' or verified_name is null);

create table identity_check (
  id uuid primary key,
  member_id bigint not null references member (id),
  state text not null check (state in ('sent', 'verified', 'refused')),
  kind text not null check (kind in ('passport', 'idCard', 'drivingLicence')),
  request_key text not null,
  -- What the member gave.
  given_name text not null,
  given_birthday date not null,
  sent_at timestamptz not null,
  -- When the company is asked next; null while nobody asks it.
  ask_at timestamptz,
  -- How often it was asked in vain since the documents were sent.
  asked int not null default 0 check (asked >= 0),
  -- An operator has to decide, for these reasons.
  to_review boolean not null default false,
  hits text[] not null default '{}',
  -- What the company or an operator read on the document.
  found_name text,
  found_birthday date,
  found_number text,
  number_mark text,
  expires_on date,
  reason text check (reason in
    ('unreadable', 'cut', 'expired', 'otherPerson', 'underAge', 'altered', 'unsupported')),
  note text,
  operator text,
  decision_key text,
  decided_at timestamptz,
  erased_at timestamptz,
  unique (member_id, request_key),
  check ((state = 'sent') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null)),
  check (state = 'sent' or (ask_at is null and not to_review)),
  check (state <> 'verified' or found_name is not null or erased_at is not null)
);

create unique index identity_check_open on identity_check (member_id) where state = 'sent';
create unique index identity_check_verified on identity_check (member_id) where state = 'verified';
create index identity_check_of_member on identity_check (member_id, sent_at desc);
create index identity_check_to_ask on identity_check (ask_at) where ask_at is not null;
create index identity_check_to_review on identity_check (sent_at) where to_review;
create index identity_check_newest on identity_check (sent_at desc, id);
create index identity_check_number on identity_check (number_mark) where state = 'verified';

-- The files of a check; their bytes lie sealed in the store of files under the id. A row is written
-- before its bytes, and belongs to no check until that is written too.
create table identity_file (
  id uuid primary key,
  check_id uuid references identity_check (id),
  side text not null check (side in ('front', 'back', 'selfie')),
  type text not null check (type in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes int not null check (bytes > 0),
  -- From when on the bytes may go, and then the row: its data are erased, or no check was written.
  gone_at timestamptz,
  unique (check_id, side),
  check (check_id is not null or gone_at is not null)
);

create index identity_file_gone on identity_file (gone_at) where gone_at is not null;

alter table exclusion_case drop constraint exclusion_case_place_check;
alter table exclusion_case add constraint exclusion_case_place_check
  check (place in ('registration', 'contact', 'profile', 'payeeAccount', 'identity'));
