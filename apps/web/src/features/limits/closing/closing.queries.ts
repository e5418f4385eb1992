import { useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { exclusionKey, useLeaveBy, useStep } from '../exclusion.queries.ts';

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
