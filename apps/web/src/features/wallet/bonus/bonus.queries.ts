import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { useMoneyMoved } from '../wallet.queries.ts';

export type MemberBonus = ResponseOf<PlayerEndpoints['bonus']['listBonuses']>['list'][number];

/** Under the wallet's key, so that every move of money reads it again. */
const bonusKey = [ownData, 'wallet', 'bonuses'];

export function useBonuses() {
  return useQuery({
    queryKey: bonusKey,
    queryFn: ({ signal }) => api.bonus.listBonuses({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function useForfeitBonus() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return useMutation<object, CallError, string>({
    mutationFn: (bonusId) => api.bonus.forfeitBonus({ bonusId }),
    onSettled: () => {
      moneyMoved();
      return queries.invalidateQueries({ queryKey: bonusKey });
    },
  });
}
