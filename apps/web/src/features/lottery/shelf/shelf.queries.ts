import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { PlayType } from '@pavilion/domain/lottery/play';

type Menus = ResponseOf<PlayerEndpoints['lottery']['listRecentMenus']>;
export type RecentLottery = Menus[number]['gameMenus'][number];

/** The calls that know what was played last in a kind of play. */
function recentCalls(playType: PlayType, signal: AbortSignal): Promise<Menus>[] {
  const { listRecentMenus, listRecentOutsideMenus } = api.lottery;
  if (playType === 'trad') return [listRecentMenus({ prizeMode: 'Lott' }, signal)];
  return [
    listRecentMenus({ prizeMode: 'Elott' }, signal),
    listRecentOutsideMenus({ prizeMode: 'Elott' }, signal),
    listRecentOutsideMenus({ prizeMode: 'SEA' }, signal),
  ];
}

/** Fetches what the member bet on last, of the house first. */
export function useRecentLotteries(playType: PlayType) {
  const language = useLanguage();
  const isMember = useSessionRecord() !== null;
  return useQuery({
    queryKey: [ownData, 'lottery', 'recent', playType, language],
    queryFn: async ({ signal }): Promise<RecentLottery[]> => {
      const menus = await Promise.all(recentCalls(playType, signal));
      return menus.flat().flatMap(({ gameMenus }) => gameMenus);
    },
    staleTime: 0,
    enabled: isMember,
  });
}
