import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { forgetIntent } from '#features/wallet/request-intent.ts';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { rewardsKey, useRewardsChanged } from '../rewards.queries.ts';

type Calls = PlayerEndpoints['rewards'];
export type PointBalance = ResponseOf<Calls['showPointBalance']>;
export type PointConfig = ResponseOf<Calls['showPointConfig']>;
type MovePage = ResponseOf<Calls['listPointMoves']>;
export type PointMove = MovePage['list'][number];
export type PointMoveKind = PointMove['kind'];
export type Conversion = ResponseOf<Calls['convertPoints']>;

/** What the tab keeps of a conversion without an answer. */
export const conversionIntent = 'conversionIntent';

/** Under the key of the rewards, as the same change of the member may change all of them. */
const pointsKey = [...rewardsKey, 'points'];

/** Fetches the points of the member; of nobody who may have none. */
export function usePointBalance() {
  const isOwn = useRefusal('promotion') === null;
  return useQuery({
    queryKey: [...pointsKey, 'balance'],
    queryFn: ({ signal }) => api.rewards.showPointBalance({}, signal),
    enabled: isOwn,
    staleTime: 0,
  });
}

/** Fetches how points are earned, and what the member can convert now. */
export function usePointConfig() {
  return useQuery({
    queryKey: [...pointsKey, 'config'],
    queryFn: ({ signal }) => api.rewards.showPointConfig({}, signal),
    staleTime: 0,
  });
}

/** Fetches what changed the points, page by page; of one kind, or all for null. */
export function usePointMoves(kind: PointMoveKind | null) {
  const language = useLanguage();
  return usePages(
    [...pointsKey, 'moves', kind, language],
    (page, signal) => api.rewards.listPointMoves({ ...page, ...(kind && { kind }) }, signal),
    (pages: MovePage[]) => rowsOf(pages, ({ moveId }) => moveId),
  );
}

/** Reads again what a refusal of the payment password says is no longer so. */
export function usePasswordRefused(): (error: CallError) => void {
  const queries = useQueryClient();
  return ({ code }) => {
    if (code !== 'payment.password.missing') return;
    void queries.invalidateQueries({ queryKey: walletKeys.hasPassword });
  };
}

/** Turns points into money; what they change is read again, after a refusal too. */
export function useConvertPoints() {
  const changed = useRewardsChanged();
  const passwordRefused = usePasswordRefused();
  return useMutation<Conversion, CallError, InputOf<Calls['convertPoints']>>({
    mutationFn: (input) => api.rewards.convertPoints(input),
    // Here, since this also runs when the page is left before the answer.
    onSuccess: () => forgetIntent(sessionStorage, conversionIntent),
    onError: passwordRefused,
    onSettled: () => void changed(),
  });
}
