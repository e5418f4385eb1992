import { useMutation } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { useSessionStart, type SessionValue } from '../change/start-session.ts';

function keepTrialName({ userName }: SessionValue): void {
  sessionStorage.setItem(sessionKeys.trialName, userName);
}

export function useStartTrial() {
  return useSessionStart(() => api.registration.startTrial({}), keepTrialName);
}

export type TrialAccount = ResponseOf<PlayerEndpoints['registration']['createTrialAccount']>;

export function useCreateTrialAccount() {
  return useMutation<TrialAccount, CallError>({
    mutationFn: () => api.registration.createTrialAccount({}),
  });
}

/** The device remembers nothing of this log-in: the page asked the person to write it down. */
export function useLogInToTrial() {
  return useSessionStart(
    ({ userName, password }: TrialAccount) => api.sessions.logIn({ username: userName, password }),
    keepTrialName,
  );
}
