import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { forgetIntent } from './request-intent.ts';
import { useMoneyMoved, walletKeys } from './wallet.queries.ts';

type Calls = PlayerEndpoints['transfers'];
export type Funds = ResponseOf<Calls['getConsolidatedFunds']>;
export type VendorWallet = Funds['wallets'][number];
export type Transfer = ResponseOf<Calls['transferToVendor']>;
export type TransferDirection = Transfer['direction'];

/** Under the wallet's key, so that every move of money reads it again. */
const fundsKey = [...walletKeys.wallet, 'funds'];
const transfersKey = [...walletKeys.transactions, 'vendorTransfers'];

const pendingPollMs = 3000;
const recentTransfers = 5;

/** Fetches the known balances here and at providers, and again while a transfer is open. */
export function useFunds() {
  return useQuery({
    queryKey: fundsKey,
    queryFn: ({ signal }) => api.transfers.getConsolidatedFunds({}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.wallets.some(({ pending }) => pending !== null) ? pendingPollMs : false,
  });
}

/** Fetches the member's money here and at one provider, whose balance is read once per visit. */
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

/** Reads the current balance at one provider, or at all of them. */
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
    // Here, since this also runs when the sheet is left before the answer.
    onSuccess: () => forgetIntent(sessionStorage, sessionKeys.transferIntent),
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
