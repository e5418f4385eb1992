import { api } from '#kit/api.ts';
import { ownValue } from '#kit/own-value.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { LoginStep } from '@pavilion/contract/player/sessions';
import { useSessionStart } from '../change/start-session.ts';

/** A log-in that waits for a code, and whether this device keeps its name after it. */
export type WaitingLogin = LoginStep & { keepsName: boolean | null };

/** In memory only: after a reload the member logs in again. */
const waiting = ownValue<WaitingLogin | null>(null);

export const useWaitingLogin = (): WaitingLogin | null => useSharedValue(waiting);
export const forgetWaitingLogin = (): void => waiting.set(null);

/** True for the refusal that asks for a code; `keepsName` is null where no name was typed. */
export function waitForCode(error: unknown, keepsName: boolean | null): boolean {
  const asks = error instanceof CallError && error.code === 'login.verification.required';
  if (asks) waiting.set({ ...(error.value as LoginStep), keepsName });
  return asks;
}

export function useVerifyLogin() {
  return useSessionStart((input: InputOf<PlayerEndpoints['sessions']['verifyLogin']>) =>
    api.sessions.verifyLogin(input),
  );
}

export function requestLoginCode(input: InputOf<PlayerEndpoints['sessions']['requestLoginCode']>) {
  return api.sessions.requestLoginCode(input);
}
