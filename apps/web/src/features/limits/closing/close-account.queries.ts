import { useMutation } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { afterOwnEnd, ofBreak, useIsSent, useLeaveBy } from '../exclusion.queries.ts';

type Closed = ResponseOf<PlayerEndpoints['protection']['closeAccount']>;

/** Closes the account, or begins to; every session ends. */
export function useCloseAccount(dataKeptFor: string) {
  const leaveBy = useLeaveBy();
  const isSent = useIsSent();
  const call = useMutation<Closed, CallError>({
    mutationKey: ofBreak,
    mutationFn: () => api.protection.closeAccount({}),
  });
  return {
    close: () => {
      if (isSent()) return;
      afterOwnEnd(call.mutateAsync(), ({ state }) =>
        leaveBy(state === 'closed' ? { what: state, dataKeptFor } : { what: state }),
      );
    },
    busy: call.isPending,
    error: call.error,
    forgetError: call.reset,
  };
}
