import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import { hashToken } from '#kit/secrets/random-token.ts';
import type { IdentityProvider, VouchedPerson } from '#ports/identity-provider.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';
import { recordTry } from './history/login-record.store.ts';
import { useToken } from './sign-in.store.ts';

export type SignInDependencies = LimitDependencies & {
  db: Database;
  clock: Clock;
  /** Null when no service is configured. */
  identityService: IdentityProvider | null;
  /** The sign-in methods of the service that the site offers. */
  signInMethods: readonly SignInProvider[];
};

type GivenToken = {
  firebaseIdToken?: string | undefined;
  identityNonce?: string | undefined;
};

const refusals = {
  expired: 'identity.expired',
  invalid: 'identity.failed',
  unavailable: 'server.busy',
} as const satisfies Record<string, ErrorCode>;

async function verified(deps: SignInDependencies, given: GivenToken, context: RequestContext) {
  const { identityService, clock } = deps;
  if (identityService === null || deps.signInMethods.length === 0) {
    throw new ApiError('identity.closed');
  }
  await countUse(deps, 'identity service', { context });
  const { firebaseIdToken: token = '', identityNonce = null } = given;
  const answer = await identityService.verify(token, identityNonce, clock());
  if (answer.outcome !== 'vouched') throw new ApiError(refusals[answer.outcome]);
  if (!deps.signInMethods.includes(answer.person.provider)) throw new ApiError('identity.closed');
  const hash = hashToken(token);
  if (!(await useToken(deps.db, { token_hash: hash, expires_at: answer.expiresAt }))) {
    throw new ApiError('identity.failed');
  }
  return answer.person;
}

/** Verifies a token and returns its person; each token is accepted once. */
export async function takeToken(
  deps: SignInDependencies,
  given: GivenToken,
  context: RequestContext,
): Promise<VouchedPerson> {
  try {
    return await verified(deps, given, context);
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith('identity.')) {
      const failed = { memberId: null, outcome: 'failed', way: 'identity' } as const;
      await recordTry(deps.db, { ...failed, at: deps.clock() }, context);
    }
    throw error;
  }
}
