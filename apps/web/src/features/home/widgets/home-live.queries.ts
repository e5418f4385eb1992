import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { limits } from '@pavilion/domain/limits';

type Games = PlayerEndpoints['games'];
type VideoAnswer = ResponseOf<PlayerEndpoints['site']['getVideo']>;
export type Winner = ResponseOf<Games['listWinners']>['list'][number];
export type Video = NonNullable<VideoAnswer['video']>;

/** The input as section 7 names it. */
const ofBoard = { gameCategory: 'ALL', limitNum: limits.winnerBoardRows } as const;
const videoFreshMs = 5 * 60_000;

/** Fetches the board, which the signal `winners` reads again by its key. */
export function useWinners() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['winners', language],
    queryFn: ({ signal }) => api.games.listWinners({ ...ofBoard, language }, signal),
  });
}

/** Fetches the video of the site, with a player in the chosen language. */
export function useVideo() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['site', 'video', language],
    queryFn: ({ signal }) => api.site.getVideo({}, signal),
    staleTime: videoFreshMs,
  });
}
