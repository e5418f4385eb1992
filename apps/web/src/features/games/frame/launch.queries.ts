import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../kit/api.ts';
import { ownData } from '../../../kit/query.ts';
import type { PlayTarget } from './play-target.ts';

/**
 * Starts the game once per entry of the page. A query, because two mounts of the same entry share
 * it, and without a signal, because a launch that was sent cannot be taken back.
 */
export function useLaunch(target: PlayTarget) {
  const [entry] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  return useQuery({
    queryKey: [ownData, 'launch', entry, target],
    queryFn: () => api.games.launchGame(target),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
