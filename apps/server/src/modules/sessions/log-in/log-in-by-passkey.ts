import { ApiError } from '#http/api-error.ts';
import type { Caller, RequestFacts } from '#http/handlers.ts';
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
  facts: RequestFacts,
) {
  await countUse(deps, 'passkey', { facts });
  const known = await checkAssertion(deps, 'login', null, credential);
  const member = await findMemberById(deps.db, known.member_id);
  if (!member) throw new ApiError('passkey.failed');
  refuseMember(deps, member);
  return startSession(deps, member, { way: 'passkey', device: false }, facts);
}

export async function confirmByPasskey(
  deps: PasskeyLogInDependencies,
  { memberId, sessionId }: Caller,
  credential: Assertion,
  facts: RequestFacts,
) {
  await countUse(deps, 'passkey', { facts });
  await checkAssertion(deps, 'confirm', memberId, credential);
  const until = await deps.sessions.confirm(sessionId);
  return { confirmedUntil: until.toISOString() };
}
