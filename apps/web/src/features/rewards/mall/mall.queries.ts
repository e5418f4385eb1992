import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { forgetIntent } from '#features/wallet/request-intent.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { usePasswordRefused } from '../points/points.queries.ts';
import { rewardsKey, useRewardsChanged } from '../rewards.queries.ts';

type Calls = PlayerEndpoints['rewards'];
type ItemPage = ResponseOf<Calls['listMallItems']>;
export type MallItem = ItemPage['list'][number];
export type MallKind = MallItem['kind'];
type OrderPage = ResponseOf<Calls['listMallOrders']>;
export type MallOrder = OrderPage['list'][number];
export type Addresses = ResponseOf<Calls['listAddresses']>;
export type Address = Addresses['list'][number];

/** What the tab keeps of an order without an answer. */
export const mallIntent = 'mallIntent';

/** Under the key of the rewards: a signal about those reads the mall again. */
const mallKey = [...rewardsKey, 'mall'];
const addressesKey = [...mallKey, 'addresses'];

/** Fetches what the mall sells, page by page; of one kind, or all for null. */
export function useMallItems(kind: MallKind | null) {
  const language = useLanguage();
  return usePages(
    [...mallKey, 'items', kind, language],
    (page, signal) => api.rewards.listMallItems({ ...page, ...(kind && { kind }) }, signal),
    (pages: ItemPage[]) => rowsOf(pages, ({ id }) => id),
  );
}

/** Fetches the member's orders, page by page. */
export function useMallOrders() {
  const language = useLanguage();
  return usePages(
    [...mallKey, 'orders', language],
    (page, signal) => api.rewards.listMallOrders(page, signal),
    (pages: OrderPage[]) => rowsOf(pages, ({ orderId }) => orderId),
  );
}

/** Orders an item; what that changes is read again, after a refusal too. */
export function useOrderItem() {
  const changed = useRewardsChanged();
  const passwordRefused = usePasswordRefused();
  return useMutation<MallOrder, CallError, InputOf<Calls['redeemPointReward']>>({
    mutationFn: (input) => api.rewards.redeemPointReward(input),
    // Here, since this also runs when the page is left before the answer.
    onSuccess: () => forgetIntent(sessionStorage, mallIntent),
    onError: passwordRefused,
    onSettled: () => void changed(),
  });
}

/** Names the cancelling of one order. */
const cancelOf = (orderId: string) => [...mallKey, 'cancel', orderId];

export function useCancelOrder(orderId: string) {
  const queries = useQueryClient();
  const changed = useRewardsChanged();
  const call = useMutation<MallOrder, CallError, InputOf<Calls['cancelMallOrder']>>({
    mutationKey: cancelOf(orderId),
    mutationFn: (input) => api.rewards.cancelMallOrder(input),
    onSettled: changed,
  });
  /** Known at once, while `isPending` is drawn later. */
  const isCancelling = () => queries.isMutating({ mutationKey: cancelOf(orderId) }) > 0;
  return { call, isCancelling };
}

export function useAddresses(enabled: boolean) {
  return useQuery({
    queryKey: addressesKey,
    queryFn: ({ signal }) => api.rewards.listAddresses({}, signal),
    enabled,
  });
}

type AddressInput = Omit<InputOf<Calls['addAddress']>, 'requestKey'>;

/** Keeps a new address, or changes the one of an id. */
export function useSaveAddress() {
  const queries = useQueryClient();
  return useMutation<
    Address,
    CallError,
    { addressId: string | null; requestKey: string; fields: AddressInput }
  >({
    mutationFn: ({ addressId, requestKey, fields }) =>
      addressId === null
        ? api.rewards.addAddress({ ...fields, requestKey })
        : api.rewards.changeAddress({ ...fields, addressId }),
    onSettled: () => queries.invalidateQueries({ queryKey: addressesKey }),
  });
}

export function useRemoveAddress() {
  const queries = useQueryClient();
  return useMutation<Addresses, CallError, string>({
    mutationFn: (addressId) => api.rewards.removeAddress({ addressId }),
    onSuccess: (left) => queries.setQueryData(addressesKey, left),
  });
}
