import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { CheckAnswer } from '@pavilion/domain/protection/reality-check';

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

const ofCheck = [ownData, 'realityCheck'];

/** Whether an answer or a choice is on its way: known at once, while `isPending` is drawn later. */
export function useIsCheckSent(): () => boolean {
  const queries = useQueryClient();
  return () => queries.isMutating({ mutationKey: ofCheck }) > 0;
}

export function useSetRealityCheck() {
  const onSuccess = useKeepLimits();
  return useMutation<OwnLimits, CallError, number | null>({
    mutationKey: ofCheck,
    mutationFn: (everyMinutes) => api.protection.setRealityCheck({ everyMinutes }),
    onSuccess,
  });
}

export type PlayState = ResponseOf<Protection['notePlay']>;
export type DueCheck = NonNullable<PlayState['check']>;

const playingKey = [ownData, 'playing'];
const noteEveryMs = 60_000;
/** How soon a pause that should be over by the clock of the device is asked for again. */
const soonMs = 5000;

/** A minute, or less where a pause of the site ends sooner. */
function nextNoteMs(pauseUntil: string | null): number {
  const leftMs = pauseUntil === null ? noteEveryMs : Date.parse(pauseUntil) - Date.now();
  return Math.min(Math.max(leftMs, soonMs), noteEveryMs);
}

/**
 * Notes once a minute that the member plays, from the opening of a game on; returns what stops the
 * play. A query, because it pauses while it is not `enabled`, and goes on without a second note in
 * the same minute.
 */
export function usePlayState(openedAt: string, { enabled }: { enabled: boolean }) {
  const { data, isError } = useQuery({
    queryKey: [...playingKey, openedAt],
    queryFn: () => api.protection.notePlay({}),
    staleTime: noteEveryMs,
    refetchInterval: ({ state }) => nextNoteMs(state.data?.pauseUntil ?? null),
    gcTime: 0,
    retry: false,
    enabled,
  });
  return { state: data ?? null, isAnswered: data !== undefined || isError };
}

/**
 * Answers the reality check. To go on uncovers the game; to stop leaves it covered, as the player
 * leaves it then.
 */
export function useAnswerCheck() {
  const queries = useQueryClient();
  return useMutation<PlayState, CallError, { since: string; answer: CheckAnswer }>({
    mutationKey: ofCheck,
    mutationFn: (input) => api.protection.answerCheck(input),
    onSuccess: async (state, { answer }) => {
      if (answer === 'stop') return;
      // A note under way may still bring the check that was just answered.
      await queries.cancelQueries({ queryKey: playingKey });
      queries.setQueriesData({ queryKey: playingKey }, state);
    },
  });
}
