import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { useSessionStart } from './change/start-session.ts';

const serviceFreshMs = 5 * 60_000;

export type IdentityService = ResponseOf<PlayerEndpoints['sessions']['getIdentityService']>;
export type SignInMethod = IdentityService['providers'][number];

/** Without an answer the page goes on without these log-in methods. */
export function useIdentityService() {
  return useQuery({
    queryKey: ['session', 'identityService'],
    queryFn: ({ signal }) => api.sessions.getIdentityService({}, signal),
    staleTime: serviceFreshMs,
  });
}

export type SignInToken = { idToken: string; nonce: string };

export function useLogInByIdentity() {
  return useSessionStart(({ idToken, nonce }: SignInToken) =>
    api.sessions.logIn({ type: 'firebase', firebaseIdToken: idToken, identityNonce: nonce }),
  );
}
