import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { logIn } from '@pavilion/contract/identity/log-in';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import type { Database } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { RateLimiter } from '../../../kit/rate-limit.ts';
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
};

/** Failures per account and address: an outsider cannot lock the member out elsewhere. */
const failuresPerAccountAndAddress = { uses: 5, windowMs: 15 * 60_000 };
const failuresPerAddress = { uses: 50, windowMs: 15 * 60_000 };
const wrongConfirmations = { uses: 5, windowMs: 15 * 60_000 };
const failuresPerAccount = { uses: 100, windowMs: 60 * 60_000 };

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
    throw new Refused('login.failed');
  }
  return member;
}

/** The login password of a member who is already logged in; wrong tries count per member. */
export async function confirmMemberPassword(
  deps: LogInDependencies,
  memberId: bigint,
  password: string,
): Promise<void> {
  const subject = `password ${memberId}`;
  if (await deps.limiter.isSpent(subject, wrongConfirmations)) throw new Refused('login.locked');
  const stored = await findPasswordHash(deps.db, memberId);
  if (await deps.hasher.verify(stored, password)) return;
  await deps.limiter.allow(subject, wrongConfirmations);
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
  const member = await checkPassword(deps, username, input.password, facts.address);
  if (member.status === 'disabled') throw new Refused('member.disabled');
  const token = await deps.sessions.open(member.id, facts);
  await recordLogin(deps.db, member.id, deps.clock());
  return {
    token,
    userName: member.username,
    type: member.member_type,
    firstTimeLogin: member.last_login_at === null,
    previousLoginAt: member.last_login_at?.toISOString() ?? null,
  };
}
