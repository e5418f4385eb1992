import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../kit/random-token.ts';

/** Someone who may call what stands under `/operator/`. */
export type Operator = { name: string; token: string };

/** Answers with the name behind a key, or null; every key is compared, each in constant time. */
export function createOperatorKeys(operators: readonly Operator[]) {
  const known = operators.map(({ name, token }) => ({ name, hash: hashToken(token) }));
  return function operatorOf(key: string): string | null {
    const given = hashToken(key);
    const found = known.filter(({ hash }) => timingSafeEqual(hash, given));
    return found[0]?.name ?? null;
  };
}
