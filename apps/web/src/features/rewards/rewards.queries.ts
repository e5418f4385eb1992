import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { useMoneyMoved, walletKeys } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['rewards'];
type RewardPage = ResponseOf<Calls['listRewards']>;
export type Reward = RewardPage['list'][number];

/** What a change of the member's rewards refetches. */
export const rewardsKey = [ownData, 'rewards'];

/** Fetches what the member can claim, what is locked, and all others, page by page. */
export function useRewards() {
  const language = useLanguage();
  return usePages(
    [...rewardsKey, language],
    (page, signal) => api.rewards.listRewards(page, signal),
    (pages: RewardPage[]) => {
      const [first] = pages;
      return first && { ...first, list: rowsOf(pages, ({ transactionId: id }) => id) };
    },
  );
}

/** Fetches how many rewards the member can claim; none for whoever may not. */
export function useClaimable(): number {
  const isOwn = useRefusal('promotion') === null;
  const { data } = useQuery({
    queryKey: [...rewardsKey, 'claimable'],
    queryFn: ({ signal }) =>
      api.rewards.listRewards({ status: 'AVAILABLE', pageNo: 1, pageSize: 1 }, signal),
    select: ({ claimable }) => claimable,
    enabled: isOwn,
    staleTime: 0,
  });
  return data ?? 0;
}

/** What a claim, an order or a conversion changes: rewards, points, the balance and bonuses. */
export function useRewardsChanged() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return async () => {
    moneyMoved();
    await Promise.all(
      [rewardsKey, walletKeys.bonuses].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}

/** Stands for no reward: the claim of all. */
export const everything = 'all';

/** Names the claim of one reward, or of all. */
const claimOf = (what: string) => [ownData, 'rewardClaim', what];

/** Whether this claim is on its way: known at once, while `isPending` is drawn later. */
export function useIsClaiming(what: string): () => boolean {
  const queries = useQueryClient();
  return () => queries.isMutating({ mutationKey: claimOf(what) }) > 0;
}

export function useClaimReward(transactionId: string) {
  const claimed = useRewardsChanged();
  return useMutation<Reward, CallError, InputOf<Calls['claimReward']>>({
    mutationKey: claimOf(transactionId),
    mutationFn: (input) => api.rewards.claimReward(input),
    onSettled: claimed,
  });
}

export function useClaimAll() {
  const claimed = useRewardsChanged();
  return useMutation<
    ResponseOf<Calls['claimAllRewards']>,
    CallError,
    InputOf<Calls['claimAllRewards']>
  >({
    mutationKey: claimOf(everything),
    mutationFn: (input) => api.rewards.claimAllRewards(input),
    onSettled: claimed,
  });
}
