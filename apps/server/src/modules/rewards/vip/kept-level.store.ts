import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/** A level that is safe before a day. */
export type KeptStanding = { memberId: bigint; level: number; keptUntil: string };

/** Makes levels need no keeping: those up to a floor, or all of them. */
export async function endKeeping(db: Database, floorLevel: number | null): Promise<void> {
  await sql`
    update vip_standing set kept_until = null
    where kept_until is not null
      and (${floorLevel}::int is null or level <= ${floorLevel}::int)`.execute(db);
}

/** Has levels above a floor that needed no keeping kept from a day on. */
export async function startKeeping(
  db: Database,
  floorLevel: number,
  keptUntil: string,
): Promise<void> {
  await sql`
    update vip_standing set kept_until = ${keptUntil}::date
    where kept_until is null and level > ${floorLevel}`.execute(db);
}

/** The days on which levels are no longer safe, each once. */
export async function listKeptUntil(db: Database): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct kept_until::text as day from vip_standing
    where kept_until is not null order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/** Moves the end of the safety of all levels from one day to another. */
export async function moveKeptUntil(db: Database, before: string, after: string): Promise<void> {
  await sql`
    update vip_standing set kept_until = ${after}::date
    where kept_until = ${before}::date`.execute(db);
}

/** Where a page of members begins: after this one, or with the first. */
type Page<Key> = { after: Key | null; limit: number };

/** Lists levels that are no longer safe on a day, the longest overdue first. */
export async function listToCheck(
  db: Database,
  day: string,
  { after, limit }: Page<Pick<KeptStanding, 'memberId' | 'keptUntil'>>,
): Promise<KeptStanding[]> {
  const { rows } = await sql<KeptStanding>`
    select member_id as "memberId", level, kept_until::text as "keptUntil" from vip_standing
    where kept_until <= ${day}::date
      and (kept_until, member_id)
        > (${after?.keptUntil ?? '-infinity'}::date, ${after?.memberId ?? 0n}::bigint)
    order by kept_until, member_id limit ${limit}`.execute(db);
  return rows;
}

/** Writes until when levels are safe that were kept; what has changed meanwhile stays. */
export async function writeKept(
  db: Database,
  kept: readonly (KeptStanding & { next: string | null })[],
): Promise<void> {
  if (kept.length === 0) return;
  await sql`
    with locked as (
      select standing.member_id, kept.next from unnest(
        ${kept.map(({ memberId }) => memberId)}::bigint[],
        ${kept.map(({ level }) => level)}::int[],
        ${kept.map(({ keptUntil }) => keptUntil)}::date[],
        ${kept.map(({ next }) => next)}::date[]
      ) as kept (member_id, level, kept_until, next)
      join vip_standing as standing on standing.member_id = kept.member_id
        and standing.level = kept.level and standing.kept_until = kept.kept_until
      order by standing.member_id for update of standing
    )
    update vip_standing set kept_until = locked.next from locked
    where vip_standing.member_id = locked.member_id`.execute(db);
}

/** Lists levels whose safety ends on a day of which their members were not warned. */
export async function listToWarn(
  db: Database,
  keptUntil: string,
  { after, limit }: Page<bigint>,
): Promise<KeptStanding[]> {
  const { rows } = await sql<KeptStanding>`
    select member_id as "memberId", level, kept_until::text as "keptUntil" from vip_standing
    where kept_until = ${keptUntil}::date and warned_for is distinct from kept_until
      and member_id > ${after ?? 0n}
    order by member_id limit ${limit}`.execute(db);
  return rows;
}

/** Notes that a member was warned of a day; false where that was done, or the level has changed. */
export async function noteWarned(
  transaction: DatabaseTransaction,
  { memberId, level, keptUntil }: KeptStanding,
): Promise<boolean> {
  const { rows } = await sql`
    update vip_standing set warned_for = kept_until
    where member_id = ${memberId} and level = ${level} and kept_until = ${keptUntil}::date
      and warned_for is distinct from kept_until
    returning member_id`.execute(transaction);
  return rows.length > 0;
}
