import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#kit/api.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { stayFrom, stillThere } from './stay.ts';

const seenEveryMs = 15_000;

type Opened = { gameCode: string; mode: PrizeMode };

/**
 * Tells the server once per visit that the member plays a lottery, which begins the play that the
 * limits count; says since when. Nothing for a guest. Without a signal, because what was sent
 * cannot be cancelled.
 */
export function useOpenedLottery({ gameCode, mode }: Opened) {
  const session = useSessionRecord();
  const [entry] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const userName = session?.userName ?? '';
  return useQuery({
    queryKey: [ownData, 'launch', entry, gameCode, mode.launchedAs],
    queryFn: async () => {
      const lottery = { lottoGameCode: gameCode, lottoPrizeMode: mode.launchedAs } as const;
      const launched = await api.games.launchGame({ launchMode: 'LOTT', ...lottery });
      return { ...launched, stay: stayFrom(userName, launched.openedAt, Date.now()) };
    },
    enabled: session !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}

/** Keeps the stay going while its page is open. */
export function useStayOpen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => stillThere(Date.now()), seenEveryMs);
    return () => clearInterval(timer);
  }, [isOpen]);
}
