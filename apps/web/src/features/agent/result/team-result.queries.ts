import { useQuery } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ResultInput } from './result-fields.ts';

type ResultPage = ResponseOf<PlayerEndpoints['agents']['getTeamProfitAndLoss']>;
export type TeamResultRow = ResultPage['list'][number];
export type TeamResult = TeamResultRow['result'];
export type TeamReport = ResultPage;

/** Whether anything in a result is not zero. */
export function hasFigures(result: TeamResult): boolean {
  return Object.values(result).some((amount) => /[1-9]/.test(amount));
}

function joined(pages: ResultPage[]): TeamReport | undefined {
  const [first] = pages;
  return first && { ...first, list: rowsOf(pages, ({ account }) => account) };
}

/** Fetches what a team brought, with a row for each line. */
export function useTeamResult(input: ResultInput) {
  return usePages(
    [ownData, 'team', 'result', input],
    (page, signal) => api.agents.getTeamProfitAndLoss({ ...input, ...page }, signal),
    joined,
  );
}

/** Fetches the figures of today of somebody below, own and with the team; null fetches nothing. */
export function useResultOfToday(account: string | null) {
  return useQuery({
    queryKey: [ownData, 'team', 'today', account],
    queryFn: ({ signal }) =>
      api.agents.getTeamProfitAndLoss(
        { account: account ?? '', period: 'today', pageSize: 1 },
        signal,
      ),
    enabled: account !== null,
    staleTime: 0,
  });
}

/** The same as a file, by a call with the session, which no link may carry. */
export function readResultFile(input: ResultInput): Promise<Blob> {
  return api.agents.exportTeamProfitAndLoss(input);
}
