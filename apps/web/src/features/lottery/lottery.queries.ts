import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { drawnPauseMs } from '#kit/clock/drawn-pause.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { readAgain } from '@pavilion/client/queries/read-again.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { lastAskedMs } from './clock/closing.ts';
import { nearAgainMs, nearOf } from './clock/near.ts';
import { openedAgainMs, openedList } from './clock/opened.ts';
import { joinedPages, nextPage } from './pages.ts';

type Calls = PlayerEndpoints['lottery'];

export type LotteryGroup = ResponseOf<Calls['listLotteries']>[number];
export type Draw = ResponseOf<Calls['listDrawResults']>['list'][number];
export type HotGap = ResponseOf<Calls['getHotGap']>;
export type FairDraw = ResponseOf<Calls['getFairness']>;

/** A lottery with the code of its group, which is that of its family. */
export type Lottery = LotteryGroup['games'][number] & { family: string };

/** Whose draws they are. */
export type Holder = 'own' | 'outside';

/** The keys of everything here begin so, which is what a change of draws reads again. */
const lotteryKey = 'lottery';
const drawsKey = (gameId: number): QueryKey => [lotteryKey, 'of', gameId];

const pageSize = 25;
/** Lotteries are paused without a signal. */
const pausesAgainMs = 60_000;
const fairAgainMs = 10_000;

/** Fetches the lotteries by group. */
export function useLotteries() {
  const language = useLanguage();
  return useQuery({
    queryKey: [lotteryKey, 'games', language],
    queryFn: ({ signal }) => api.lottery.listLotteries({}, signal),
    refetchInterval: pausesAgainMs,
  });
}

export function lotteryOf(groups: readonly LotteryGroup[], code: string): Lottery | null {
  for (const { code: family, games } of groups) {
    const game = games.find((one) => one.code === code);
    if (game) return { ...game, family };
  }
  return null;
}

/** Notes when a call was made and when its answer came. */
async function timed<Answer>(call: () => Promise<Answer>) {
  const askedAtMs = Date.now();
  const answer = await call();
  return { answer, asked: { askedAtMs, cameAtMs: Date.now(), pauseMs: drawnPauseMs() } };
}

/** Fetches what lotteries take bets on, again when a draw closes or a result is due. */
export function useOpened(holder: Holder) {
  const call = holder === 'own' ? api.lottery.listOpened : api.lottery.listOutsideOpened;
  return useQuery({
    queryKey: [lotteryKey, 'opened', holder],
    queryFn: async ({ signal }) => {
      const { answer, asked } = await timed(() => call({}, signal));
      return openedList(answer, asked);
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data !== undefined && openedAgainMs(state.data, lastAskedMs(state), Date.now()),
  });
}

type OfStation = { gameId: number; station: string | undefined };

/** Fetches the open draw of a lottery, again when it closes and when a result is due. */
export function useNear({ gameId, station }: OfStation) {
  return useQuery({
    queryKey: [lotteryKey, 'near', gameId, station],
    queryFn: async ({ signal }) => {
      const input = { gameId, ...(station !== undefined && { station }) };
      const { answer, asked } = await timed(() => api.lottery.getNear(input, signal));
      return nearOf(answer, asked);
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data !== undefined && nearAgainMs(state.data, lastAskedMs(state), Date.now()),
  });
}

/** Fetches the draws of a lottery, of all its stations, 25 a page, the latest first. */
export function useDraws(gameId: number) {
  return useInfiniteQuery({
    queryKey: [...drawsKey(gameId), 'draws'],
    queryFn: ({ pageParam: page, signal }) =>
      api.lottery.listDrawResults({ gameId, page, size: pageSize }, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: ({ pages }) => joinedPages(pages, ({ numero }) => numero),
  });
}

/** Fetches how often and how long ago numbers came. */
export function useHotGap(gameId: number, isWanted = true) {
  return useQuery({
    queryKey: [...drawsKey(gameId), 'hotGap'],
    queryFn: ({ signal }) => api.lottery.getHotGap({ gameId }, signal),
    enabled: isWanted,
  });
}

/** Returns a function that fetches the draws of a lottery again, and what is counted of them. */
export function useReadDraws(gameId: number): () => void {
  const queries = useQueryClient();
  return () => void readAgain(queries, drawsKey(gameId));
}

/** Fetches what is public of an own draw, again until it is drawn. */
export function useFairness(gameId: number, numero: string) {
  return useQuery({
    queryKey: [lotteryKey, 'fair', gameId, numero],
    queryFn: ({ signal }) => api.lottery.getFairness({ gameId, numero }, signal),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.state !== 'void' && data.winNo === null && fairAgainMs,
  });
}
