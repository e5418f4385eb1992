import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const nonceLifetimeMs = 5 * 60_000;

const randomLength = 16;
const timeLength = 6;
const macLength = 16;

function mac(content: Buffer, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(content).digest().subarray(0, macLength);
}

/** Proves that the server made it and when; nothing is stored until it is used. */
export function issueNonce(secret: Uint8Array, now: Date): string {
  const time = Buffer.alloc(timeLength);
  time.writeUIntBE(now.getTime(), 0, timeLength);
  const content = Buffer.concat([randomBytes(randomLength), time]);
  return Buffer.concat([content, mac(content, secret)]).toString('base64url');
}

/** When the nonce ends; null when the server did not make it with this secret. */
export function nonceExpiry(nonce: string, secret: Uint8Array): Date | null {
  const bytes = Buffer.from(nonce, 'base64url');
  if (bytes.length !== randomLength + timeLength + macLength) return null;
  if (bytes.toString('base64url') !== nonce) return null;
  const content = bytes.subarray(0, randomLength + timeLength);
  if (!timingSafeEqual(mac(content, secret), bytes.subarray(content.length))) return null;
  return new Date(content.readUIntBE(randomLength, timeLength) + nonceLifetimeMs);
}
