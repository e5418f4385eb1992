import { randomUUID } from 'node:crypto';
import type { IdentityProvider, TokenAnswer, VouchedPerson } from '../identity-provider.ts';

const validMs = 60 * 60_000;

type Issued = { person: VouchedPerson; nonce: string; expiresAt: Date };

/** An identity service in memory: a token names the person stored when it was issued. */
export function createFakeIdentity() {
  const tokens = new Map<string, Issued>();
  let reachable = true;

  function judge(idToken: string, nonce: string | null, now: Date): TokenAnswer {
    const issued = tokens.get(idToken);
    if (!reachable) return { outcome: 'unavailable', reason: 'switched off' };
    if (!issued || issued.nonce !== nonce) return { outcome: 'invalid', reason: 'not issued' };
    if (issued.expiresAt <= now) return { outcome: 'expired', reason: 'too old' };
    return { outcome: 'vouched', person: issued.person, expiresAt: issued.expiresAt };
  }

  const provider: IdentityProvider = {
    authorizeUrl: 'https://identity.example/authorize',
    clientId: 'pavilion',
    verify: async (idToken, nonce, now) => judge(idToken, nonce, now),
  };
  return {
    provider,
    setReachable: (value: boolean) => void (reachable = value),
    issue(person: VouchedPerson, nonce: string, now: Date): string {
      const token = randomUUID();
      tokens.set(token, { person, nonce, expiresAt: new Date(now.getTime() + validMs) });
      return token;
    },
  };
}
