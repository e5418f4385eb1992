import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { forgetIntent } from '../request-intent.ts';
import { useMoneyMoved, walletKeys, type Withdrawal } from '../wallet.queries.ts';
import { isSettled } from './withdrawal-steps.ts';

/** Fetches banks, limits, and what a withdrawal requires, which changes with play and bonuses. */
export function useWithdrawBanks() {
  return useQuery({
    queryKey: walletKeys.banks,
    queryFn: ({ signal }) => api.payments.listWithdrawBanks({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** The refusals that mean that play or a bonus has changed since the page was loaded. */
const effectRefusals = new Set<string>([
  'withdraw.playthrough.open',
  'withdraw.bonus.blocked',
  'withdraw.bonus.ends',
]);

export function useRequestWithdrawal() {
  const moneyMoved = useMoneyMoved();
  return useMutation<
    Withdrawal,
    CallError,
    InputOf<PlayerEndpoints['payments']['requestWithdrawal']>
  >({
    mutationFn: (input) => api.payments.requestWithdrawal(input),
    // Here, since this also runs when the page is left before the answer.
    onSuccess: () => {
      forgetIntent(sessionStorage, sessionKeys.withdrawIntent);
      moneyMoved();
    },
    onError: ({ code }) => {
      if (effectRefusals.has(code)) moneyMoved();
    },
  });
}

const recentWithdrawals = 5;
const withdrawalPollMs = 5000;

export function useWithdrawal(withdrawalId: string) {
  return useQuery({
    queryKey: [...walletKeys.transactions, 'withdrawal', withdrawalId],
    queryFn: ({ signal }) => api.payments.getWithdrawal({ withdrawalId }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && !isSettled(state.data.state) ? withdrawalPollMs : false,
  });
}

/** Fetches the newest withdrawals; again while one of them is under way. */
export function useRecentWithdrawals() {
  return useQuery({
    queryKey: [...walletKeys.transactions, 'recentWithdrawals'],
    queryFn: ({ signal }) =>
      api.payments.listMemberWithdrawals({ pageSize: recentWithdrawals }, signal),
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => !isSettled(row.state)) ? withdrawalPollMs : false,
  });
}
