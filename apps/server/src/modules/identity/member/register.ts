import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { register } from '@pavilion/contract/identity/register';
import { playerMemberType } from '@pavilion/domain/member/member-type';
import {
  normaliseUsername,
  passwordProblem,
  usernamePattern,
  type PasswordRule,
} from '@pavilion/domain/password/password-rule';
import { isOldEnough } from '@pavilion/domain/registration/minimum-age';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { RateLimiter } from '../../../kit/rate-limit.ts';
import type { PasswordHasher } from '../password/password-hasher.ts';
import type { createSessions } from '../session/sessions.ts';
import { insertMember, recordLogin, type NewMember } from './member.store.ts';

type Input = ParsedInputOf<typeof register>;

export type RegisterDependencies = {
  db: Database;
  clock: Clock;
  hasher: PasswordHasher;
  limiter: RateLimiter;
  sessions: ReturnType<typeof createSessions>;
  policy: RegistrationPolicy;
  /** Opens the member's wallet account, in the transaction that makes the member. */
  openAccount: OpenAccount;
};

export type OpenAccount = (transaction: DatabaseTransaction, memberId: bigint) => Promise<unknown>;

export type RegistrationPolicy = {
  open: boolean;
  birthdayRequired: boolean;
  minimumAge: number;
  password: PasswordRule;
};

const registrationsPerAddress = { uses: 20, windowMs: 60 * 60_000 };

function refuseBadInput(input: Input, username: string, policy: RegistrationPolicy, today: string) {
  if (!policy.open) throw new Refused('register.closed');
  if (!usernamePattern.test(username)) throw new Refused('register.username.invalid');
  const problem = passwordProblem(input.password, username, policy.password);
  if (problem) throw new Refused(problem);
  if (input.password !== input.confirmPassword) throw new Refused('password.mismatch');
  if (!input.agreement) throw new Refused('register.agreement');
  if (input.birthday === undefined) {
    if (policy.birthdayRequired) throw new Refused('register.too.young');
  } else if (!isOldEnough(input.birthday, today, policy.minimumAge)) {
    throw new Refused('register.too.young');
  }
}

function makeMember(deps: RegisterDependencies, member: NewMember): Promise<bigint> {
  return deps.db.transaction().execute(async (transaction) => {
    const memberId = await insertMember(transaction, member);
    if (memberId === null) throw new Refused('register.username.taken');
    await deps.openAccount(transaction, memberId);
    return memberId;
  });
}

/** Registration by user name; the member type never comes from the client. */
export async function registerByUsername(
  deps: RegisterDependencies,
  input: Input,
  facts: RequestFacts,
): Promise<ResponseOf<typeof register>> {
  const now = deps.clock();
  const username = normaliseUsername(input.username);
  refuseBadInput(input, username, deps.policy, now.toISOString().slice(0, 10));
  if (!(await deps.limiter.allow(`register ${facts.address}`, registrationsPerAddress))) {
    throw new Refused('request.limited');
  }
  const memberId = await makeMember(deps, {
    username,
    passwordHash: await deps.hasher.hash(input.password),
    memberType: playerMemberType,
    ...(input.birthday === undefined ? {} : { birthday: input.birthday }),
  });
  const token = await deps.sessions.open(memberId, facts);
  await recordLogin(deps.db, memberId, now);
  return {
    token,
    userName: username,
    type: playerMemberType,
    firstTimeLogin: true,
    previousLoginAt: null,
  };
}
