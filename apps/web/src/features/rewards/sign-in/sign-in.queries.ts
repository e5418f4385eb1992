import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { refetchTime } from '../refetch-time.ts';
import { rewardsKey, useRewardsChanged } from '../rewards.queries.ts';

type Calls = PlayerEndpoints['rewards'];
export type SignIn = ResponseOf<Calls['showSignIn']>;
export type SignInDay = SignIn['days'][number];

const claimKey = [ownData, 'signInClaim'];

/** Fetches the row of days, again when the next day begins. */
export function useSignIn() {
  return useQuery({
    queryKey: [...rewardsKey, 'signIn'],
    queryFn: ({ signal }) => api.rewards.showSignIn({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.days.length > 0 && refetchTime([data.nextDayAt]),
  });
}

/** Signs in for today; what that changes is read again, after a refusal too. */
export function useClaimSignIn() {
  const queries = useQueryClient();
  const changed = useRewardsChanged();
  const call = useMutation<SignInDay, CallError, InputOf<Calls['claimSignIn']>>({
    mutationKey: claimKey,
    mutationFn: (input) => api.rewards.claimSignIn(input),
    onSettled: changed,
  });
  /** Known at once, while `isPending` is drawn later. */
  const isClaiming = () => queries.isMutating({ mutationKey: claimKey }) > 0;
  return { call, isClaiming };
}
