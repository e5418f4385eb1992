import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefusal } from '#features/site/visitor.ts';
import { useMoneyMoved } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Promotion } from './promotions.queries.ts';

type Promotions = PlayerEndpoints['promotions'];
export type PromotionEntry = ResponseOf<Promotions['requestPromotion']>;

const keys = {
  all: [ownData, 'promotions'],
  available: [ownData, 'promotions', 'available'],
  entries: (language: string) => [ownData, 'promotions', 'entries', language],
} as const;

type States = ResponseOf<PlayerEndpoints['promotions']['listMerchantPromotions']>;

function byPromotion({ list }: States): ReadonlyMap<string, States['list'][number]> {
  return new Map(list.map((one) => [one.promotionId, one]));
}

/** Fetches the visitor's state in each promotion; guests and trial users get the public state. */
export function usePromotionStates() {
  const own = useRefusal('promotion') === null;
  return useQuery({
    queryKey: [...keys.available, own],
    queryFn: ({ signal }) =>
      own
        ? api.promotions.listAvailablePromotions({}, signal)
        : api.promotions.listMerchantPromotions({}, signal),
    select: byPromotion,
    staleTime: 0,
  });
}

/** Returns the promotion's state for this visitor; until that is known it is not shown as open. */
export function usePromotionState({ id, state }: Promotion) {
  const known = usePromotionStates().data?.get(id);
  return known ?? { state, availability: 'informs' as const };
}

/** Fetches what the member has joined, applied for and been given, newest first. */
export function usePromotionEntries() {
  const language = useLanguage();
  const own = useRefusal('promotion') === null;
  return useQuery({
    queryKey: keys.entries(language),
    queryFn: ({ signal }) => api.promotions.listPromotionEntries({}, signal),
    enabled: own,
    staleTime: 0,
  });
}

export function useRequestPromotion() {
  const queries = useQueryClient();
  return useMutation<PromotionEntry, CallError, InputOf<Promotions['requestPromotion']>>({
    mutationFn: (input) => api.promotions.requestPromotion(input),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  });
}

export function useClaimReward() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return useMutation<PromotionEntry, CallError, string>({
    mutationFn: (promotionId) => api.promotions.claimReward({ promotionId }),
    onSuccess: moneyMoved,
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  });
}
