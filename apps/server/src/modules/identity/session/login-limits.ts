import type { Database } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { RateLimit, RateLimiter } from '../../../kit/rate-limit.ts';
import type { Captchas, GivenCaptcha } from '../captcha/captchas.ts';
import type { Devices } from '../device/devices.ts';
import { hasLoggedInFrom } from '../history/login-record.store.ts';
import { deviceSubject } from '../limits/count-use.ts';
import { requestLimits } from '../limits/request-limits.ts';
import { findMemberByUsername } from '../member/member.store.ts';

export type LoginLimitDependencies = {
  db: Database;
  limiter: RateLimiter;
  captchas: Captchas;
  devices: Devices;
};

const failed = requestLimits['failed login'];

type Counted = readonly [subject: string, limit: RateLimit];

/** A try at an account, and the account's own device that it comes from, if it does. */
export type LoginTry = {
  username: string;
  address: string;
  knownDevice: string | null;
  /** Whatever device it comes from, for what it does to all accounts. */
  device: string;
};

export async function describeTry(
  deps: LoginLimitDependencies,
  username: string,
  facts: RequestFacts,
): Promise<LoginTry> {
  const { db, devices } = deps;
  const device = await devices.recognise(facts);
  const owner = device && (await findMemberByUsername(db, username));
  const isOwn = device !== null && owner?.id === device.memberId;
  const knownDevice = isOwn ? device.deviceId : null;
  const { address } = facts;
  return { username, address, knownDevice, device: await deviceSubject(deps, facts) };
}

/** What others do counts elsewhere: a known device has a count of its own. */
function countsOf({ username, address, knownDevice, device }: LoginTry): readonly Counted[] {
  if (knownDevice !== null) return [[`login device ${knownDevice}`, failed.ownDevice]];
  return [
    [`login ${username} ${address}`, failed.accountAtAddress],
    [`failed login device ${device}`, failed.device],
    [`login address ${address}`, failed.address],
  ];
}

const accountSubject = ({ username }: LoginTry) => `login account ${username}`;
const captchaSubject = ({ username, address }: Pick<LoginTry, 'username' | 'address'>) =>
  `login captcha ${username} ${address}`;

export async function refuseWhileLocked(
  { db, limiter }: LoginLimitDependencies,
  tried: LoginTry,
): Promise<void> {
  for (const [subject, limit] of countsOf(tried)) {
    if (await limiter.isSpent(subject, limit)) throw new Refused('login.locked');
  }
  if (tried.knownDevice !== null) return;
  if (!(await limiter.isSpent(accountSubject(tried), failed.account))) return;
  const isKnown = await hasLoggedInFrom(db, tried.username, tried.address);
  if (!isKnown) throw new Refused('login.locked');
}

export async function refuseWithoutCaptcha(
  { limiter, captchas }: LoginLimitDependencies,
  tried: LoginTry,
  given: GivenCaptcha,
  facts: RequestFacts,
): Promise<void> {
  if (!(await limiter.isSpent(captchaSubject(tried), failed.withoutCaptcha))) return;
  await captchas.check('login', given, facts);
}

export async function countFailure(
  { limiter }: LoginLimitDependencies,
  tried: LoginTry,
): Promise<void> {
  const all = [
    ...countsOf(tried),
    [accountSubject(tried), failed.account],
    [captchaSubject(tried), failed.withoutCaptcha],
  ] as const;
  for (const [subject, limit] of all) await limiter.allow(subject, limit);
}

/** Who has just proved to be the owner may log in at once, however often they failed before. */
export async function forgetLock(
  { limiter }: Pick<LoginLimitDependencies, 'limiter'>,
  username: string,
  { address }: RequestFacts,
): Promise<void> {
  await limiter.reset(captchaSubject({ username, address }));
  await limiter.reset(`login ${username} ${address}`);
}

/** After the right password the next failure is a first one again. */
export async function forgetFailures(
  { limiter }: LoginLimitDependencies,
  tried: LoginTry,
): Promise<void> {
  await limiter.reset(captchaSubject(tried));
}
