import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

export const signatureHeader = 'x-request-sign';

const signaturePattern = /^[0-9a-f]{64}$/i;

/** Hexadecimal HMAC-SHA256 over the bytes of a body. */
export function signBody(rawBody: Buffer | string, key: KeyObject): string {
  return createHmac('sha256', key).update(rawBody).digest('hex');
}

/** Compares in constant time; anything but 64 hexadecimal digits does not match. */
export function signatureMatches(rawBody: Buffer, given: unknown, key: KeyObject): boolean {
  if (typeof given !== 'string' || !signaturePattern.test(given)) return false;
  const expected = createHmac('sha256', key).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
