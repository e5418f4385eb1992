import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { onlineMembers } from './online.store.ts';
import type { TeamSize } from './team-counts.store.ts';
import type { SeenBalance } from './team-deps.ts';

/** Whose team is listed: the agent's, or that of somebody some steps below. */
export type ShownTeam = { memberId: bigint; distance: number; scope: 'direct' | 'all' };

export type DownlineFilter = {
  /** A whole user name, or what it begins with. */
  name: { is: string } | { beginsWith: string } | undefined;
  type: number | undefined;
  online: boolean | undefined;
  registeredFrom: Date | undefined;
  registeredUntil: Date | undefined;
  balanceFrom: bigint | undefined;
  balanceTo: bigint | undefined;
};

export type WantedDownlines = {
  team: ShownTeam;
  filter: DownlineFilter;
  sort: 'registered' | 'lastLogin' | 'balance' | 'teamSize';
  direction: 'asc' | 'desc';
};

/** What the list depends on beside its filters. */
export type DownlineView = {
  now: Date;
  timeZone: string;
  currency: string;
  /** Whose balance the agent sees. */
  seenBalance: SeenBalance;
};

type Part = RawBuilder<unknown>;

/** Whether the agent sees the balance of somebody at a distance. */
const seesBalance = (distance: Part, seen: SeenBalance): Part =>
  ({ all: sql`true`, direct: sql`${distance} = 1`, none: sql`false` })[seen];

/** The people of a team, with their distance from the agent as `level`. */
function peopleOf({ memberId, distance, scope }: ShownTeam): Part {
  return scope === 'direct'
    ? sql`
      select member.*, ${distance + 1}::int as level from member
      where parent_id = ${memberId}`
    : sql`
      select member.*, ${distance}::int + below.distance as level
      from downline as below join member on member.id = below.member_id
      where below.ancestor_id = ${memberId}`;
}

/** A pattern of `like` for texts that begin so. */
export const beginning = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The balance of a person, null where the agent does not see it; joined by `accountOf`. */
const balanceOf = (level: Part, { seenBalance }: DownlineView): Part =>
  sql`case when ${seesBalance(level, seenBalance)} then coalesce(account.balance, 0) end`;

/** Joins the accounts that `balanceOf` reads; those of direct children are few in a large team. */
function accountOf(person: Part, agentId: bigint, { currency, seenBalance }: DownlineView): Part {
  const ofPerson = sql`account.member_id = ${person}`;
  if (seenBalance === 'all') {
    return sql`left join account on ${ofPerson} and account.currency = ${currency}`;
  }
  return sql`left join (
    select account.member_id, account.balance from member as child
    join account on account.member_id = child.id and account.currency = ${currency}
    where child.parent_id = ${agentId}
  ) as account on ${ofPerson}`;
}

/** The conditions that a person must meet; none without a filter. */
function conditionsOf(
  { name, type, online, registeredFrom, registeredUntil, ...filter }: DownlineFilter,
  view: DownlineView,
): Part[] {
  const { balanceFrom, balanceTo } = filter;
  const balance = balanceOf(sql`level`, view);
  const parts: Part[] = [];
  if (name && 'is' in name) parts.push(sql`username = ${name.is}`);
  if (name && 'beginsWith' in name) parts.push(sql`username like ${beginning(name.beginsWith)}`);
  if (type !== undefined) parts.push(sql`member_type = ${type}`);
  if (online !== undefined) {
    parts.push(sql`(person.id in (${onlineMembers(view.now)})) = ${online}::boolean`);
  }
  if (registeredFrom) parts.push(sql`registered_at >= ${registeredFrom}`);
  if (registeredUntil) parts.push(sql`registered_at < ${registeredUntil}`);
  if (balanceFrom !== undefined) parts.push(sql`${balance} >= ${balanceFrom}::bigint`);
  if (balanceTo !== undefined) parts.push(sql`${balance} <= ${balanceTo}::bigint`);
  return parts;
}

const sizesNow = sql`
  select agent_id, members, direct from team_head where day = (select max(day) from team_head)`;

