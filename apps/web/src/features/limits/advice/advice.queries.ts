import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefusal } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Protection = PlayerEndpoints['protection'];
export type ShownAdvice = NonNullable<ResponseOf<Protection['getAdvice']>['advice']>;

const limitsKey = [ownData, 'limits'];
/** Begins as that of the limits, so that a change of kind `limit` reads it again. */
const adviceKey = [...limitsKey, 'advice'];

/**
 * What the site advises the member; null for nothing. `loadCard` loads what shows it, before it is
 * known. Where it cannot be read soon, a page waits for it no longer.
 */
export function useAdvice(loadCard: () => Promise<unknown>) {
  const isAllowed = useRefusal('memberCentre') === null;
  const { data, failureCount, fetchStatus } = useQuery({
    queryKey: adviceKey,
    queryFn: async ({ signal }) => {
      const answer = await api.protection.getAdvice({}, signal);
      if (answer.advice !== null) await loadCard();
      return answer;
    },
    enabled: isAllowed,
  });
  const isKnown = data !== undefined || failureCount > 0 || fetchStatus !== 'fetching';
  return { advice: data?.advice ?? null, isKnown };
}

export function useCloseAdvice() {
  const queries = useQueryClient();
  return useMutation<
    ResponseOf<Protection['closeAdvice']>,
    CallError,
    InputOf<Protection['closeAdvice']>
  >({
    mutationFn: (input) => api.protection.closeAdvice(input),
    onSuccess: (answer) => queries.setQueryData(adviceKey, answer),
  });
}

/**
 * Whether the site offers breaks; assumed until the limits are read. Not by `useLimits`, with which
 * the code of every page would grow.
 */
export function useHasBreaks(): boolean {
  const { data } = useQuery({
    queryKey: limitsKey,
    queryFn: ({ signal }) => api.protection.getLimits({}, signal),
  });
  return data === undefined || data.breaks.length > 0;
}
