import { createHash } from 'node:crypto';
import type { RateLimit, RateLimiter } from '#kit/limits/rate-limit.ts';
import type { Counted } from '#kit/limits/tries.ts';
import { addressNetwork, countedAt } from '#kit/network/address-network.ts';
import { ApiError } from '../api-error.ts';
import type { RequestContext } from '../handlers.ts';
import { requestLimits, type Limited } from './request-limits.ts';

export type LimitDependencies = {
  limiter: RateLimiter;
  devices: {
    /** Finds the remembered device of a request; null for any other. */
    recognise: (context: RequestContext) => Promise<{ deviceId: string } | null>;
  };
};

/** What a use is counted for: the origin of the call, and the account that it is about. */
export type Use = { context?: RequestContext; account?: string | bigint };

/**
 * Identifies a device: a remembered one by its id, any other by its network and user agent, so that
 * it is counted without a cookie.
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
 * Counts a use for account, device and address, or throws and counts for none when one of them is
 * over its limit. It stays counted, whatever the outcome of the use. A use of several limits is
 * counted for all of them at once.
 */
export async function countUse(
  deps: LimitDependencies,
  what: Limited | readonly Limited[],
  use: Use,
): Promise<void> {
  const names = typeof what === 'string' ? [what] : what;
  const counts = await Promise.all(names.map((one) => countedFor(deps, one, use)));
  const [first, ...others] = counts.flat();
  if (!first) throw new Error(`${names.join(', ')} counts for nobody`);
  const tries = { counted: [first, ...others], whenRight: 'keep' } as const;
  const { outcome } = await deps.limiter.spendTry(tries, async () => true);
  if (outcome === 'spent') throw new ApiError('request.limited');
}
