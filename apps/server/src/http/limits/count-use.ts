import { createHash } from 'node:crypto';
import { addressNetwork, countedAt } from '#kit/address-network.ts';
import type { RateLimit, RateLimiter } from '#kit/rate-limit.ts';
import type { Counted } from '#kit/tries.ts';
import { ApiError } from '../api-error.ts';
import type { RequestContext } from '../handlers.ts';
import { requestLimits, type Limited } from './request-limits.ts';

export type LimitDependencies = {
  limiter: RateLimiter;
  devices: {
    /** The device of a request that is remembered; null for any other. */
    recognise: (context: RequestContext) => Promise<{ deviceId: string } | null>;
  };
};

/** Who is counted: where a call comes from, and the account that it is about. */
export type Use = { context?: RequestContext; account?: string | bigint };

/**
 * A remembered device is the same wherever it is. Any other is told by where it is and what it
 * says of itself, so that nobody needs a cookie to be counted.
 */
export async function deviceSubject(
  { devices }: Pick<LimitDependencies, 'devices'>,
  context: RequestContext,
): Promise<string> {
  const remembered = await devices.recognise(context);
  if (remembered !== null) return remembered.deviceId;
  const client = `${addressNetwork(context.address)} ${context.userAgent}`;
  return createHash('sha256').update(client).digest('base64url').slice(0, 22);
}

export const accountSubject = (what: Limited, account: string | bigint) =>
  `${what} account ${account}`;

export async function countedFor(
  deps: LimitDependencies,
  what: Limited,
  { context, account }: Use,
): Promise<Counted[]> {
  const limits: Partial<Record<'account' | 'device' | 'address', RateLimit>> = requestLimits[what];
  const counted: Counted[] = [];
  if (limits.account && account !== undefined) {
    counted.push([accountSubject(what, account), limits.account]);
  }
  if (limits.device && context) {
    counted.push([`${what} device ${await deviceSubject(deps, context)}`, limits.device]);
  }
  if (limits.address && context) {
    counted.push(...countedAt(`${what} address`, context.address, limits.address));
  }
  return counted;
}

/**
 * Counts a use for everyone whom it counts for, or for nobody when one of them had too many: then
 * it throws. It stays counted, whatever the use comes to.
 */
export async function countUse(deps: LimitDependencies, what: Limited, use: Use): Promise<void> {
  const [first, ...others] = await countedFor(deps, what, use);
  if (!first) throw new Error(`${what} counts for nobody`);
  const tries = { counted: [first, ...others], whenRight: 'keep' } as const;
  const { outcome } = await deps.limiter.spendTry(tries, async () => true);
  if (outcome === 'spent') throw new ApiError('request.limited');
}
