import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { useMoneyMoved, walletKeys } from './wallet.queries.ts';

type Calls = PlayerEndpoints['transfers'];
export type Funds = ResponseOf<Calls['getConsolidatedFunds']>;
export type VendorWallet = Funds['wallets'][number];
export type Transfer = ResponseOf<Calls['transferToVendor']>;
export type TransferDirection = Transfer['direction'];

/** Under the wallet, so that whatever moves the balance reads it anew. */
const fundsKey = [...walletKeys.wallet, 'funds'];
const transfersKey = [...walletKeys.transactions, 'vendorTransfers'];

const pendingPollMs = 3000;
const recentTransfers = 5;

/** What is known here and at the studios, without asking them; again while a transfer is open. */
export function useFunds() {
  return useQuery({
    queryKey: fundsKey,
    queryFn: ({ signal }) => api.transfers.getConsolidatedFunds({}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.wallets.some(({ pending }) => pending !== null) ? pendingPollMs : false,
  });
}

/** What a member has here and at one studio, which is asked once for each visit. */
export function useFundsAt(vassalage: string) {
  return useQuery({
    queryKey: [ownData, 'fundsAt', vassalage],
    queryFn: ({ signal }) => api.transfers.getConsolidatedFunds({ refresh: vassalage }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
}

/** Asks a studio, or all of them, what lies there now. */
export function useRefreshFunds() {
  const queries = useQueryClient();
  return useMutation<Funds, CallError, string>({
    mutationFn: (refresh) => api.transfers.getConsolidatedFunds({ refresh }),
    onSuccess: (funds) => queries.setQueryData(fundsKey, funds),
  });
}

const orders = { toVendor: 'transferToVendor', fromVendor: 'transferToMain' } as const;

export function useTransfer() {
  const moneyMoved = useMoneyMoved();
  return useMutation<
    Transfer,
    CallError,
    InputOf<Calls['transferToVendor']> & { direction: TransferDirection }
  >({
    mutationFn: ({ direction, ...input }) => api.transfers[orders[direction]](input),
    onSettled: moneyMoved,
  });
}

export function useTransferAll() {
  const moneyMoved = useMoneyMoved();
  return useMutation<ResponseOf<Calls['transferAllToMain']>, CallError, string>({
    mutationFn: (requestKey) => api.transfers.transferAllToMain({ requestKey }),
    onSettled: moneyMoved,
  });
}

export function useRecentTransfers() {
  return useQuery({
    queryKey: transfersKey,
    queryFn: ({ signal }) => api.transfers.listTransfers({ pageSize: recentTransfers }, signal),
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => row.state === 'pending') ? pendingPollMs : false,
  });
}
