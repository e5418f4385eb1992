-- The members of a tree. The setting bench.parents is an array with the upline of each agent, in
-- order; bench.players says how many players there are, spread over the agents. Triggers are off,
-- as writing who is below whom for each member alone would take half a minute.
set session_replication_role = replica;
insert into member (id, username, member_type, password_hash, parent_id, registered_at)
overriding system value
select number, 'agent' || number, 1, 'none', nullif(parent, 0), now() - interval '60 days'
from unnest(current_setting('bench.parents')::bigint[]) with ordinality as agent (parent, number)
order by number;
insert into member (id, username, member_type, password_hash, parent_id, registered_at)
overriding system value
select agents + number, 'player' || number, 0, 'none', 1 + number::bigint * 7919 % agents,
  now() - interval '60 days'
from (select current_setting('bench.agents')::int as agents) as tree,
  generate_series(1, current_setting('bench.players')::int) as number
order by number;
select setval(pg_get_serial_sequence('member', 'id'), (select max(id) from member));
insert into downline (ancestor_id, member_id, distance)
with recursive line as (
  select parent_id as ancestor_id, id as member_id, 1 as distance
  from member where parent_id is not null
  union all
  select member.parent_id, line.member_id, line.distance + 1
  from line join member on member.id = line.ancestor_id
  where member.parent_id is not null
)
select ancestor_id, member_id, distance from line;
reset session_replication_role;
analyze member, downline;
