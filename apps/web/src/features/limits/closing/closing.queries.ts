import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  exclusionKey,
  ofBreak,
  useIsSent,
  useLeaveBy,
  type OwnExclusion,
} from '../exclusion.queries.ts';

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
      afterCall(call.mutateAsync(), ({ state }) =>
        leaveBy(state === 'closed' ? { what: state, dataKeptFor } : { what: state }),
      );
    },
    busy: call.isPending,
    error: call.error,
    forgetError: call.reset,
  };
}

/** One step of a member whose account is being closed; a refusal reads anew what holds. */
function useStep<Input>(send: (input: Input) => Promise<OwnExclusion>) {
  const queries = useQueryClient();
  const isSent = useIsSent();
  const call = useMutation<OwnExclusion, CallError, Input>({
    mutationKey: ofBreak,
    mutationFn: send,
    onError: () => queries.invalidateQueries({ queryKey: exclusionKey, exact: true }),
  });
  return {
    take: (input: Input, done: (exclusion: OwnExclusion) => void) => {
      if (!isSent()) afterCall(call.mutateAsync(input), done);
    },
    busy: call.isPending,
    error: call.error,
  };
}

/** Keeps the account; the session ends. */
export function useKeepAccount() {
  const leaveBy = useLeaveBy();
  const { take, ...call } = useStep(() => api.protection.keepAccount({}));
  return { ...call, keep: () => take(undefined, () => leaveBy({ what: 'kept' })) };
}

/** Gives up a balance that is too small for a withdrawal. */
export function useGiveUpRest() {
  const queries = useQueryClient();
  const { take, ...call } = useStep((amount: string) => api.protection.giveUpRest({ amount }));
  return {
    ...call,
    giveUp: (amount: string) =>
      take(amount, (exclusion) => queries.setQueryData(exclusionKey, exclusion)),
  };
}
