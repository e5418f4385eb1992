import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { normaliseUsername, usernamePattern } from '@pavilion/domain/password/password-rule';
import { api } from '../../kit/api.ts';
import { sessionKeys } from '../../kit/storage-keys.ts';
import { forgetHeldPassword, holdPassword } from './held-password.ts';
import { startSession, type SessionValue } from './start-session.ts';

type Identity = Endpoints['identity'];

const rulesFreshMs = 5 * 60_000;
const nameFreshMs = 60_000;

export function useRegisterSettings() {
  return useQuery({
    queryKey: ['session', 'registerSettings'],
    queryFn: ({ signal }) => api.identity.getRegisterSettings({}, signal),
    staleTime: rulesFreshMs,
  });
}

export function useLogIn() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, InputOf<Identity['logIn']>>({
    mutationFn: (input) => api.identity.logIn(input),
    onSuccess: (value, { password }) => {
      startSession(value, queries);
      holdPassword(password);
    },
  });
}

export function useRegister() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, InputOf<Identity['register']>>({
    mutationFn: (input) => api.identity.register(input),
    onSuccess: (value, { password }) => {
      startSession(value, queries);
      holdPassword(password);
    },
  });
}

/** A held password that turned out wrong is asked for the next time. */
export function useChangePassword() {
  return useMutation<unknown, CallError, InputOf<Identity['changePassword']>>({
    mutationFn: (input) => api.identity.changePassword(input),
    onSettled: forgetHeldPassword,
  });
}

export function useStartTrial() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError>({
    mutationFn: () => api.identity.startTrial({}),
    onSuccess: (value) => {
      sessionStorage.setItem(sessionKeys.trialName, value.userName);
      startSession(value, queries);
    },
  });
}

/** True only when the server says so; without an answer the registration itself decides. */
export async function isUsernameTaken(typed: string, queries: QueryClient): Promise<boolean> {
  const username = normaliseUsername(typed);
  if (!usernamePattern.test(username)) return false;
  const answer = await queries
    .query({
      queryKey: ['session', 'usernameFree', username],
      queryFn: () => api.identity.checkUsername({ username }),
      staleTime: nameFreshMs,
      retry: false,
    })
    .catch(() => null);
  return answer?.available === false;
}
