import { sql } from 'kysely';

/**
 * The pairs that follow from the uplines of members: all of each line, up to its end or to the
 * first member who stands in it twice.
 */
const lines = sql`
  line as (
    select parent_id as ancestor_id, id as member_id, 1 as distance
    from member where parent_id is not null
    union all
    select member.parent_id, line.member_id, line.distance + 1
    from line join member on member.id = line.ancestor_id
    where member.parent_id is not null
  ) cycle ancestor_id set repeats using passed`;

/** Each check lists what is wrong with the tree; all are empty on a sound one. */
export const treeChecks = [
  {
    name: 'the pairs of the downline follow from the uplines, with exact distances',
    query: sql<{ subject: string; detail: string }>`
      with recursive ${lines}, sound as (
        select ancestor_id, member_id, min(distance) as distance from line
        where ancestor_id <> member_id group by ancestor_id, member_id
      )
      select coalesce(sound.ancestor_id, d.ancestor_id) || '/'
          || coalesce(sound.member_id, d.member_id) as subject,
        case when d.distance is null then 'missing, at distance ' || sound.distance
          when sound.distance is null then 'surplus, at distance ' || d.distance
          else 'distance ' || d.distance || ', expected ' || sound.distance end as detail
      from sound full join downline d
        on d.ancestor_id = sound.ancestor_id and d.member_id = sound.member_id
      where d.distance is distinct from sound.distance`,
  },
  {
    name: 'nobody is above oneself',
    query: sql<{ subject: string; detail: string }>`
      with recursive ${lines}
      select distinct member_id::text as subject, 'is in a circle of uplines' as detail
      from line where ancestor_id = member_id`,
  },
];
