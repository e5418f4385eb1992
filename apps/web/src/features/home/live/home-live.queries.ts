import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { api } from '../../../kit/api.ts';
import { useLanguage } from '../../../kit/language.ts';

type Games = Endpoints['games'];
export type Winner = ResponseOf<Games['listWinners']>['list'][number];
export type HotMatch = ResponseOf<Games['listHotMatches']>['list'][number];

const matchesFreshMs = 60_000;

/** The board is read anew by the signal `winners`, which names its key. */
export function useWinners() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['winners', language],
    queryFn: ({ signal }) => api.games.listWinners({}, signal),
  });
}

export function useHotMatches() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['games', 'matches', language],
    queryFn: ({ signal }) => api.games.listHotMatches({}, signal),
    staleTime: matchesFreshMs,
    refetchInterval: matchesFreshMs,
  });
}
