-- What operators publish, beside the site's folder: every state of it, each written once.
create table content_version (
  kind text not null
    check (kind in ('notice', 'banner', 'promotion', 'category', 'help', 'page')),
  id text not null,
  -- The latest counts; a state of the folder that is edited is version 1.
  version int not null check (version > 0),
  -- Null: withdrawn.
  body jsonb,
  request_key text not null unique,
  request_digest bytea not null,
  written_at timestamptz not null,
  primary key (kind, id, version)
);
