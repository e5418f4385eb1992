-- The inbox of each member, and what members tell the house of the site.
create table inbox_message (
  -- Whose box it lies in; between two members each has a copy.
  member_id bigint not null references member (id),
  id bigint generated always as identity,
  thread_id uuid not null,
  -- Who stands on the other side, seen from the owner of the box.
  peer text not null check (peer in ('support', 'upline', 'downline')),
  peer_id bigint references member (id),
  sent boolean not null,
  -- By language.
  title jsonb not null,
  content jsonb not null,
  format text not null check (format in ('text', 'html')),
  -- Of the one who wrote it, so that a repeat writes nothing.
  request_key text not null,
  operator text,
  sent_at timestamptz not null,
  read_at timestamptz,
  -- Gone from the box; support still has the conversation.
  deleted_at timestamptz,
  -- For what was written to support.
  answered_at timestamptz,
  primary key (member_id, id),
  unique (member_id, request_key),
  check ((peer = 'support') = (peer_id is null)),
  check (format = 'text' or (peer = 'support' and not sent))
);

create index inbox_message_thread on inbox_message (thread_id, id);
create index inbox_message_box on inbox_message (member_id, thread_id, id desc)
  where deleted_at is null;
create index inbox_message_unread on inbox_message (member_id)
  where not sent and read_at is null and deleted_at is null;
create index inbox_message_to_support on inbox_message ((answered_at is null), sent_at)
  where sent and peer = 'support';

create table feedback (
  id uuid primary key,
  member_id bigint not null references member (id),
  content text not null,
  request_key text not null,
  sent_at timestamptz not null,
  answer text,
  answered_by text,
  answered_at timestamptz,
  unique (member_id, request_key),
  check ((answer is null) = (answered_at is null))
);

create index feedback_by_state on feedback ((answered_at is null), sent_at);

create table feedback_picture (
  feedback_id uuid not null references feedback (id),
  place smallint not null,
  picture_id uuid not null unique references picture (id),
  primary key (feedback_id, place)
);
