import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { api } from '../../../kit/api.ts';
import { useLanguage } from '../../../kit/language.ts';

type Games = Endpoints['games'];
export type Winner = ResponseOf<Games['listWinners']>['list'][number];

/** The board is read anew by the signal `winners`, which names its key. */
export function useWinners() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['winners', language],
    queryFn: ({ signal }) => api.games.listWinners({}, signal),
  });
}
