import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { merchantCode } from '#kit/merchant-code.ts';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { beginSession } from './session-change.ts';

export type SessionValue = ResponseOf<PlayerEndpoints['sessions']['logIn']>;

export function startSession(value: SessionValue, queries: QueryClient): void {
  const { token, type, userName, firstTimeLogin, excluded, unfinished } = value;
  const record = { token, type, userName, firstTimeLogin, merchantCode: merchantCode() };
  const narrow = { ...(excluded && { excluded }), ...(unfinished && { unfinished }) };
  beginSession({ ...record, ...narrow }, queries);
}

/** A call whose answer begins a session on this page; `onStarted` runs right after that. */
export function useSessionStart<Input = void, Failure extends Error = CallError>(
  mutationFn: (input: Input) => Promise<SessionValue>,
  onStarted?: (value: SessionValue, input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation<SessionValue, Failure, Input>({
    mutationFn: (input) => mutationFn(input),
    onSuccess: (value, input) => {
      startSession(value, queries);
      onStarted?.(value, input);
    },
  });
}
