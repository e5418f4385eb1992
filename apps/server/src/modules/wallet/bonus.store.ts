import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Returns whether games of a category may use the money of a bonus. */
export async function isOpenTo(db: Database, bonusId: bigint, category: string): Promise<boolean> {
  const row = await db
    .selectFrom('bonus')
    .select(sql<boolean>`jsonb_exists(contribution, ${category})`.as('open'))
    .where('id', '=', bonusId)
    .executeTakeFirst();
  return row?.open ?? false;
}
