import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { refetchTime } from '../refetch-time.ts';
import { rewardsKey } from '../rewards.queries.ts';

export type MissionList = ResponseOf<PlayerEndpoints['rewards']['listMissions']>;
export type Mission = MissionList['list'][number];

/** When a mission begins or ends next. */
const nextChanges = ({ list }: MissionList) =>
  list.flatMap(({ state, startsAt, endsAt }) => {
    if (state === 'coming') return [startsAt];
    return state === 'open' || state === 'done' ? [endsAt] : [];
  });

/** Fetches the missions, again when one begins or ends. */
export function useMissions() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...rewardsKey, 'missions', language],
    queryFn: ({ signal }) => api.rewards.listMissions({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => data !== undefined && refetchTime(nextChanges(data)),
  });
}
