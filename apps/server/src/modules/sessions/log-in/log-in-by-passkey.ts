import { ApiError } from '#http/api-error.ts';
import type { Caller, RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { findMemberById } from '#modules/accounts/member.store.ts';
import {
  checkAssertion,
  type Assertion,
  type PasskeyDependencies,
} from '#modules/credentials/passkeys.ts';
import { refuseMember, type LogInDependencies } from '../log-in.ts';
import { startSession } from '../start-session.ts';

export type PasskeyLogInDependencies = PasskeyDependencies & LogInDependencies;

export async function logInByPasskey(
  deps: PasskeyLogInDependencies,
  credential: Assertion,
  context: RequestContext,
) {
  await countUse(deps, 'passkey', { context });
  const known = await checkAssertion(deps, 'login', null, credential);
  const member = await findMemberById(deps.db, known.member_id);
  if (!member) throw new ApiError('passkey.failed');
  refuseMember(deps, member);
  return startSession(deps, member, { way: 'passkey', device: false }, context);
}

export async function confirmByPasskey(
  deps: PasskeyLogInDependencies,
  { memberId, sessionId }: Caller,
  credential: Assertion,
  context: RequestContext,
) {
  await countUse(deps, 'passkey', { context });
  await checkAssertion(deps, 'confirm', memberId, credential);
  const until = await deps.sessions.confirm(sessionId);
  return { confirmedUntil: until.toISOString() };
}
