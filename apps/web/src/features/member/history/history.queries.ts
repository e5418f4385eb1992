import { useQuery } from '@tanstack/react-query';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export type History = ResponseOf<PlayerEndpoints['reports']['getHistory']>;
export type HistoryMonth = History['months'][number];

/** Read again after every move of money. */
export function useHistoryFigures() {
  return useQuery({
    queryKey: [...walletKeys.transactions, 'history'],
    queryFn: ({ signal }) => api.reports.getHistory({}, signal),
    staleTime: 0,
  });
}

/** The same as a file, by a call with the session, which no link may carry. */
export const readHistoryFile = (): Promise<Blob> => api.reports.exportHistory({});
