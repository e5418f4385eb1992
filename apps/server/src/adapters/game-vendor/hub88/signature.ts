import { sign, verify, type KeyObject } from 'node:crypto';

export const signatureHeader = 'x-hub88-signature';

/** Base64 characters in the signature of the longest key in use, 8192 bits. */
const longestSignature = 1368;

/** Base64 RSA-SHA256 over the bytes of a body. */
export function signBody(rawBody: Buffer | string, privateKey: KeyObject): string {
  return sign('sha256', Buffer.from(rawBody), privateKey).toString('base64');
}

export function signatureMatches(rawBody: Buffer, given: unknown, publicKey: KeyObject): boolean {
  if (typeof given !== 'string' || given.length > longestSignature) return false;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(given)) return false;
  return verify('sha256', rawBody, publicKey, Buffer.from(given, 'base64'));
}
