-- The link of a mail that sets a new password. A member has one, so a newer link ends the older.
create table password_link (
  member_id bigint primary key references member (id),
  -- What the link holds is only in the mail.
  secret_hash bytea not null unique,
  expires_at timestamptz not null
);

create index password_link_expires on password_link (expires_at);
