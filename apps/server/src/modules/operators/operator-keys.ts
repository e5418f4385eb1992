import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { RateLimit, RateLimiter } from '#kit/limits/rate-limit.ts';
import { countedAt } from '#kit/network/address-network.ts';
import { hashToken } from '#kit/secrets/random-token.ts';

/** An operator with a key for the calls under `/operator/`. */
export type Operator = { name: string; token: string };

/** Wrong keys from one network; once they are spent no key from there is checked. */
export const wrongOperatorKeys: RateLimit = { uses: 10, windowMs: 15 * 60_000 };

/** Identifies the operator of a key; every key is compared, each in constant time. */
export function createOperatorKeys(
  operators: readonly Operator[],
  limiter: Pick<RateLimiter, 'spendTry'>,
) {
  const known = operators.map(({ name, token }) => ({ name, hash: hashToken(token) }));

  function nameBehind(key: string): string | null {
    const given = hashToken(key);
    const found = known.filter(({ hash }) => timingSafeEqual(hash, given));
    return found[0]?.name ?? null;
  }

  /** Null for a wrong key; throws `request.limited` when the network has sent too many of them. */
  return async function operatorOf(key: string, address: string): Promise<string | null> {
    if (key === '') return null;
    const counted = countedAt('wrong operator key', address, wrongOperatorKeys);
    const judged = await limiter.spendTry({ counted }, async () => nameBehind(key));
    if (judged.outcome === 'spent') throw new ApiError('request.limited');
    return judged.outcome === 'right' ? judged.value : null;
  };
}
