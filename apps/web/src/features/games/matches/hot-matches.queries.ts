import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export type HotMatch = ResponseOf<PlayerEndpoints['games']['listHotMatches']>['list'][number];

const freshMs = 60_000;

export function useHotMatches() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['games', 'matches', language],
    queryFn: ({ signal }) => api.games.listHotMatches({}, signal),
    staleTime: freshMs,
    refetchInterval: freshMs,
  });
}
