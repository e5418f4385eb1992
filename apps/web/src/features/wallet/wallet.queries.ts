import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { api } from '../../kit/api.ts';
import { ownData } from '../../kit/query.ts';
import { useSessionRecord } from '../../kit/session-record.ts';
import { isSettled } from './withdraw/withdrawal-way.ts';

type Payments = Endpoints['payments'];
export type Wallet = ResponseOf<Endpoints['wallet']['getWallet']>;
export type DepositChannel = ResponseOf<Payments['listDepositChannels']>['list'][number];
export type BankCard = ResponseOf<Payments['listBankCards']>['list'][number];
export type Withdrawal = ResponseOf<Payments['requestWithdrawal']>;
export type WithdrawLimits = ResponseOf<Payments['listWithdrawBanks']>;

const keys = {
  wallet: [ownData, 'wallet'],
  channels: [ownData, 'depositChannels'],
  deposit: (depositId: string) => [ownData, 'deposit', depositId],
  hasPassword: [ownData, 'hasPaymentPassword'],
  cards: [ownData, 'bankCards'],
  banks: [ownData, 'withdrawBanks'],
  /** Records screens and the withdrawals list; stale after every move of money. */
  transactions: [ownData, 'transactions'],
} as const;

const depositPollMs = 2000;

/**
 * Nothing is asked for a guest; the balance is read again whenever the page is looked at, and
 * every `pollMs` while it is.
 */
export function useWallet(pollMs?: number) {
  const session = useSessionRecord();
  return useQuery({
    queryKey: keys.wallet,
    queryFn: ({ signal }) => api.wallet.getWallet({}, signal),
    enabled: session !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    ...(pollMs === undefined ? {} : { refetchInterval: pollMs }),
  });
}

/** For everything that moved money outside this page's knowledge. */
export function useMoneyMoved(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: keys.wallet });
    void queries.invalidateQueries({ queryKey: keys.transactions });
  };
}

export function useDepositChannels() {
  return useQuery({
    queryKey: keys.channels,
    queryFn: ({ signal }) => api.payments.listDepositChannels({}, signal),
  });
}

export function useRequestDeposit() {
  return useMutation<
    ResponseOf<Payments['requestDeposit']>,
    CallError,
    InputOf<Payments['requestDeposit']>
  >({ mutationFn: (input) => api.payments.requestDeposit(input) });
}

export function useDeposit(depositId: string) {
  return useQuery({
    queryKey: keys.deposit(depositId),
    queryFn: ({ signal }) => api.payments.getDeposit({ depositId }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? depositPollMs : false),
  });
}

export function useHasPaymentPassword() {
  return useQuery({
    queryKey: keys.hasPassword,
    queryFn: ({ signal }) => api.payments.hasPaymentPassword({}, signal),
  });
}

export function useSetPaymentPassword() {
  const queries = useQueryClient();
  return useMutation<object, CallError, InputOf<Payments['setPaymentPassword']>>({
    mutationFn: (input) => api.payments.setPaymentPassword(input),
    onSuccess: () => queries.setQueryData(keys.hasPassword, { hasWithdrawalPassword: true }),
  });
}

export function useBankCards() {
  return useQuery({
    queryKey: keys.cards,
    queryFn: ({ signal }) => api.payments.listBankCards({}, signal),
  });
}

export function useAddBankCard() {
  const queries = useQueryClient();
  return useMutation<BankCard, CallError, InputOf<Payments['addBankCard']>>({
    mutationFn: (input) => api.payments.addBankCard(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.cards }),
  });
}

export function useWithdrawBanks() {
  return useQuery({
    queryKey: keys.banks,
    queryFn: ({ signal }) => api.payments.listWithdrawBanks({}, signal),
  });
}

export function useRequestWithdrawal() {
  const moneyMoved = useMoneyMoved();
  return useMutation<Withdrawal, CallError, InputOf<Payments['requestWithdrawal']>>({
    mutationFn: (input) => api.payments.requestWithdrawal(input),
    onSuccess: moneyMoved,
  });
}

const recentWithdrawals = 5;
const withdrawalPollMs = 5000;

/** The newest withdrawals; read again while one of them is on its way. */
export function useRecentWithdrawals() {
  return useQuery({
    queryKey: [...keys.transactions, 'recentWithdrawals'],
    queryFn: ({ signal }) =>
      api.payments.listMemberWithdrawals({ pageSize: recentWithdrawals }, signal),
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => !isSettled(row.state)) ? withdrawalPollMs : false,
  });
}
