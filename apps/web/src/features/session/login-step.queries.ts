import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { startSession, type SessionValue } from './start-session.ts';

export function useVerifyLogin() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, InputOf<PlayerEndpoints['sessions']['verifyLogin']>>({
    mutationFn: (input) => api.sessions.verifyLogin(input),
    onSuccess: (value) => startSession(value, queries),
  });
}

export function useRequestLoginCode() {
  return useMutation<
    ResponseOf<PlayerEndpoints['sessions']['requestLoginCode']>,
    CallError,
    InputOf<PlayerEndpoints['sessions']['requestLoginCode']>
  >({ mutationFn: (input) => api.sessions.requestLoginCode(input) });
}
