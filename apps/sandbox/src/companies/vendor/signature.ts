import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'x-request-sign';

/** Hexadecimal HMAC-SHA256 over the raw body, as the header X-REQUEST-SIGN carries it. */
export function signBody(rawBody: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/** Compares in constant time; refuses anything but 64 hexadecimal digits. */
export function signatureMatches(rawBody: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-fA-F]{64}$/.test(signature)) return false;
  const expected = Buffer.from(signBody(rawBody, secret), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
