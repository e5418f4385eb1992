-- Which announcements a member has opened; a second mark of the same changes nothing.
create table announcement_read (
  member_id bigint not null references member (id),
  announcement_id text not null,
  read_at timestamptz not null default now(),
  primary key (member_id, announcement_id)
);
