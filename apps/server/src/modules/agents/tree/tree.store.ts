import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export type TreeRow = {
  account: string;
  nickname: string;
  type: number;
  level: number;
  status: string;
  registeredAt: Date;
  direct: number;
  below: number;
  suspects: number;
  suspect: boolean;
  openCases: number;
  contracts: number;
  validMinor: bigint;
};

type PagePart = { limit: number; offset: number };

/** Those one step below a member; without one, those at the top who have people below. */
const among = (memberId: bigint | null) =>
  memberId === null
    ? sql`person.parent_id is null
        and person.id in (select parent_id from member where parent_id is not null)`
    : sql`person.parent_id = ${memberId}`;

/** A page of people, the largest teams first, with how many are in their teams. */
const pageAmong = (memberId: bigint | null, { limit, offset }: PagePart) => sql`
  person as materialized (
    select id from member as person where ${among(memberId)}
  ), team as materialized (
    select ancestor_id as id, count(*)::int as size from downline
    where ancestor_id in (select id from person) group by ancestor_id
  ), page as materialized (
    select id, coalesce(team.size, 0) as team from person left join team using (id)
    order by team desc, id limit ${limit} offset ${offset}
  )`;

/** Who of the tree is in an open or confirmed case as somebody's second account, by who is above. */
const suspectsOfPage = sql`
  suspect as materialized (
    select distinct member_id as id from fraud_case
    where kind in ('samePerson', 'sharedDevice') and state <> 'dismissed'
      and member_id is not null
  ), suspects as materialized (
    select page.id, count(*)::int as below from suspect
    join downline on downline.member_id = suspect.id join page on page.id = downline.ancestor_id
    group by page.id
  )`;

/** How many open cases there are of the people of the page and of everybody below them. */
const casesOfPage = sql`
  open_case as materialized (
    select id, agent_id, member_id from fraud_case where state = 'open'
  ), cases as materialized (
    select page.id, count(distinct found.id)::int as open from (
      select id, agent_id as of_id from open_case
      union all select id, member_id from open_case
      union all
      select open_case.id, downline.ancestor_id from open_case
      join downline on downline.member_id = open_case.agent_id
    ) as found join page on page.id = found.of_id
    group by page.id
  )`;

/** Lists a page of people one step below a member, the largest teams first. */
export async function listTreePage(
  db: Database,
  memberId: bigint | null,
  { since, ...part }: PagePart & { since: string },
): Promise<{ rows: TreeRow[]; total: number }> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from member as person where ${among(memberId)}`.execute(db);
  const { rows } = await sql<TreeRow>`
    with ${pageAmong(memberId, part)}, ${suspectsOfPage}, ${casesOfPage}
    select member.username as account, member.nickname, member.member_type as type, member.status,
      member.registered_at as "registeredAt",
      1 + (select count(*)::int from downline where member_id = page.id) as level,
      (select count(*)::int from member as child where child.parent_id = page.id) as direct,
      page.team - coalesce(suspects.below, 0) as below,
      coalesce(suspects.below, 0) as suspects,
      page.id in (select id from suspect) as suspect,
      coalesce(cases.open, 0) as "openCases",
      (
        select count(*)::int from agent_contract
        where payee_id = page.id and state in ('active', 'endAsked')
      ) as contracts,
      coalesce((
        select sum(valid) from (
          select valid from line_day where agent_id = page.id and day >= ${since}::date
          union all
          select valid from member_day where member_id = page.id and day >= ${since}::date
        ) as play
      ), 0)::bigint as "validMinor"
    from page join member using (id)
    left join suspects using (id) left join cases using (id)
    order by page.team desc, page.id`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** A member and everybody above, the top first. */
export async function listPath(
  db: Database,
  memberId: bigint,
): Promise<{ account: string; nickname: string }[]> {
  const { rows } = await sql<{ account: string; nickname: string }>`
    select username as account, nickname from (
      select ancestor_id as id, distance from downline where member_id = ${memberId}
      union all select ${memberId}::bigint, 0
    ) as line join member on member.id = line.id
    order by distance desc`.execute(db);
  return rows;
}
