import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export const hub88SignatureHeader = 'x-hub88-signature';

/** Base64 RSA-SHA256 over the raw body. */
export function signHub88(rawBody: string, privateKey: KeyObject): string {
  return sign('sha256', Buffer.from(rawBody), privateKey).toString('base64');
}

export function hub88SignatureMatches(
  rawBody: Buffer,
  signature: unknown,
  publicKey: KeyObject,
): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false;
  return verify('sha256', rawBody, publicKey, Buffer.from(signature, 'base64'));
}
