import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { isFamilyCode, loadFamily } from './family.ts';

const lotteryKey = 'lottery';
const freshMs = 5 * 60_000;
/** Reduced and closed numbers change with what others bet. */
const settingAgainMs = 15_000;

/** Fetches the rules of a family, once; the server, which cannot send code as data, does not. */
export function useFamily(code: string) {
  return useQuery({
    queryKey: ['lotteryFamily', code],
    queryFn: () => (isFamilyCode(code) ? loadFamily(code) : null),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !import.meta.env.SSR,
  });
}

/** Fetches the plays of a lottery with their odds, in each prize mode. */
export function usePlayMenus(gameId: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: [lotteryKey, 'plays', gameId, language],
    queryFn: ({ signal }) => api.lottery.getPlayMenu({ gameId }, signal),
    staleTime: freshMs,
  });
}

/** Fetches what a lottery takes. */
export function useSetting(gameId: number) {
  return useQuery({
    queryKey: [lotteryKey, 'setting', gameId],
    queryFn: ({ signal }) => api.lottery.getSetting({ gameId }, signal),
    staleTime: settingAgainMs,
    refetchInterval: settingAgainMs,
  });
}

/** Fetches the series that the member can choose; nothing for a guest. */
export function useSeries() {
  const session = useSessionRecord();
  return useQuery({
    queryKey: [ownData, lotteryKey, 'series'],
    queryFn: ({ signal }) => api.lottery.listSeries({}, signal),
    staleTime: freshMs,
    enabled: session !== null,
  });
}
