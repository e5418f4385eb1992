import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/** What was given for friends since a moment, in minor units, without what is void. */
export async function sumReferralRewards(
  db: Database | DatabaseTransaction,
  since: Date,
): Promise<bigint> {
  const row = await db
    .selectFrom('reward')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('origin', '=', 'referral')
    .where('state', '<>', 'void')
    .where('given_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.sum;
}
