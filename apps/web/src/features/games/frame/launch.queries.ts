import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGamePath } from '#features/limits/come-back.ts';
import { api } from '#kit/api.ts';
import { pageBefore } from '#kit/page-before.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { PlayTarget } from './play-target.ts';
import { beginStay, type Stay } from './stay.ts';

type Launched = ResponseOf<PlayerEndpoints['games']['launchGame']>;
export type OpenedGame = Launched & { stay: Stay };

const longestBackUrl = 512;

/** The page to which a game in the whole window returns; home without it. */
function returnTo(): { backUrl?: string } {
  const backUrl = pageBefore();
  return backUrl === undefined || backUrl.length > longestBackUrl ? {} : { backUrl };
}

/**
 * Launches the game once per entry of the page. A query, because two mounts of the same entry share
 * it, and without a signal, because a launch that was sent cannot be cancelled.
 */
export function useLaunch(target: PlayTarget) {
  const path = useGamePath();
  const [entry] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  return useQuery({
    queryKey: [ownData, 'launch', entry, target],
    queryFn: async () => {
      const launched = await api.games.launchGame({ ...target, ...returnTo() });
      return { ...launched, stay: beginStay(launched, path) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
