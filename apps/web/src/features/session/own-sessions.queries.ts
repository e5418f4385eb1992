import { useMutation } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Confirm = PlayerEndpoints['sessions']['confirmSession'];

export type ConfirmKind = InputOf<Confirm>['kind'];

export function useConfirmSession() {
  return useMutation<ResponseOf<Confirm>, CallError, InputOf<Confirm>>({
    mutationFn: (input) => api.sessions.confirmSession(input),
  });
}
