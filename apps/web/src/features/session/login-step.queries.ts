import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { startSession, type SessionValue } from './start-session.ts';

type Identity = Endpoints['identity'];

export function useVerifyLogin() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, InputOf<Identity['verifyLogin']>>({
    mutationFn: (input) => api.identity.verifyLogin(input),
    onSuccess: (value) => startSession(value, queries),
  });
}

export function useRequestLoginCode() {
  return useMutation<
    ResponseOf<Identity['requestLoginCode']>,
    CallError,
    InputOf<Identity['requestLoginCode']>
  >({ mutationFn: (input) => api.identity.requestLoginCode(input) });
}
