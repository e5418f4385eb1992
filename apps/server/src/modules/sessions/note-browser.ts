import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { hashToken } from '#kit/secrets/random-token.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { writeBrowserUse } from './history/browser-use.store.ts';
import type { LoginMethod } from './history/login-record.store.ts';

/** The longest time for which browsers keep a cookie. */
const cookieKeptMs = 400 * dayMs;
/** Thirteen months without a use. */
export const browsersKeptMs = 396 * dayMs;

/**
 * Notes at the start of a session which browser it is in, by the value that the browser keeps,
 * and gives it one where it has none. Trial accounts leave nothing.
 */
export async function noteBrowser(
  { db, clock }: { db: Database; clock: Clock },
  memberId: bigint,
  way: LoginMethod,
  { browserCookie }: RequestContext,
): Promise<void> {
  if (browserCookie === undefined || way === 'trial') return;
  const at = clock();
  const value = browserCookie.value ?? randomBytes(16).toString('base64url');
  browserCookie.write(value, new Date(at.getTime() + cookieKeptMs));
  await writeBrowserUse(db, { browser: hashToken(value).toString('hex'), memberId, at });
}
