import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { deviceSubject } from '#http/limits/count-use.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import type { RateLimiter } from '#kit/limits/rate-limit.ts';
import type { Counted } from '#kit/limits/tries.ts';
import { countedAt } from '#kit/network/address-network.ts';
import {
  findMemberByMobile,
  findMemberByUsername,
  type StoredMember,
} from '#modules/accounts/member.store.ts';
import type { Captchas, GivenCaptcha } from '#modules/credentials/captchas.ts';
import type { Devices } from '#modules/credentials/devices.ts';
import { hasLoggedInFrom } from './history/login-record.store.ts';

export type LoginLimitDependencies = {
  db: Database;
  limiter: RateLimiter;
  captchas: Captchas;
  devices: Devices;
};

const failed = requestLimits['failed login'];

/** A try to log in to an account, with the account's own device if it comes from there. */
export type LoginTry = {
  username: string;
  member: StoredMember | undefined;
  address: string;
  knownDevice: string | null;
  /** The device of the request, for the limit over all accounts. */
  device: string;
};

export async function describeTry(
  deps: LoginLimitDependencies,
  username: string,
  context: RequestContext,
): Promise<LoginTry> {
  const { db, devices } = deps;
  const find = username.startsWith('+') ? findMemberByMobile : findMemberByUsername;
  const member = await find(db, username);
  const device = await devices.recognise(context);
  const isOwn = device !== null && member?.id === device.memberId;
  const knownDevice = isOwn ? device.deviceId : null;
  const { address } = context;
  return { username, member, address, knownDevice, device: await deviceSubject(deps, context) };
}

const atAddress = (username: string, address: string) =>
  countedAt(`login ${username}`, address, failed.accountAtAddress);

const withoutCaptcha = (username: string, address: string) =>
  countedAt(`login captcha ${username}`, address, failed.withoutCaptcha);

const accountSubject = (username: string) => `login account ${username}`;
/** The id to query with for an unknown account, so that both cases do the same work. */
const nobody = 0n;

/** The counts of a try; a known device has its own, so that failures of others do not lock it. */
function countsOf(tried: LoginTry): readonly [Counted, ...Counted[]] {
  const { username, address, knownDevice, device } = tried;
  if (knownDevice !== null) return [[`login device ${knownDevice}`, failed.ownDevice]];
  return [
    ...atAddress(username, address),
    [`failed login device ${device}`, failed.device],
    ...countedAt('login address', address, failed.address),
  ];
}

/** After a failure here; or, where the account was never used, after too many from everywhere. */
async function needsCaptcha(
  { db }: LoginLimitDependencies,
  { username, member, address, knownDevice }: LoginTry,
  spent: ReadonlySet<string>,
): Promise<boolean> {
  if (withoutCaptcha(username, address).some(([subject]) => spent.has(subject))) return true;
  if (knownDevice !== null || !spent.has(accountSubject(username))) return false;
  return !(await hasLoggedInFrom(db, member?.id ?? nobody, address));
}

/**
 * Reserves a try before `verify` runs; returns its result, null for a wrong proof. Throws
 * `login.locked`, or the error of a missing or wrong captcha where one is needed.
 */
export async function spendLoginTry<Value>(
  deps: LoginLimitDependencies,
  tried: LoginTry,
  given: GivenCaptcha,
  context: RequestContext,
  verify: () => Promise<Value | null>,
): Promise<Value | null> {
  const { username, address } = tried;
  const account: Counted = [accountSubject(username), failed.account];
  const recorded = [...withoutCaptcha(username, address), account];
  const judged = await deps.limiter.spendTry(
    { counted: countsOf(tried), recorded },
    async (reserved) => {
      const isNeeded = await needsCaptcha(deps, tried, reserved.spent);
      if (isNeeded) await deps.captchas.check('login', given, context);
      return verify();
    },
  );
  if (judged.outcome === 'spent') throw new ApiError('login.locked');
  return judged.outcome === 'right' ? judged.value : null;
}

/** Removes the lock of a member who has just proved to be the owner, after any failures. */
export async function forgetLock(
  deps: Pick<LoginLimitDependencies, 'limiter'>,
  username: string,
  { address }: RequestContext,
): Promise<void> {
  await forgetFailures(deps, { username, address });
  for (const [subject] of atAddress(username, address)) await deps.limiter.reset(subject);
}

/** Resets the count after the right password, so that the next failure is a first one again. */
export async function forgetFailures(
  { limiter }: Pick<LoginLimitDependencies, 'limiter'>,
  { username, address }: Pick<LoginTry, 'username' | 'address'>,
): Promise<void> {
  for (const [subject] of withoutCaptcha(username, address)) await limiter.reset(subject);
}
