import { useMutation } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export type Application = InputOf<PlayerEndpoints['agents']['applyAsAgent']>;

export function useApply() {
  return useMutation<unknown, CallError, Application>({
    mutationFn: (input) => api.agents.applyAsAgent(input),
  });
}
