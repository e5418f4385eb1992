-- Cash that agents send to people of their team. Each has two postings of the source `downline`,
-- `<id>:out` and `<id>:in`, against the house account of the same name.
create table downline_transfer (
  id uuid primary key,
  sender_id bigint not null references member (id),
  receiver_id bigint not null references member (id),
  -- Minor units of the site's currency.
  amount bigint not null check (amount > 0),
  -- What the sender wrote to the receiver.
  remark text not null default '',
  at timestamptz not null,
  check (sender_id <> receiver_id)
);

create index downline_transfer_sent on downline_transfer (sender_id, at);
create index downline_transfer_received on downline_transfer (receiver_id, at);
