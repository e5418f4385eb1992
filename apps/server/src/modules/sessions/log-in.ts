import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { spendTry } from '#http/limits/spend-try.ts';
import { hashToken } from '#kit/secrets/random-token.ts';
import { findPasswordHash, type StoredMember } from '#modules/accounts/member.store.ts';
import { findMobileNumber } from '#modules/credentials/mobile-number.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import type { NumberRule } from '#modules/notifications/textable-number.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { logIn } from '@pavilion/contract/player/sessions';
import { loginRefusal, type WhoMayLogIn } from '@pavilion/domain/member/login-refusal';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { recordTry } from './history/login-record.store.ts';
import {
  describeTry,
  forgetFailures,
  spendLoginTry,
  type LoginLimitDependencies,
  type LoginTry,
} from './login-limits.ts';
import { askAtNewLocation, type LoginStepDependencies } from './login-step/ask-at-new-location.ts';
import { connectMember } from './sign-in-ticket.ts';
import { startSession, type StartSessionDependencies } from './start-session.ts';

export type LogInDependencies = LoginLimitDependencies &
  StartSessionDependencies & {
    hasher: PasswordHasher;
    whoMayLogIn: WhoMayLogIn;
    memberTypes: MemberTypeTable;
    numbers: NumberRule;
  };

/** The member whose password it is; unknown accounts are refused like wrong passwords. */
async function checkPassword(
  deps: LogInDependencies,
  tried: LoginTry,
  input: ParsedInputOf<typeof logIn>,
  context: RequestContext,
): Promise<StoredMember> {
  const { member } = tried;
  const right = await spendLoginTry(deps, tried, input, context, async () => {
    const matches = await deps.hasher.verify(member?.password_hash ?? null, input.password);
    return member && matches ? member : null;
  });
  if (right !== null) return right;
  const failed = { outcome: 'failed', way: 'password', at: deps.clock() } as const;
  await recordTry(deps.db, { ...failed, memberId: member?.id ?? null }, context);
  throw new ApiError('login.failed', { captcha: true });
}

/**
 * Verifies the login password of a member who is already logged in; wrong tries are counted per
 * member. Returns the hash that it was verified against.
 */
export async function confirmMemberPassword(
  deps: Pick<LogInDependencies, 'db' | 'hasher' | 'limiter' | 'devices'>,
  memberId: bigint,
  password: string,
): Promise<string> {
  const tried = { what: 'wrong password again', use: { account: memberId } } as const;
  const checked = await spendTry(deps, tried, async () => {
    const stored = await findPasswordHash(deps.db, memberId);
    return (await deps.hasher.verify(stored, password)) ? stored : null;
  });
  if (checked === null) throw new ApiError('login.failed');
  return checked;
}

/** Throws for accounts that are closed or disabled, have expired, or may not log in to this site. */
export function refuseMember(deps: LogInDependencies, member: StoredMember): void {
  const hasEnded = member.expires_at !== null && member.expires_at <= deps.clock();
  if (member.status === 'closed') throw new ApiError('member.closed');
  if (member.status === 'disabled' || hasEnded) throw new ApiError('member.disabled');
  const refused = loginRefusal(member.member_type, deps.whoMayLogIn, deps.memberTypes);
  if (refused !== null) throw new ApiError(refused);
}

/** User names begin with a letter, so what begins with a digit is a mobile number in any form. */
function loginNameOf(typed: string, numbers: NumberRule): string {
  if (!/^\+?\d/.test(typed)) return normaliseUsername(typed);
  return findMobileNumber({ mobileNum: typed }, numbers) ?? typed;
}

/** Log in by user name, or mobile number, and password (seed section 4, "Login"). */
export async function logInByUsername(
  deps: LogInDependencies & LoginStepDependencies,
  input: ParsedInputOf<typeof logIn>,
  context: RequestContext,
): Promise<ResponseOf<typeof logIn>> {
  const tried = await describeTry(deps, loginNameOf(input.username, deps.numbers), context);
  const member = await checkPassword(deps, tried, input, context);
  refuseMember(deps, member);
  const { identityTicket, remember } = input;
  await askAtNewLocation(deps, member, { way: 'password', remember, identityTicket }, context);
  if (identityTicket !== undefined) {
    await countUse(deps, 'identity service', { context });
    await connectMember(deps, member, hashToken(identityTicket));
  }
  const entry = { way: 'password', device: remember } as const;
  const value = await startSession(deps, member, entry, context);
  await forgetFailures(deps, tried);
  return value;
}
