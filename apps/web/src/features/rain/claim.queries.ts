import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#kit/api.ts';
import { drawnPauseMs } from '#kit/clock/drawn-pause.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['rewards'];

export type RainResult = ResponseOf<Calls['showRainResult']>;
type RainClaim = ResponseOf<Calls['claimRain']>;
export type RainDraw = ResponseOf<Calls['showRainDraw']>;

/** The results of a whole rain, or of a wave of it; a win refetches all of them. */
const resultKey = (rainId: string, wave?: number) => [
  ownData,
  'rain',
  'results',
  rainId,
  wave ?? 'all',
];

const nothingYet = { wins: [], claims: [], total: '0', checking: null, after: null };

/**
 * What a rain has brought the member. Where it has only begun there is nothing to fetch: all pages
 * would ask at the same instant.
 */
export function useOwnResult(rainId: string, hasOnlyBegun: boolean) {
  return useQuery<RainResult>({
    queryKey: resultKey(rainId),
    queryFn: ({ signal }) => api.rewards.showRainResult({ rainId }, signal),
    ...(hasOnlyBegun && {
      initialData: { rainId, state: 'none', amount: null, ...nothingYet } as const,
    }),
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
  });
}

const askAgainMs = 3000;

/** Fetches what a rain that has ended brought, until its last wave is drawn. */
export function useLastResult(rainId: string) {
  const [pauseMs] = useState(drawnPauseMs);
  return useQuery<RainResult>({
    queryKey: resultKey(rainId),
    queryFn: ({ signal }) => api.rewards.showRainResult({ rainId }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.after === null && askAgainMs + pauseMs,
  });
}

/** A claim of the member; its result is asked for so long after its draw. */
export type OwnClaim = { wave: number; drawnAt: number; pauseMs: number };

/** Brings what a wave has won into the list of the whole rain. */
function noteWins(queries: QueryClient, result: RainResult): void {
  const { rainId, wins, claims, total, checking } = result;
  queries.setQueryData<RainResult>(
    resultKey(rainId),
    (all) =>
      all && (all.wins.length > wins.length ? all : { ...all, wins, claims, total, checking }),
  );
}

/** Fetches what a claim has brought: by a signal, else from when it is due until it is drawn. */
export function useWaveResult(rainId: string, { wave, pauseMs }: OwnClaim, isDue: boolean) {
  const queries = useQueryClient();
  const query = useQuery<RainResult>({
    queryKey: resultKey(rainId, wave),
    queryFn: async ({ signal }) => {
      const result = await api.rewards.showRainResult({ rainId, wave }, signal);
      noteWins(queries, result);
      return result;
    },
    initialData: { rainId, state: 'pending', amount: null, ...nothingYet },
    staleTime: Infinity,
    refetchInterval: ({ state: { data } }) =>
      isDue && data?.state === 'pending' && askAgainMs + pauseMs,
  });
  const ask = useEffectEvent(() => {
    if (query.data.state === 'pending') void query.refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (isDue) ask();
  }, [isDue]);
  return query;
}

export function useClaimRain() {
  return useMutation<RainClaim, CallError, InputOf<Calls['claimRain']>>({
    mutationFn: (input) => api.rewards.claimRain(input),
  });
}

const drawPage = 1000;

/** Reads all claims of a wave, page by page. */
export async function readDraw(rainId: string, wave: number): Promise<RainDraw> {
  const read = (pageNo: number) =>
    api.rewards.showRainDraw({ rainId, wave, pageNo, pageSize: drawPage });
  const first = await read(1);
  const claims = [...first.claims];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo++) {
    claims.push(...(await read(pageNo)).claims);
  }
  return { ...first, claims };
}
