import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { mayBeOffered } from '#modules/accounts/addressable.store.ts';
import type { RainNeed } from '@pavilion/domain/reward/rain';
import { missingFor, type DepositDays } from './shown-rain.store.ts';

/** A claim of a member in a wave, with the id that it gets, and when it arrived. */
export type Claim = { id: string; rainId: string; memberId: bigint; wave: number; at: Date };

/** What became of a claim; `id` is that of the row that stands, null where there is none. */
export type JudgedClaim = {
  id: string | null;
  /** The wave is not drawn, and the rain not called off. */
  isOpen: boolean;
  isOffered: boolean;
  isUnfinished: boolean;
  missing: RainNeed[];
};

/** One row a claim: the rain, the member and the wave. */
type Key = Pick<Claim, 'rainId' | 'memberId' | 'wave'>;

const keyOf = ({ rainId, memberId, wave }: Key) => `${rainId} ${memberId} ${wave}`;

type Judged = Omit<JudgedClaim, 'id'>;

/** Of a rain or a member that is not known; one that counts has a row. */
const unknown: Judged = { isOpen: false, isOffered: true, isUnfinished: false, missing: [] };

/** Why a claim does not count, by its place; or a row that was written, which has no place. */
type WrittenRow = Judged & Key & { item: bigint | null; id: string };

/**
 * Judges claims and writes those that count, in one statement. It holds the rains, so that a draw
 * waits for it, and one that comes after a draw finds the wave drawn. Rows are inserted by member,
 * so that two statements do not deadlock. Judged and written rows are not joined here: without
 * statistics that would compare each with each.
 */
async function judgeAndWrite(
  db: Database,
  claims: readonly Claim[],
  days: DepositDays,
): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    with asked as (
      select * from unnest(
        ${claims.map(({ id }) => id)}::uuid[], ${claims.map(({ rainId }) => rainId)}::uuid[],
        ${claims.map(({ memberId }) => memberId)}::bigint[],
        ${claims.map(({ wave }) => wave)}::smallint[], ${claims.map(({ at }) => at)}::timestamptz[]
      ) with ordinality as asked (id, rain_id, member_id, wave, at, item)
    ), held as (
      select id, state, waves_drawn, min_level, needs_deposit, needs_contact from rain
      where id = any(${[...new Set(claims.map(({ rainId }) => rainId))]}::uuid[])
      order by id for share
    ), judged as (
      select asked.*, member.unfinished, ${mayBeOffered} as offered,
        held.state in ('prepared', 'running', 'over') and held.waves_drawn < asked.wave as open,
        ${missingFor('held', days)} as missing
      from asked join held on held.id = asked.rain_id join member on member.id = asked.member_id
    ), inserted as (
      insert into rain_claim (rain_id, member_id, wave, id, at)
      select distinct on (member_id, rain_id, wave) rain_id, member_id, wave, id, at
      from judged where open and offered and missing = '{}'
      order by member_id, rain_id, wave, item
      on conflict do nothing
      returning rain_id, member_id, wave, id
    )
    select item, open as "isOpen", offered as "isOffered", unfinished as "isUnfinished", missing,
      rain_id as "rainId", member_id as "memberId", wave, id
    from judged where not (open and offered and missing = '{}')
    union all
    select null, null, null, null, null, rain_id, member_id, wave, id from inserted`.execute(db);
  return rows;
}

/** Rows of members in waves, at least those of the given claims. */
async function findStanding(
  db: Database,
  claims: readonly Claim[],
): Promise<(Key & { id: string })[]> {
  if (claims.length === 0) return [];
  const { rows } = await sql<Key & { id: string }>`
    select rain_id as "rainId", member_id as "memberId", wave, id from rain_claim
    where rain_id = any(${[...new Set(claims.map(({ rainId }) => rainId))]}::uuid[])
      and member_id = any(${[...new Set(claims.map(({ memberId }) => memberId))]}::bigint[])
      and wave = any(${[...new Set(claims.map(({ wave }) => wave))]}::smallint[])`.execute(db);
  return rows;
}

/**
 * Judges claims and writes those that count. For each that was not written it looks for one that
 * stands already, of an earlier request or of another process.
 */
export async function writeClaims(
  db: Database,
  claims: readonly Claim[],
  days: DepositDays,
): Promise<JudgedClaim[]> {
  const rows = await judgeAndWrite(db, claims, days);
  const ids = new Map<string, string>();
  const judged = new Map<number, Judged>();
  for (const { item, isOpen, isOffered, isUnfinished, missing, ...row } of rows) {
    if (item === null) ids.set(keyOf(row), row.id);
    else judged.set(Number(item), { isOpen, isOffered, isUnfinished, missing });
  }
  const others = claims.filter((claim) => !ids.has(keyOf(claim)));
  for (const row of await findStanding(db, others)) ids.set(keyOf(row), row.id);
  return claims.map((claim, index) => ({
    ...(judged.get(index + 1) ?? unknown),
    id: ids.get(keyOf(claim)) ?? null,
  }));
}
