import { createHash } from 'node:crypto';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { RateLimit, RateLimiter } from '../../../kit/rate-limit.ts';
import type { Devices } from '../device/devices.ts';
import { requestLimits, type Limited } from './request-limits.ts';

export type LimitDependencies = { limiter: RateLimiter; devices: Pick<Devices, 'recognise'> };

/** Who is counted: where a call comes from, and the account that it is about. */
export type Use = { facts?: RequestFacts; account?: string | bigint };

type Counted = readonly [subject: string, limit: RateLimit];

/**
 * A remembered device is the same wherever it is. Any other is told by where it is and what it
 * says of itself, so that nobody needs a cookie to be counted.
 */
export async function deviceSubject(
  { devices }: Pick<LimitDependencies, 'devices'>,
  facts: RequestFacts,
): Promise<string> {
  const remembered = await devices.recognise(facts);
  if (remembered !== null) return remembered.deviceId;
  const { address, userAgent } = facts;
  return createHash('sha256').update(`${address} ${userAgent}`).digest('base64url').slice(0, 22);
}

async function countedFor(
  deps: LimitDependencies,
  what: Limited,
  { facts, account }: Use,
): Promise<Counted[]> {
  const limits: Partial<Record<'account' | 'device' | 'address', RateLimit>> = requestLimits[what];
  const counted: Counted[] = [];
  if (limits.account && account !== undefined) {
    counted.push([`${what} account ${account}`, limits.account]);
  }
  if (limits.device && facts) {
    counted.push([`${what} device ${await deviceSubject(deps, facts)}`, limits.device]);
  }
  if (limits.address && facts) counted.push([`${what} address ${facts.address}`, limits.address]);
  return counted;
}

/** Counts a use for everyone whom it counts for; throws when one of them had too many. */
export async function countUse(
  deps: LimitDependencies,
  what: Limited,
  use: Use,
  code: 'request.limited' | 'login.locked' = 'request.limited',
): Promise<void> {
  for (const [subject, limit] of await countedFor(deps, what, use)) {
    if (!(await deps.limiter.allow(subject, limit))) throw new Refused(code);
  }
}

/** Throws when someone whom the use would count for has none left; counts nothing. */
export async function refuseSpent(
  deps: LimitDependencies,
  what: Limited,
  use: Use,
  code: 'request.limited' | 'login.locked',
): Promise<void> {
  for (const [subject, limit] of await countedFor(deps, what, use)) {
    if (await deps.limiter.isSpent(subject, limit)) throw new Refused(code);
  }
}

/** Lets those whom the use counts for begin anew, such as after a right answer. */
export async function forgetUses(deps: LimitDependencies, what: Limited, use: Use): Promise<void> {
  for (const [subject] of await countedFor(deps, what, use)) await deps.limiter.reset(subject);
}

/** Counts what went wrong, for `refuseSpent` of the next time. */
export async function countWrong(deps: LimitDependencies, what: Limited, use: Use): Promise<void> {
  for (const [subject, limit] of await countedFor(deps, what, use)) {
    await deps.limiter.allow(subject, limit);
  }
}
