import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { logIn } from '@pavilion/contract/identity/log-in';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import type { Database } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { RateLimiter } from '../../../kit/rate-limit.ts';
import type { Captchas, GivenCaptcha } from '../captcha/captchas.ts';
import {
  findMemberByUsername,
  findPasswordHash,
  recordLogin,
  type StoredMember,
} from '../member/member.store.ts';
import type { PasswordHasher } from '../password/password-hasher.ts';
import type { createSessions } from './sessions.ts';

export type LogInDependencies = {
  db: Database;
  clock: Clock;
  hasher: PasswordHasher;
  limiter: RateLimiter;
  sessions: ReturnType<typeof createSessions>;
  captchas: Captchas;
};

/** Failures per account and address: an outsider cannot lock the member out elsewhere. */
const failuresPerAccountAndAddress = { uses: 5, windowMs: 15 * 60_000 };
const failuresPerAddress = { uses: 50, windowMs: 15 * 60_000 };
const wrongConfirmations = { uses: 5, windowMs: 15 * 60_000 };
const failuresPerAccount = { uses: 100, windowMs: 60 * 60_000 };

/** After the first failure of an account from an address, until a login succeeds there. */
const failuresWithoutCaptcha = { uses: 1, windowMs: 15 * 60_000 };

function captchaSubject(username: string, address: string): string {
  return `login captcha ${username} ${address}`;
}

async function refuseWithoutCaptcha(
  deps: LogInDependencies,
  username: string,
  address: string,
  given: GivenCaptcha,
): Promise<void> {
  const subject = captchaSubject(username, address);
  if (!(await deps.limiter.isSpent(subject, failuresWithoutCaptcha))) return;
  await deps.captchas.check('login', given);
}

function limitsOf(username: string, address: string) {
  return [
    [`login ${username} ${address}`, failuresPerAccountAndAddress],
    [`login address ${address}`, failuresPerAddress],
    [`login account ${username}`, failuresPerAccount],
  ] as const;
}

async function countFailure(deps: LogInDependencies, username: string, address: string) {
  for (const [subject, limit] of limitsOf(username, address)) {
    await deps.limiter.allow(subject, limit);
  }
  await deps.limiter.allow(captchaSubject(username, address), failuresWithoutCaptcha);
}

async function refuseWhileLocked(deps: LogInDependencies, username: string, address: string) {
  for (const [subject, limit] of limitsOf(username, address)) {
    if (await deps.limiter.isSpent(subject, limit)) throw new Refused('login.locked');
  }
}

/** The member whose password it is; known and unknown accounts are refused alike. */
async function checkPassword(
  deps: LogInDependencies,
  username: string,
  password: string,
  address: string,
): Promise<StoredMember> {
  const member = await findMemberByUsername(deps.db, username);
  const matches = await deps.hasher.verify(member?.password_hash ?? null, password);
  if (!member || !matches) {
    await countFailure(deps, username, address);
    throw new Refused('login.failed', { captcha: true });
  }
  return member;
}

/**
 * The login password of a member who is already logged in; wrong tries count per member. Answers
 * the hash that it was checked against.
 */
export async function confirmMemberPassword(
  deps: LogInDependencies,
  memberId: bigint,
  password: string,
): Promise<string> {
  const subject = `password ${memberId}`;
  if (await deps.limiter.isSpent(subject, wrongConfirmations)) throw new Refused('login.locked');
  const stored = await findPasswordHash(deps.db, memberId);
  if (stored !== null && (await deps.hasher.verify(stored, password))) return stored;
  await deps.limiter.allow(subject, wrongConfirmations);
  throw new Refused('login.failed');
}

function isExpired({ expires_at }: StoredMember, now: Date): boolean {
  return expires_at !== null && expires_at <= now;
}

/** A password that was changed while it was checked opens nothing. */
async function openUnlessChanged(
  deps: LogInDependencies,
  member: StoredMember,
  facts: RequestFacts,
): Promise<string> {
  const token = await deps.sessions.open(member.id, facts);
  if ((await findPasswordHash(deps.db, member.id)) === member.password_hash) return token;
  const caller = await deps.sessions.resolve(token);
  if (caller) await deps.sessions.end(caller.sessionId, 'password changed');
  throw new Refused('login.failed');
}

/** Log in by user name (seed section 4, "Login"). */
export async function logInByUsername(
  deps: LogInDependencies,
  input: ParsedInputOf<typeof logIn>,
  facts: RequestFacts,
): Promise<ResponseOf<typeof logIn>> {
  const username = normaliseUsername(input.username);
  await refuseWhileLocked(deps, username, facts.address);
  await refuseWithoutCaptcha(deps, username, facts.address, input);
  const member = await checkPassword(deps, username, input.password, facts.address);
  if (member.status === 'disabled' || isExpired(member, deps.clock())) {
    throw new Refused('member.disabled');
  }
  const token = await openUnlessChanged(deps, member, facts);
  await deps.limiter.reset(captchaSubject(username, facts.address));
  await recordLogin(deps.db, member.id, deps.clock());
  return {
    token,
    userName: member.username,
    type: member.member_type,
    firstTimeLogin: member.last_login_at === null,
    previousLoginAt: member.last_login_at?.toISOString() ?? null,
  };
}
