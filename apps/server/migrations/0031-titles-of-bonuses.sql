-- A bonus keeps the title of its promotion, which may change or be withdrawn while it is wagered.
-- By language; null for what has no promotion. Earlier ones take the last title that was written.
alter table bonus add column title jsonb;

update bonus set title = (
  select v.body -> 'title' from content_version v
  where v.kind = 'promotion' and v.id = bonus.origin and v.body is not null
  order by v.version desc limit 1);
