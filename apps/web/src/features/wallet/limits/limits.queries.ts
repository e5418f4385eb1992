import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { walletKeys } from '../wallet.queries.ts';

type Protection = PlayerEndpoints['protection'];
export type OwnLimits = ResponseOf<Protection['getDepositLimits']>;
export type OwnLimit = OwnLimits['list'][number];
export type LimitOfferPlace = OwnLimits['offeredAt'][number];

const limitsKey = [ownData, 'depositLimits'];

export function useLimits() {
  return useQuery({
    queryKey: limitsKey,
    queryFn: ({ signal }) => api.protection.getDepositLimits({}, signal),
    staleTime: 0,
  });
}

/** Stores the limits of the answer; the deposit page checks again whether to offer them. */
function useKeepLimits() {
  const queries = useQueryClient();
  return (limits: OwnLimits) => {
    queries.setQueryData(limitsKey, limits);
    void queries.invalidateQueries({ queryKey: walletKeys.channels });
  };
}

export function useSetLimit() {
  const onSuccess = useKeepLimits();
  return useMutation<OwnLimits, CallError, InputOf<Protection['setDepositLimit']>>({
    mutationFn: (input) => api.protection.setDepositLimit(input),
    onSuccess,
  });
}

export function useDeclineLimits() {
  const onSuccess = useKeepLimits();
  return useMutation<OwnLimits, CallError, LimitOfferPlace>({
    mutationFn: (place) => api.protection.declineLimits({ place }),
    onSuccess,
  });
}
