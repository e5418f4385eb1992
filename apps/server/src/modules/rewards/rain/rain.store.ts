import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { RainState } from '@pavilion/domain/reward/rain';

type Executor = Database | DatabaseTransaction;

export type RainRow = Selectable<Tables['rain']>;

export async function findRain(db: Executor, id: string): Promise<RainRow | null> {
  const row = await db.selectFrom('rain').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Locks a rain until the transaction ends; after the locks of members. */
export async function lockRain(
  transaction: DatabaseTransaction,
  id: string,
): Promise<RainRow | null> {
  const query = transaction.selectFrom('rain').selectAll().where('id', '=', id);
  return (await query.forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/** Lets one transaction at a time plan: two that overlap would wait for each other for ever. */
export async function lockPlanning(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('rain-plan'))`.execute(transaction);
}

export async function insertRain(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['rain']>,
): Promise<void> {
  await transaction.insertInto('rain').values(row).execute();
}

export async function writeRain(
  transaction: DatabaseTransaction,
  id: string,
  change: Updateable<Tables['rain']>,
): Promise<void> {
  await transaction.updateTable('rain').set(change).where('id', '=', id).execute();
}

/** Rains in one of the states, in the order in which they fall. */
export function listRainsIn(db: Executor, states: readonly RainState[]): Promise<RainRow[]> {
  const query = db.selectFrom('rain').selectAll().where('state', 'in', states);
  return query.orderBy('begins_at').execute();
}

/** The rain that an operator planned with a request key; null for none. */
export async function findPlanned(
  db: Executor,
  operator: string,
  requestKey: string,
): Promise<RainRow | null> {
  const row = await db
    .selectFrom('rain')
    .selectAll()
    .where('planned_by', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** A rain with its claims, and the envelopes that were given, so far; `spent` in minor units. */
export type CountedRain = RainRow & { claims: number; taken: number; spent: bigint };

/** Rains, each with what came of it. */
function countedRains(db: Executor) {
  const claims = sql<number>`(
    select count(*)::int from rain_claim claim where claim.rain_id = rain.id
  )`;
  return db
    .selectFrom('rain')
    .leftJoinLateral(
      (given) =>
        given
          .selectFrom('rain_envelope')
          .select([
            sql<number>`count(*)::int`.as('taken'),
            sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('spent'),
          ])
          .whereRef('rain_envelope.rain_id', '=', 'rain.id')
          .where('rain_envelope.member_id', 'is not', null)
          .as('given'),
      (join) => join.onTrue(),
    )
    .selectAll('rain')
    .select([claims.as('claims'), 'given.taken', 'given.spent'])
    .$castTo<CountedRain>();
}

export async function findCounted(db: Executor, id: string): Promise<CountedRain> {
  return countedRains(db).where('rain.id', '=', id).executeTakeFirstOrThrow();
}

/** Lists a page, the latest first. */
export async function listRainsPage(
  db: Database,
  { state, limit, offset }: { state: RainState | undefined; limit: number; offset: number },
): Promise<{ rows: CountedRain[]; total: number }> {
  let page = countedRains(db);
  let all = db.selectFrom('rain').select(sql<number>`count(*)::int`.as('total'));
  if (state !== undefined) {
    page = page.where('rain.state', '=', state);
    all = all.where('state', '=', state);
  }
  const rows = await page
    .orderBy('rain.begins_at', 'desc')
    .orderBy('rain.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}
