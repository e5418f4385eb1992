import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that does not depend on how much of them agrees. */
export function isSameText(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
