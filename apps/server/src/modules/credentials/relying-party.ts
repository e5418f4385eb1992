import { isIP } from 'node:net';

/** The name that passkeys of this site are bound to, and the one origin that may use them. */
export type RelyingParty = { id: string; origin: string };

/**
 * Taken from the public address alone, never from a request. Keys are bound to a name, so a site
 * that is reached by number has none; a loopback number is known to browsers as `localhost`.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  if (isIP(url.hostname) !== 0 || url.hostname.startsWith('[')) return null;
  const isSafe = url.protocol === 'https:' || url.hostname === 'localhost';
  return isSafe ? { id: url.hostname, origin: url.origin } : null;
}
