import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { startSession, type SessionValue } from './start-session.ts';

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
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, SignInToken>({
    mutationFn: ({ idToken, nonce }) =>
      api.sessions.logIn({ type: 'firebase', firebaseIdToken: idToken, identityNonce: nonce }),
    onSuccess: (value) => startSession(value, queries),
  });
}
