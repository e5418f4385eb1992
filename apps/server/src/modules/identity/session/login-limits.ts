import type { Database } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { RateLimit, RateLimiter } from '../../../kit/rate-limit.ts';
import type { Captchas, GivenCaptcha } from '../captcha/captchas.ts';
import type { Devices } from '../device/devices.ts';
import { hasLoggedInFrom } from '../history/login-record.store.ts';
import { findMemberByUsername } from '../member/member.store.ts';

export type LoginLimitDependencies = {
  db: Database;
  limiter: RateLimiter;
  captchas: Captchas;
  devices: Devices;
};

const quarterMs = 15 * 60_000;
const failuresPerAccountAndAddress = { uses: 5, windowMs: quarterMs };
const failuresPerAddress = { uses: 50, windowMs: quarterMs };
const failuresPerDevice = { uses: 10, windowMs: quarterMs };
/** Closes the account to places where it was never used; its own devices still get in. */
const failuresPerAccount = { uses: 100, windowMs: 60 * 60_000 };
/** After the first failure of an account from an address, until a login succeeds there. */
const failuresWithoutCaptcha = { uses: 1, windowMs: quarterMs };

type Counted = readonly [subject: string, limit: RateLimit];

/** A try at an account, and the account's own device that it comes from, if it does. */
export type LoginTry = { username: string; address: string; knownDevice: string | null };

export async function describeTry(
  { db, devices }: LoginLimitDependencies,
  username: string,
  facts: RequestFacts,
): Promise<LoginTry> {
  const device = await devices.recognise(facts);
  const owner = device && (await findMemberByUsername(db, username));
  const isOwn = device !== null && owner?.id === device.memberId;
  return { username, address: facts.address, knownDevice: isOwn ? device.deviceId : null };
}

/** What others do counts elsewhere: a known device has a count of its own. */
function countsOf({ username, address, knownDevice }: LoginTry): readonly Counted[] {
  if (knownDevice !== null) return [[`login device ${knownDevice}`, failuresPerDevice]];
  return [
    [`login ${username} ${address}`, failuresPerAccountAndAddress],
    [`login address ${address}`, failuresPerAddress],
  ];
}

const accountSubject = ({ username }: LoginTry) => `login account ${username}`;
const captchaSubject = ({ username, address }: LoginTry) => `login captcha ${username} ${address}`;

export async function refuseWhileLocked(
  { db, limiter }: LoginLimitDependencies,
  tried: LoginTry,
): Promise<void> {
  for (const [subject, limit] of countsOf(tried)) {
    if (await limiter.isSpent(subject, limit)) throw new Refused('login.locked');
  }
  if (tried.knownDevice !== null) return;
  if (!(await limiter.isSpent(accountSubject(tried), failuresPerAccount))) return;
  const isKnown = await hasLoggedInFrom(db, tried.username, tried.address);
  if (!isKnown) throw new Refused('login.locked');
}

export async function refuseWithoutCaptcha(
  { limiter, captchas }: LoginLimitDependencies,
  tried: LoginTry,
  given: GivenCaptcha,
): Promise<void> {
  if (!(await limiter.isSpent(captchaSubject(tried), failuresWithoutCaptcha))) return;
  await captchas.check('login', given);
}

export async function countFailure(
  { limiter }: LoginLimitDependencies,
  tried: LoginTry,
): Promise<void> {
  const all = [
    ...countsOf(tried),
    [accountSubject(tried), failuresPerAccount],
    [captchaSubject(tried), failuresWithoutCaptcha],
  ] as const;
  for (const [subject, limit] of all) await limiter.allow(subject, limit);
}

/** Who has just proved to be the owner may log in at once, however often they failed before. */
export async function forgetLock(
  { limiter }: Pick<LoginLimitDependencies, 'limiter'>,
  username: string,
  { address }: RequestFacts,
): Promise<void> {
  const tried = { username, address, knownDevice: null };
  await limiter.reset(captchaSubject(tried));
  await limiter.reset(`login ${username} ${address}`);
}

/** After the right password the next failure is a first one again. */
export async function forgetFailures(
  { limiter }: LoginLimitDependencies,
  tried: LoginTry,
): Promise<void> {
  await limiter.reset(captchaSubject(tried));
}
