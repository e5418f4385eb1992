import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Protection = PlayerEndpoints['protection'];
export type OwnLimits = ResponseOf<Protection['getLimits']>;
export type OwnLimit = OwnLimits['list'][number];
export type LimitName = Pick<OwnLimit, 'kind' | 'period'>;
export type LimitWish = NonNullable<OwnLimit['wish']>;
export type LimitOfferPlace = OwnLimits['offeredAt'][number];

const limitsKey = [ownData, 'limits'];

/** Read again at every visit and return: stakes and wins change what is left. */
export function useLimits({ enabled = true } = {}) {
  return useQuery({
    queryKey: limitsKey,
    queryFn: ({ signal }) => api.protection.getLimits({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    enabled,
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
  return useMutation<OwnLimits, CallError, InputOf<Protection['setLimit']>>({
    mutationFn: (input) => api.protection.setLimit(input),
    onSuccess,
  });
}

type WishAnswer = InputOf<Protection['confirmLimit']> & { answer: 'confirm' | 'drop' };

/** Confirms or drops a wish; one that has expired or was replaced is read again. */
export function useAnswerWish() {
  const queries = useQueryClient();
  const onSuccess = useKeepLimits();
  return useMutation<OwnLimits, CallError, WishAnswer>({
    mutationFn: ({ answer, kind, period, amount }) => {
      const name = { kind, period };
      return answer === 'confirm'
        ? api.protection.confirmLimit({ ...name, amount })
        : api.protection.dropLimitWish(name);
    },
    onSuccess,
    onError: () => queries.invalidateQueries({ queryKey: limitsKey }),
  });
}

export function useDeclineLimits() {
  const onSuccess = useKeepLimits();
  return useMutation<OwnLimits, CallError, LimitOfferPlace>({
    mutationFn: (place) => api.protection.declineLimits({ place }),
    onSuccess,
  });
}

const noteEveryMs = 60_000;

/**
 * Notes once a minute that the member plays, from the opening of a game on; returns the minutes
 * that the limit of time leaves. A query, because it pauses while it is not `enabled`, and goes on
 * without a second note in the same minute.
 */
export function useNotePlay(openedAt: string, { enabled }: { enabled: boolean }): number | null {
  const { data } = useQuery({
    queryKey: [ownData, 'playing', openedAt],
    queryFn: () => api.protection.notePlay({}),
    staleTime: noteEveryMs,
    refetchInterval: noteEveryMs,
    gcTime: 0,
    retry: false,
    enabled,
  });
  return data?.minutesLeft ?? null;
}
