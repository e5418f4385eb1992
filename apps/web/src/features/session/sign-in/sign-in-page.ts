import { sessionKeys } from '#kit/tab-keys.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { languageTags } from '@pavilion/domain/site/language';
import { paths } from '@pavilion/screens/paths';
import type { IdentityService, SignInToken, SignInMethod } from '../sign-in.queries.ts';

type Begun = { state: string; nonce: string; backTo: string };

function encode(bytes: Uint8Array): string {
  const text = String.fromCodePoint(...bytes);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const draw = () => encode(crypto.getRandomValues(new Uint8Array(32)));

/** The service gets the hash only, so that only this page can use its answer. */
async function hashOf(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return encode(new Uint8Array(digest));
}

/** Opens the page of the service, which returns to the log-in with its answer behind the `#`. */
export async function openSignIn(
  { authorizeUrl, clientId }: IdentityService,
  provider: SignInMethod,
  backTo: string,
): Promise<void> {
  const begun: Begun = { state: draw(), nonce: draw(), backTo };
  const target = new URL(authorizeUrl);
  const fields = {
    client_id: clientId,
    redirect_uri: location.origin + paths.login(),
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid profile',
    ui_locales: languageTags[currentLanguage()].split('-')[0] ?? '',
    provider,
    state: begun.state,
    nonce: await hashOf(begun.nonce),
  };
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  sessionStorage.setItem(sessionKeys.signIn, JSON.stringify(begun));
  location.assign(target.href);
}

export type SignInAnswer =
  | ({ outcome: 'token'; backTo: string } & SignInToken)
  | { outcome: 'cancelled' }
  | { outcome: 'failed' };

function takeBegun(): Begun | null {
  const stored = sessionStorage.getItem(sessionKeys.signIn);
  sessionStorage.removeItem(sessionKeys.signIn);
  return stored === null ? null : (JSON.parse(stored) as Begun);
}

/** Returns what the service answered, if this tab asked; the request is used up. */
export function takeAnswer(fragment: string): SignInAnswer {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const begun = takeBegun();
  if (begun === null || answer.get('state') !== begun.state) return { outcome: 'failed' };
  const error = answer.get('error');
  const idToken = answer.get('id_token');
  if (error === 'access_denied') return { outcome: 'cancelled' };
  if (error !== null || idToken === null) return { outcome: 'failed' };
  return { outcome: 'token', idToken, nonce: begun.nonce, backTo: begun.backTo };
}
