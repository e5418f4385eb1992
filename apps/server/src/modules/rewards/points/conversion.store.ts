import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type Conversion = Selectable<Tables['point_conversion']>;

/** The conversion that a request of the member made; null for none. */
export async function findConversion(
  transaction: DatabaseTransaction,
  memberId: bigint,
  requestKey: string,
): Promise<Conversion | null> {
  const row = await transaction
    .selectFrom('point_conversion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertConversion(
  transaction: DatabaseTransaction,
  conversion: Insertable<Tables['point_conversion']>,
): Promise<void> {
  await transaction.insertInto('point_conversion').values(conversion).execute();
}

/** How many points a member has converted from an instant on and before another. */
export async function sumConverted(
  db: Database | DatabaseTransaction,
  memberId: bigint,
  { from, until }: { from: Date; until: Date },
): Promise<bigint> {
  const { rows } = await sql<{ points: bigint }>`
    select coalesce(sum(points), 0)::bigint as points from point_conversion
    where member_id = ${memberId} and converted_at >= ${from} and converted_at < ${until}
  `.execute(db);
  return rows[0]?.points ?? 0n;
}
