-- What an operator last said of the site being open; without a row the site folder decides.
create table system_status (
  only_row boolean primary key default true check (only_row),
  maintenance boolean not null,
  maintenance_ends_at timestamptz,
  maintenance_info jsonb,
  region_restriction boolean not null,
  region_info jsonb,
  changed_at timestamptz not null
);
