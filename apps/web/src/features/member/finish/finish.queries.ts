import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { noteFinished } from '#kit/session/session-writes.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Finish = PlayerEndpoints['registration']['finishAccount'];

/** Finishes the account, after which the session sees the whole site. */
export function useFinishAccount() {
  const queries = useQueryClient();
  return useMutation<object, CallError, InputOf<Finish>>({
    mutationFn: (input) => api.registration.finishAccount(input),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [ownData] });
      noteFinished();
    },
    // A contact that the page takes for proved may be gone.
    onError: () => void queries.invalidateQueries({ queryKey: [ownData, 'securityConfig'] }),
  });
}
