import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

type BrowserUse = { browser: string; memberId: bigint; at: Date; isApp: boolean };

/**
 * Notes that a member has used a browser, which is given by its hash, and since when it was that of
 * the installed app.
 */
export async function writeBrowserUse(
  db: Database,
  { browser, memberId, at, isApp }: BrowserUse,
): Promise<void> {
  const appAt = isApp ? at : null;
  await db
    .insertInto('browser_use')
    .values({ browser, member_id: memberId, first_at: at, last_at: at, app_at: appAt })
    .onConflict((conflict) =>
      conflict.columns(['browser', 'member_id']).doUpdateSet({
        last_at: sql`greatest(browser_use.last_at, excluded.last_at)`,
        app_at: sql`coalesce(browser_use.app_at, excluded.app_at)`,
      }),
    )
    .execute();
}

/** Notes that a member has logged in from the installed app; the first time counts. */
export async function writeAppLogin(db: Database, memberId: bigint, at: Date): Promise<void> {
  await db
    .insertInto('app_login')
    .values({ member_id: memberId, at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

/**
 * Forgets uses of browsers that ended before an instant. A browser of which no use is left is
 * forgotten with what it brought: it may bring the bonus for the app again.
 */
export async function forgetBrowserUses(db: Database, before: Date): Promise<void> {
  await sql`
    with forgotten as (
      delete from browser_use where last_at < ${before} returning browser
    )
    update app_bonus set browser = null
    where browser in (select browser from forgotten) and not exists (
      select from browser_use as other
      where other.browser = app_bonus.browser and other.last_at >= ${before})`.execute(db);
}
