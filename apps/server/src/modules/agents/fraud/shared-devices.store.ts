import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import {
  accountsOfDevice,
  daysBefore,
  hoursCompared,
  mostOfAddress,
} from '@pavilion/domain/fraud/shared-devices';
import type { StoredFacts } from './case.store.ts';

/** Another account that shares something with a member, and the last use of it by the two. */
export type SharedUse = {
  memberId: bigint;
  /** The direct upline of the member. */
  agentId: bigint;
  otherId: bigint;
  by: 'device' | 'address';
  lastAt: Date;
};

/** Lets one process look at a time. */
export async function lockSearch(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fraud-shared-devices'))`.execute(transaction);
}

/** Members with an upline who have registered since, and until when others are compared. */
const fresh = (since: Date) => sql`fresh as materialized (
  select id, parent_id, registered_at - make_interval(days => ${daysBefore}) as begin,
    registered_at + make_interval(hours => ${hoursCompared}) as until
  from member where registered_at > ${since}::timestamptz and parent_id is not null
)`;

/** Whether an account is in the line of a member: above it, or below its direct upline. */
const isInLine = (otherId: ReturnType<typeof sql>) => sql`(
  exists (select from downline where ancestor_id = ${otherId} and member_id = fresh.id)
  or exists (select from downline where ancestor_id = fresh.parent_id and member_id = ${otherId})
)`;

/** Lists who of the line uses the devices of those who have registered since. */
export async function listDeviceUses(
  transaction: DatabaseTransaction,
  registeredSince: Date,
): Promise<SharedUse[]> {
  const { rows } = await sql<SharedUse>`
    with ${fresh(registeredSince)}
    select fresh.id as "memberId", fresh.parent_id as "agentId", other.member_id as "otherId",
      'device' as by,
      max(least(greatest(own.last_at, other.last_at), fresh.until)) as "lastAt"
    from fresh
    join browser_use as own on own.member_id = fresh.id and own.first_at <= fresh.until
    join browser_use as other on other.browser = own.browser and other.member_id <> fresh.id
      and other.first_at <= fresh.until and other.last_at >= fresh.begin
    where ${isInLine(sql`other.member_id`)}
    group by fresh.id, fresh.parent_id, other.member_id`.execute(transaction);
  return rows;
}

/** The addresses on the net at which operators have worked. */
export async function listAddressesOfOperators(
  transaction: DatabaseTransaction,
  since: Date,
): Promise<string[]> {
  // From one address to the next by the index, since each has many entries.
  const { rows } = await sql<{ address: string }>`
    with recursive working as (
      select min(address) as address from audit_entry
      union all
      select (select min(address) from audit_entry where address > working.address)
      from working where address is not null
    )
    select address from working where address is not null and exists (
      select from audit_entry where audit_entry.address = working.address and at >= ${since}
    )`.execute(transaction);
  return rows.map(({ address }) => address);
}

/** Lists who of the line uses the networks of those who have registered since. */
export async function listAddressUses(
  transaction: DatabaseTransaction,
  registeredSince: Date,
  networksOfOperators: readonly string[],
): Promise<SharedUse[]> {
  const { rows } = await sql<SharedUse>`
    with ${fresh(registeredSince)}, own as materialized (
      select fresh.id, login_record.network, max(login_record.at) as at
      from fresh join login_record on login_record.member_id = fresh.id
        and login_record.outcome = 'succeeded' and login_record.at <= fresh.until
      where login_record.network <> all (${[...networksOfOperators]}::text[])
      group by fresh.id, login_record.network
    ), home as materialized (
      select network from (select distinct network from own) as seen
      where (
        select count(*) from (
          select distinct member_id from login_record
          where network = seen.network and outcome = 'succeeded' and member_id is not null
          limit ${mostOfAddress + 1}
        ) as users
      ) <= ${mostOfAddress}
    )
    select fresh.id as "memberId", fresh.parent_id as "agentId", other.member_id as "otherId",
      'address' as by, max(greatest(own.at, other.at)) as "lastAt"
    from fresh join own on own.id = fresh.id join home on home.network = own.network
    join login_record as other on other.network = own.network and other.outcome = 'succeeded'
      and other.member_id <> fresh.id and other.at between fresh.begin and fresh.until
    where ${isInLine(sql`other.member_id`)}
    group by fresh.id, fresh.parent_id, other.member_id`.execute(transaction);
  return rows;
}

/** An account on a device that at least two others below the same agent use. */
export type CrowdMember = {
  /** The same for all who are below one agent on one device. */
  crowd: string;
  memberId: bigint;
  /** The direct upline of the member. */
  agentId: bigint;
  lastAt: Date;
};

/** Lists the accounts below one direct upline that share a device, where it was used since. */
export async function listCrowds(
  transaction: DatabaseTransaction,
  usedSince: Date,
): Promise<CrowdMember[]> {
  const { rows } = await sql<CrowdMember>`
    with used as materialized (
      select browser, member.id, member.parent_id, last_at
      from browser_use join member on member.id = browser_use.member_id
      where member.parent_id is not null and browser in (
        select browser from browser_use where last_at > ${usedSince}::timestamptz
      )
    ), line as materialized (
      select used.browser, downline.ancestor_id as agent_id, used.id, used.parent_id,
        used.last_at, count(*) over (partition by used.browser, downline.ancestor_id) as size
      from used join downline on downline.member_id = used.id
      where (used.browser, downline.ancestor_id) in (select browser, parent_id from used)
    )
    select browser || ' ' || agent_id as crowd, id as "memberId", parent_id as "agentId",
      last_at as "lastAt"
    from line where size >= ${accountsOfDevice}`.execute(transaction);
  return rows;
}

/** Who of some members is above which others of them. */
export async function listAbove(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<{ aboveId: bigint; memberId: bigint }[]> {
  const ids = sql`${[...memberIds]}::bigint[]`;
  const { rows } = await sql<{ aboveId: bigint; memberId: bigint }>`
    select ancestor_id as "aboveId", member_id as "memberId" from downline
    where member_id = any (${ids}) and ancestor_id = any (${ids})`.execute(transaction);
  return rows;
}

/** The last case of an account that is open or was dismissed. */
type KnownCase = { facts: StoredFacts; lastAt: Date; isDismissed: boolean };

/** What the last cases of accounts know of shared devices, by the ids of the accounts. */
export async function findKnown(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<string, KnownCase>> {
  const { rows } = await sql<KnownCase & { subject: string }>`
    select distinct on (subject) subject, facts, last_at as "lastAt",
      state = 'dismissed' as "isDismissed"
    from fraud_case
    where kind = 'sharedDevice' and state <> 'confirmed'
      and subject = any (${memberIds.map(String)}::text[])
    order by subject, decided_at desc nulls first`.execute(transaction);
  return new Map(rows.map(({ subject, ...known }) => [subject, known]));
}
