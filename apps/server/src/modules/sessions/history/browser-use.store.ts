import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Notes that a member has used a browser, which is given by its hash. */
export async function writeBrowserUse(
  db: Database,
  { browser, memberId, at }: { browser: string; memberId: bigint; at: Date },
): Promise<void> {
  await db
    .insertInto('browser_use')
    .values({ browser, member_id: memberId, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['browser', 'member_id'])
        .doUpdateSet({ last_at: sql`greatest(browser_use.last_at, excluded.last_at)` }),
    )
    .execute();
}

export async function forgetBrowserUses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('browser_use').where('last_at', '<', before).execute();
}
