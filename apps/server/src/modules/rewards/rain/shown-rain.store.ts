import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { mayBeOffered } from '#modules/accounts/addressable.store.ts';
import { hasProvedContact } from '#modules/accounts/contact.store.ts';
import type { RainNeed } from '@pavilion/domain/reward/rain';
import type { RainRow } from './rain.store.ts';

/** No rain falls for longer than this. */
const longestMs = 15 * minuteMs;

/** The last rain is shown for so long. */
const lastShownMs = 30 * dayMs;

/** The first and the last day, `YYYY-MM-DD`, whose deposits count. */
export type DepositDays = { firstDay: string; today: string };

/** What a row of `member` lacks of what a rain, by its name in the query, takes. */
export const missingFor = (rain: string, { firstDay, today }: DepositDays) => sql<RainNeed[]>`
  array_remove(array[
    case when member.vip_level < ${sql.ref(`${rain}.min_level`)} then 'level' end,
    case when ${sql.ref(`${rain}.needs_deposit`)} and coalesce((
      select sum(deposit) from member_day
      where member_day.member_id = member.id
        and day between ${firstDay}::date and ${today}::date
    ), 0) <= 0 then 'deposit' end,
    case when ${sql.ref(`${rain}.needs_contact`)} and not ${hasProvedContact('member')}
      then 'contact' end
  ], null)`;

/** The rain that falls and six that come, in the order in which they fall, and the last one. */
export async function listShownRains(db: Database, now: Date): Promise<RainRow[]> {
  const kept = db.selectFrom('rain').selectAll().where('state', '<>', 'cancelled');
  const coming = await kept
    .where('ends_at', '>', now)
    .where('begins_at', '>', new Date(now.getTime() - longestMs))
    .orderBy('begins_at')
    .limit(8)
    .execute();
  const last = await kept
    .where('state', '<>', 'planned')
    .where('ends_at', '<=', now)
    .where('begins_at', '>', new Date(now.getTime() - lastShownMs))
    .orderBy('begins_at', 'desc')
    .limit(1)
    .execute();
  return [...last, ...coming];
}

/** How a member stands to a rain; no rain where none of those asked for is known. */
export type Standing = {
  rainId: string | null;
  isOffered: boolean;
  missing: RainNeed[];
  claimId: string | null;
};

/** What is asked for a member: how they stand to rains, and what is claimed in a wave. */
export type AskedStanding = { memberId: bigint; rainIds: readonly string[]; wave: number };

/** How members stand to the rains of each, in their order; several are read in one statement. */
export async function standingsOf(
  db: Database,
  asked: readonly AskedStanding[],
  days: DepositDays,
): Promise<Standing[][]> {
  const rains = asked.flatMap(({ rainIds, ...of }, item) =>
    (rainIds.length > 0 ? rainIds : [null]).map((rainId) => ({ ...of, rainId, item })),
  );
  const { rows } = await sql<Standing & { item: number }>`
    select asked.item, rain.id as "rainId", ${mayBeOffered} as "isOffered",
      ${missingFor('rain', days)} as missing,
      (
        select rain_claim.id from rain_claim
        where rain_claim.rain_id = rain.id and rain_claim.member_id = member.id
          and rain_claim.wave = asked.wave
      ) as "claimId"
    from unnest(
      ${rains.map(({ item }) => item)}::int[], ${rains.map(({ memberId }) => memberId)}::bigint[],
      ${rains.map(({ rainId }) => rainId)}::uuid[], ${rains.map(({ wave }) => wave)}::smallint[]
    ) as asked (item, member_id, rain_id, wave)
    join member on member.id = asked.member_id left join rain on rain.id = asked.rain_id`.execute(
    db,
  );
  const standings = asked.map((): Standing[] => []);
  for (const { item, ...row } of rows) standings[item]?.push(row);
  return standings;
}