/** By what a list is ordered. Of log-ins the day alone: their times are not for agents. */
function keyOf(sort: WantedDownlines['sort'], view: DownlineView): Part {
  switch (sort) {
    case 'registered':
      return sql`registered_at`;
    case 'lastLogin':
      return sql`(last_login_at at time zone ${view.timeZone})::date`;
    case 'balance':
      return balanceOf(sql`level`, view);
    case 'teamSize':
      return sql`coalesce(size.members, 0)`;
  }
}

/**
 * Finds the people of one page, in their order, and how many the filter lets through; null without
 * one, when those are the whole team.
 */
export async function findDownlinePage(
  db: Database,
  { team, filter, sort, direction }: WantedDownlines,
  view: DownlineView,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: bigint[]; total: number | null }> {
  const asksBalance = filter.balanceFrom !== undefined || filter.balanceTo !== undefined;
  // Where an agent sees the balances of direct children alone, only they pass a filter by balance.
  const shown =
    asksBalance && view.seenBalance === 'direct' ? { ...team, scope: 'direct' as const } : team;
  const account = accountOf(sql`person.id`, team.memberId, view);
  const size = sql`left join (${sizesNow}) as size on size.agent_id = person.id`;
  const people = sql`(${peopleOf(shown)}) as person`;
  const parts = conditionsOf(filter, view);
  const conditions = sql.join([sql`true`, ...parts], sql` and `);
  const count = sql`(
    select count(*)::int from ${people} ${asksBalance ? account : sql``} where ${conditions}
  )`;
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ ids: bigint[]; total: number | null }>`
    select ${parts.length > 0 ? count : sql`null::int`} as total, array(
      select person.id from ${people}
      ${asksBalance || sort === 'balance' ? account : sql``} ${sort === 'teamSize' ? size : sql``}
      where ${conditions}
      order by ${keyOf(sort, view)} ${order} nulls last, person.id limit ${limit} offset ${offset}
    ) as ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

export type DownlineRow = TeamSize & {
  id: bigint;
  username: string;
  nickname: string;
  memberType: number;
  isActive: boolean;
  registeredAt: Date;
  lastLoginAt: Date | null;
  level: number;
  /** From one step below the agent down to the person. */
  path: string[];
  /** Cash and bonus; null where the agent does not see it. */
  balance: bigint | null;
  isOnline: boolean;
};

/** Reads what a list shows of people below an agent, in the order of their ids as given. */
export async function readDownlineRows(
  db: Database,
  agentId: bigint,
  ids: readonly bigint[],
  view: DownlineView,
): Promise<DownlineRow[]> {
  const { rows } = await sql<DownlineRow>`
    select member.id, member.username, member.nickname, member.member_type as "memberType",
      member.status = 'active' as "isActive", member.registered_at as "registeredAt",
      member.last_login_at as "lastLoginAt", below.distance as level, array(
        select step.username from (
          select ancestor_id as id from downline where member_id = member.id
          union all
          select member.id
        ) as line
        join downline as steps on steps.ancestor_id = ${agentId} and steps.member_id = line.id
        join member as step on step.id = line.id
        order by steps.distance
      ) as path,
      ${balanceOf(sql`below.distance`, view)} as balance,
      member.id in (${onlineMembers(view.now)}) as "isOnline",
      coalesce(size.members, 0) as "teamSize", coalesce(size.direct, 0) as "directSize"
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join member on member.id = wanted.id
    join downline as below on below.ancestor_id = ${agentId} and below.member_id = member.id
    ${accountOf(sql`member.id`, agentId, view)}
    left join (${sizesNow}) as size on size.agent_id = member.id
    order by wanted.place`.execute(db);
  return rows;
}

/** Counts the people below somebody. */
export async function countBelow(db: Database, memberId: bigint): Promise<TeamSize> {
  const { rows } = await sql<TeamSize>`
    select (
      select count(*)::int from downline where ancestor_id = ${memberId}
    ) as "teamSize", (
      select count(*)::int from member where parent_id = ${memberId}
    ) as "directSize"`.execute(db);
  return rows[0] ?? { teamSize: 0, directSize: 0 };
}
