import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { ContentKind } from '@pavilion/contract/operator/content';

type Executor = Database | DatabaseTransaction;
export type ContentVersion = Selectable<Tables['content_version']>;

export async function findVersionByKey(
  db: Executor,
  requestKey: string,
): Promise<ContentVersion | null> {
  const row = await db
    .selectFrom('content_version')
    .selectAll()
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** The versions of one item, newest first. */
export function findVersions(
  db: Executor,
  kind: ContentKind,
  id: string,
): Promise<ContentVersion[]> {
  return db
    .selectFrom('content_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

/** The latest version of one item; null when no operator has written it. */
export async function findLatestState(
  db: Executor,
  kind: ContentKind,
  id: string,
): Promise<ContentVersion | null> {
  const last = await db
    .selectFrom('content_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

/** False when another request has just written this version, or used this request key. */
export async function insertVersion(
  transaction: DatabaseTransaction,
  version: ContentVersion,
): Promise<boolean> {
  const row = await transaction
    .insertInto('content_version')
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest version of every item that an operator has written, in order of creation. */
export async function listLatestVersions(db: Executor): Promise<ContentVersion[]> {
  const rows = await db
    .selectFrom('content_version')
    .distinctOn(['kind', 'id'])
    .selectAll()
    .select((eb) =>
      eb.fn
        .min('written_at')
        .over((over) => over.partitionBy(['kind', 'id']))
        .as('first_written_at'),
    )
    .orderBy('kind')
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute();
  return rows.toSorted(
    (one, other) => one.first_written_at.getTime() - other.first_written_at.getTime(),
  );
}
