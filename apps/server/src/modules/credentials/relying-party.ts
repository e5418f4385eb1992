import { isIP } from 'node:net';

/** The domain to which passkeys of this site are bound, and the one origin that may use them. */
export type RelyingParty = { id: string; origin: string };

/**
 * Derived from the public address alone, never from a request. Passkeys are bound to a domain name,
 * so a site at an IP address has none; browsers treat a loopback address as `localhost`.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  if (isIP(url.hostname) !== 0 || url.hostname.startsWith('[')) return null;
  const isSafe = url.protocol === 'https:' || url.hostname === 'localhost';
  return isSafe ? { id: url.hostname, origin: url.origin } : null;
}
