import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { hashToken } from '#kit/secrets/random-token.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { writeAppLogin, writeBrowserUse } from './history/browser-use.store.ts';
import type { LoginMethod } from './history/login-record.store.ts';

/** The longest time for which browsers keep a cookie. */
const cookieKeptMs = 400 * dayMs;
/** Thirteen months without a use. */
export const browsersKeptMs = 396 * dayMs;

/** The hash of the value by which the browser is known, which it is given where it has none. */
function browserOf({ browserCookie }: RequestContext, at: Date): string | null {
  if (browserCookie === undefined) return null;
  const value = browserCookie.value ?? randomBytes(16).toString('base64url');
  browserCookie.write(value, new Date(at.getTime() + cookieKeptMs));
  return hashToken(value).toString('hex');
}

/**
 * Notes at the start of a session which browser it is in, by the value that the browser keeps,
 * and whether it is that of the installed app. Trial accounts leave nothing.
 */
export async function noteBrowser(
  { db, clock }: { db: Database; clock: Clock },
  memberId: bigint,
  way: LoginMethod,
  context: RequestContext,
): Promise<void> {
  if (way === 'trial') return;
  const at = clock();
  const { isApp = false } = context;
  const browser = browserOf(context, at);
  if (browser !== null) await writeBrowserUse(db, { browser, memberId, at, isApp });
  if (isApp) await writeAppLogin(db, memberId, at);
}
