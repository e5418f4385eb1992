import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Payments = PlayerEndpoints['payments'];
export type Wallet = ResponseOf<PlayerEndpoints['wallet']['getWallet']>;
export type DepositChannel = ResponseOf<Payments['listDepositChannels']>['list'][number];
export type Deposit = ResponseOf<Payments['getDeposit']>;
export type BankCard = ResponseOf<Payments['listBankCards']>['list'][number];
export type Withdrawal = ResponseOf<Payments['requestWithdrawal']>;
export type WithdrawLimits = ResponseOf<Payments['listWithdrawBanks']>;

export const walletKeys = {
  wallet: [ownData, 'wallet'],
  channels: [ownData, 'depositChannels'],
  deposits: [ownData, 'deposit'],
  bonuses: [ownData, 'depositBonuses'],
  hasPassword: [ownData, 'hasPaymentPassword'],
  cards: [ownData, 'bankCards'],
  /** Under the wallet's key: a move of money may change what a withdrawal requires. */
  banks: [ownData, 'wallet', 'withdrawBanks'],
  /** For records screens and the list of withdrawals; stale after every move of money. */
  transactions: [ownData, 'transactions'],
} as const;

const depositPollMs = 2000;

function isOpen(state: Deposit['state'] | undefined): boolean {
  return state === 'pending' || state === 'reviewing';
}

/**
 * Not fetched for a guest; read again whenever the page becomes visible, and every `pollMs` while
 * it is.
 */
export function useWallet(pollMs?: number) {
  const session = useSessionRecord();
  return useQuery({
    queryKey: walletKeys.wallet,
    queryFn: ({ signal }) => api.wallet.getWallet({}, signal),
    enabled: session !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    ...(pollMs === undefined ? {} : { refetchInterval: pollMs }),
  });
}

/** Called by everything that moved money outside this page's knowledge. */
export function useMoneyMoved(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: walletKeys.wallet });
    void queries.invalidateQueries({ queryKey: walletKeys.transactions });
  };
}

export function useDepositChannels() {
  return useQuery({
    queryKey: walletKeys.channels,
    queryFn: ({ signal }) => api.payments.listDepositChannels({}, signal),
  });
}

const depositCalls = {
  gateway: 'requestDeposit',
  qr: 'requestQrDeposit',
  bankTransfer: 'requestTransferDeposit',
  manual: 'requestManualDeposit',
} as const satisfies Record<DepositChannel['kind'], keyof Payments>;

export function useRequestDeposit() {
  return useMutation<
    ResponseOf<Payments['requestDeposit']>,
    CallError,
    InputOf<Payments['requestDeposit']> & { kind: DepositChannel['kind'] }
  >({ mutationFn: ({ kind, ...input }) => api.payments[depositCalls[kind]](input) });
}

export function useDeposit(depositId: string) {
  return useQuery({
    queryKey: [...walletKeys.deposits, depositId],
    queryFn: ({ signal }) => api.payments.getDeposit({ depositId }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data?.state) ? depositPollMs : false),
  });
}

/** Fetches the bonuses that the next deposit may bring. */
export function useDepositBonuses() {
  return useQuery({
    queryKey: walletKeys.bonuses,
    queryFn: ({ signal }) => api.bonus.listDepositBonuses({}, signal),
  });
}

/** Withdraws the acceptance of a promotion for the next deposit. */
export function useGiveUpDepositBonus() {
  const queries = useQueryClient();
  return useMutation<object, CallError>({
    mutationFn: () => api.bonus.giveUpDepositBonus({}),
    onSettled: () => queries.invalidateQueries({ queryKey: walletKeys.bonuses }),
  });
}

const recentDeposits = 5;

/** Fetches the newest deposits; again while one of them is open. */
export function useRecentDeposits() {
  return useQuery({
    queryKey: [...walletKeys.deposits, 'recent'],
    queryFn: ({ signal }) => api.payments.listMemberDeposits({ pageSize: recentDeposits }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => isOpen(row.state)) ? depositPollMs : false,
  });
}

/** Cancels a waiting deposit; reads the deposits again whatever the answer. */
export function useCancelDeposit() {
  const queries = useQueryClient();
  return useMutation<Deposit, CallError, string>({
    mutationFn: (depositId) => api.payments.cancelDeposit({ depositId }),
    onSettled: () => queries.invalidateQueries({ queryKey: walletKeys.deposits }),
  });
}

/** Submits that the money of a transfer or a counter payment was sent, with or without a slip. */
export function useSubmitDeposit() {
  const queries = useQueryClient();
  return useMutation<Deposit, CallError, { depositId: string; pictures: File[] }>({
    mutationFn: (input) => api.payments.submitDeposit(input),
    onSuccess: (deposit) =>
      queries.setQueryData([...walletKeys.deposits, deposit.depositId], deposit),
  });
}

export function useHasPaymentPassword() {
  return useQuery({
    queryKey: walletKeys.hasPassword,
    queryFn: ({ signal }) => api.payments.hasPaymentPassword({}, signal),
  });
}

export function useSetPaymentPassword() {
  const queries = useQueryClient();
  return useMutation<object, CallError, InputOf<Payments['setPaymentPassword']>>({
    mutationFn: (input) => api.payments.setPaymentPassword(input),
    onSuccess: () => queries.setQueryData(walletKeys.hasPassword, { hasWithdrawalPassword: true }),
  });
}

export function useBankCards() {
  return useQuery({
    queryKey: walletKeys.cards,
    queryFn: ({ signal }) => api.payments.listBankCards({}, signal),
  });
}

export function useAddBankCard() {
  const queries = useQueryClient();
  return useMutation<BankCard, CallError, InputOf<Payments['addBankCard']>>({
    mutationFn: (input) => api.payments.addBankCard(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: walletKeys.cards }),
  });
}

/** Makes an account the default, or removes it. */
export function useChangeBankCard(change: 'chooseBankCard' | 'removeBankCard') {
  const queries = useQueryClient();
  return useMutation<
    ResponseOf<Payments['listBankCards']>,
    CallError,
    InputOf<Payments['chooseBankCard']>
  >({
    mutationFn: (input) => api.payments[change](input),
    onSuccess: (cards) => queries.setQueryData(walletKeys.cards, cards),
  });
}
