import { useQuery } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { betsInput, type BetFields } from './bet-fields.ts';

type BetPage = ResponseOf<PlayerEndpoints['reports']['listTeamBets']>;
export type TeamBet = BetPage['list'][number];
export type TeamBets = Pick<BetPage, 'list' | 'total' | 'more' | 'footer' | 'asOf'>;

function joined(pages: BetPage[]): TeamBets | undefined {
  const [first] = pages;
  return first && { ...first, list: rowsOf(pages, ({ recordId }) => recordId) };
}

/** Fetches the rounds of everybody below the agent. */
export function useTeamBets(fields: BetFields) {
  const input = betsInput(fields);
  return usePages(
    [ownData, 'team', 'bets', input],
    (page, signal) => api.reports.listTeamBets({ ...input, ...page }, signal),
    joined,
  );
}

/** Fetches a round of somebody below with its moves, while it is open. */
export function useTeamRound({ account, recordId }: TeamBet, isOpen: boolean) {
  return useQuery({
    queryKey: [ownData, 'team', 'round', account, recordId],
    queryFn: ({ signal }) => api.reports.getTeamRound({ account, recordId }, signal),
    enabled: isOpen,
    staleTime: 0,
  });
}
