import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { rewardsKey } from '../rewards.queries.ts';

export type VipProgress = ResponseOf<PlayerEndpoints['rewards']['showVipProgress']>;
export type VipLevel = VipProgress['levels'][number];

/** What came together, and what must. */
export type Progress = VipProgress['deposits'];

/** Fetches the member's VIP level, what the next one takes, and every level of the site. */
export function useVipProgress(enabled = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...rewardsKey, 'vip', language],
    queryFn: ({ signal }) => api.rewards.showVipProgress({}, signal),
    enabled,
    staleTime: 0,
  });
}
