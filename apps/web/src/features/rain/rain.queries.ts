import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['rewards'];

export type ShownRain = ResponseOf<Calls['showRain']>;
export type PlannedRain = NonNullable<ShownRain['next']>;
export type RainTerms = NonNullable<PlannedRain['terms']>;

/** What a change of the site's rains refetches; results have a key of their own. */
export const shownRainKey = [ownData, 'rain', 'shown'];

/** Fetches the rain that falls now, and the next ones; again when the page is seen again. */
export function useRain() {
  const isGuest = useSessionRecord() === null;
  return useQuery({
    queryKey: [...shownRainKey, isGuest ? 'guest' : 'own'],
    queryFn: ({ signal }) => api.rewards.showRain({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** How far the clock of the server is ahead of the device's, in ms, by when its answer came. */
export const aheadOf = (answer: ShownRain, arrivedAt: number) =>
  Date.parse(answer.serverTime) - arrivedAt;

/** Returns a function that fetches the rains again. */
export function useReadRains(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: shownRainKey });
}
