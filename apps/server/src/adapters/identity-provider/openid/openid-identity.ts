import { createHash, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { IdentityProvider, TokenAnswer, VouchedPerson } from '#ports/identity-provider.ts';
import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';

export type OpenIdConfig = {
  authorizeUrl: string;
  issuer: string;
  /** The issuer's name for this site, in `aud`. */
  audience: string;
  keysUrl: string;
  /** False for issuers that put no nonce into their tokens, such as Firebase itself. */
  needsNonce: boolean;
  timeoutMs?: number;
  /** How long to wait before the keys are fetched again for an unknown key. */
  keyPauseMs?: number;
};

const defaultTimeoutMs = 5000;
const defaultKeyPauseMs = 30_000;
const keysKeptMs = 10 * 60_000;
const clockDifferenceSeconds = 60;
/** Older sign-ins are refused, so that a token found later is worth nothing. */
const signInSeconds = 15 * 60;
const longestToken = 8000;

/** Names in Firebase's tokens. */
const providers: ReadonlyMap<string, SignInProvider> = new Map([
  ['google.com', 'google'],
  ['facebook.com', 'facebook'],
  ['phone', 'phone'],
]);

class TokenFault extends Error {
  override readonly name = 'TokenFault';
}

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function personOf(claims: JWTPayload): VouchedPerson {
  const { sign_in_provider: named } = (claims['firebase'] ?? {}) as { sign_in_provider?: unknown };
  const provider = providers.get(textOf(named) ?? '');
  const subject = textOf(claims.sub);
  if (provider === undefined || subject === null) throw new TokenFault('provider or subject');
  const isPhone = provider === 'phone';
  const mobileNum = isPhone ? textOf(claims['phone_number']) : null;
  if (isPhone && !/^\+\d{7,15}$/.test(mobileNum ?? '')) throw new TokenFault('phone_number');
  return { provider, subject, mobileNum, name: textOf(claims['name']) };
}

/** Throws for a token that was issued to another page. */
function checkNonce(claims: JWTPayload, nonce: string | null, needsNonce: boolean): void {
  const named = claims['nonce'];
  if (named === undefined && !needsNonce) return;
  if (nonce === null || !isSame(textOf(named) ?? '', hashOf(nonce))) throw new TokenFault('nonce');
}

/** Throws for a sign-in that is too old, or in the future. */
function checkSignIn(claims: JWTPayload, now: Date): void {
  const nowSeconds = now.getTime() / 1000;
  const { auth_time: signedInAt, iat = Number.NaN } = claims;
  if (typeof signedInAt !== 'number') throw new TokenFault('auth_time');
  const latest = Math.max(signedInAt, iat);
  if (!(latest <= nowSeconds + clockDifferenceSeconds)) throw new TokenFault('in the future');
  if (signedInAt < nowSeconds - signInSeconds) {
    throw new errors.JWTExpired('signed in too long ago', claims, 'auth_time');
  }
}

function answerOfFailure(error: unknown): TokenAnswer {
  const reason = error instanceof Error ? error.message : 'unknown';
  if (error instanceof errors.JWTExpired) return { outcome: 'expired', reason };
  const isJudged = error instanceof TokenFault || error instanceof errors.JOSEError;
  // The library reports this when the keys could not be fetched or parsed.
  const unfetched =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    (isJudged && /JSON Web Key Set HTTP response/.test(reason));
  return { outcome: isJudged && !unfetched ? 'invalid' : 'unavailable', reason };
}

/** Verifies ID tokens of the shape of Firebase's, signed by keys that the issuer publishes. */
export function createOpenIdIdentity(config: OpenIdConfig): IdentityProvider {
  const { authorizeUrl, issuer, audience } = config;
  const keys = createRemoteJWKSet(new URL(config.keysUrl), {
    timeoutDuration: config.timeoutMs ?? defaultTimeoutMs,
    cooldownDuration: config.keyPauseMs ?? defaultKeyPauseMs,
    cacheMaxAge: keysKeptMs,
  });
  return {
    authorizeUrl,
    clientId: audience,
    verify: async (idToken, nonce, now) => {
      try {
        if (idToken.length > longestToken) throw new TokenFault('too long');
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer,
          audience,
          currentDate: now,
          clockTolerance: clockDifferenceSeconds,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        });
        checkNonce(payload, nonce, config.needsNonce);
        checkSignIn(payload, now);
        const expiresAt = new Date(((payload.exp ?? 0) + clockDifferenceSeconds) * 1000);
        return { outcome: 'vouched', person: personOf(payload), expiresAt };
      } catch (error) {
        return answerOfFailure(error);
      }
    },
  };
}
