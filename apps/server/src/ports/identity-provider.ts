import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';

/** The person that a token stands for. */
export type VouchedPerson = {
  provider: SignInProvider;
  /** Names the person at the identity service for good; never shown. */
  subject: string;
  /** In the international form; only `phone` has one, and always. */
  mobileNum: string | null;
  name: string | null;
};

/** `expired` may work after a new sign-in, `invalid` never; `unavailable` says nothing of the token. */
export type TokenAnswer =
  | { outcome: 'vouched'; person: VouchedPerson; expiresAt: Date }
  | { outcome: 'expired' | 'invalid' | 'unavailable'; reason: string };

/** What the house needs of an identity service; `verify` throws nothing. */
export type IdentityProvider = {
  /** The page of the service where people sign in, with the name that it knows the site by. */
  authorizeUrl: string;
  clientId: string;
  /**
   * Whether the token was made by the service for this site, lately, and for who asks: the token
   * names the hash of a nonce that only the page that asked for it knows.
   */
  verify(idToken: string, nonce: string | null, now: Date): Promise<TokenAnswer>;
};
