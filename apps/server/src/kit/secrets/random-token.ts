import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in a form that fits a header. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token; random input needs no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
