import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';

/** The person that a token identifies. */
export type VouchedPerson = {
  provider: SignInProvider;
  /** The person's permanent id at the identity service; never shown. */
  subject: string;
  /** In the international form; only `phone` has one, and always. */
  mobileNum: string | null;
  name: string | null;
};

/** After `expired` a new sign-in may succeed; with `unavailable` the token was not checked. */
export type TokenAnswer =
  | { outcome: 'vouched'; person: VouchedPerson; expiresAt: Date }
  | { outcome: 'expired' | 'invalid' | 'unavailable'; reason: string };

/** An identity service, which proves who a person is; `verify` throws nothing. */
export type IdentityProvider = {
  /** The page of the service where people sign in, with the site's client id. */
  authorizeUrl: string;
  clientId: string;
  /**
   * Checks that the service issued the token recently, for this site and for this page: the token
   * contains the hash of a nonce that only the requesting page knows.
   */
  verify(idToken: string, nonce: string | null, now: Date): Promise<TokenAnswer>;
};
