import { createHash } from 'node:crypto';
import type { SigningKeys } from './signing-keys.ts';

export const identityKinds = ['google', 'facebook', 'phone'] as const;
export type IdentityKind = (typeof identityKinds)[number];

export type SignIn = {
  issuer: string;
  clientId: string;
  kind: IdentityKind;
  /** An e-mail address, or a mobile number in the international form. */
  account: string;
  nonce: string;
  nowMs: number;
};

const validSeconds = 3600;

const providerNames: Readonly<Record<IdentityKind, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  phone: 'phone',
};

function nameOf(account: string): string {
  const [local = ''] = account.split('@');
  const words = local.split(/[._-]/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function personClaims(kind: IdentityKind, account: string) {
  const sign_in_provider = providerNames[kind];
  if (kind === 'phone') {
    const firebase = { identities: { phone: [account] }, sign_in_provider };
    return { phone_number: account, firebase };
  }
  const identities = { [sign_in_provider]: [account], email: [account] };
  return {
    name: nameOf(account),
    email: account,
    email_verified: true,
    firebase: { identities, sign_in_provider },
  };
}

/** The claims of Firebase's ID tokens, and the nonce of OpenID. */
function claimsOf({ issuer, clientId, kind, account, nonce, nowMs }: SignIn) {
  const now = Math.floor(nowMs / 1000);
  const subject = createHash('sha256').update(`${kind} ${account}`).digest('base64url');
  const sub = subject.slice(0, 28);
  return {
    iss: issuer,
    aud: clientId,
    sub,
    user_id: sub,
    auth_time: now,
    iat: now,
    exp: now + validSeconds,
    nonce,
    ...personClaims(kind, account),
  };
}

/** The wrong part of the token: named by the address, or 'expired' for a number ending in 0410. */
function faultOf(account: string): string {
  if (/^\+\d+0410$/.test(account)) return 'expired';
  return /^(\w+)@people\.test$/.exec(account)?.[1] ?? '';
}

export function idToken(signIn: SignIn, keys: SigningKeys): string {
  const claims = claimsOf(signIn);
  const hoursAgo = claims.iat - 3 * validSeconds;
  switch (faultOf(signIn.account)) {
    case 'expired':
      return keys.sign({ ...claims, auth_time: hoursAgo, iat: hoursAgo, exp: claims.iat - 600 });
    case 'stale':
      return keys.sign({ ...claims, auth_time: hoursAgo });
    case 'audience':
      return keys.sign({ ...claims, aud: 'another-site' });
    case 'issuer':
      return keys.sign({ ...claims, iss: 'https://issuer.invalid' });
    case 'nonce':
      return keys.sign({ ...claims, nonce: 'of-another-page' });
    case 'forged':
      return keys.forge(claims);
    case 'unsigned':
      return keys.unsigned(claims);
    default:
      return keys.sign(claims);
  }
}
