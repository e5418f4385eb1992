import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { usePausedText } from '#kit/paused-text.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { identityKey, useIdentityFor, type OwnIdentity } from '../identity.queries.ts';
import { forgetIntent } from '../request-intent.ts';
import { useHasPaymentPassword, useMoneyMoved, walletKeys } from '../wallet.queries.ts';

type Calls = PlayerEndpoints['agents'];
export type TransferRules = ResponseOf<Calls['getTransferRules']>;
export type SentTransfer = ResponseOf<Calls['transferDownline']>;
export type TransferInput = InputOf<Calls['transferDownline']>;
export type TeamMatch = ResponseOf<Calls['listDownlines']>['list'][number];
export type TransferRecord = ResponseOf<
  PlayerEndpoints['reports']['listTransactions']
>['list'][number];

/** What the tab keeps of a transfer without an answer. */
export const downlineIntent = 'downlineIntent';

/** Under the wallet's key: every move of money changes what can be sent. */
const rulesKey = [...walletKeys.wallet, 'downlineTransfers'];
const recentTransfers = 5;
const mostMatches = 5;
/** Letters before anybody is looked for. */
const fewestLetters = 2;

/** What the page needs to know before it shows its first step. */
export type SendSetup = {
  rules: TransferRules;
  hasPaymentPassword: boolean;
  /** The identity check that is needed first; null for none. */
  identity: OwnIdentity | null;
};

export function useSendSetup() {
  const password = useHasPaymentPassword();
  const rules = useQuery({
    queryKey: rulesKey,
    queryFn: ({ signal }) => api.agents.getTransferRules({}, signal),
    staleTime: 0,
  });
  const { identity, isKnown } = useIdentityFor('withdraw');
  const data: SendSetup | false | undefined = isKnown &&
    password.data &&
    rules.data && {
      rules: rules.data,
      hasPaymentPassword: password.data.hasWithdrawalPassword,
      identity,
    };
  const failed = [password, rules].filter((query) => query.isError);
  return {
    data: data || undefined,
    isError: failed.length > 0,
    error: failed[0]?.error ?? null,
    isFetching: failed.some((query) => query.isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}

/** Refusals that change what the page shows first. */
const changesSetup = new Set<string>([
  'agent.transfer.bound',
  'agent.transfer.closed',
  'agent.transfer.day',
  'agent.transfer.range',
  'wallet.no.funds',
]);

/** Sends cash; afterwards, and after a refusal of the rules, they are read again. */
export function useTransferDownline() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return useMutation<SentTransfer, CallError, TransferInput>({
    mutationFn: (input) => api.agents.transferDownline(input),
    // Here, since this also runs when the page is left before the answer.
    onSuccess: () => {
      forgetIntent(sessionStorage, downlineIntent);
      moneyMoved();
    },
    onError: ({ code }) => {
      if (changesSetup.has(code)) void queries.invalidateQueries({ queryKey: walletKeys.wallet });
      if (code === 'identity.check.needed') {
        void queries.invalidateQueries({ queryKey: identityKey });
      }
      if (code === 'payment.password.missing') {
        void queries.invalidateQueries({ queryKey: walletKeys.hasPassword });
      }
    },
  });
}

/** People of the team whose user names begin with this, at any depth, once typing pauses. */
export function useTeamMatches(typed: string) {
  const account = usePausedText(typed);
  const isAsked = account.length >= fewestLetters;
  const query = useQuery({
    queryKey: [ownData, 'team', 'named', account],
    queryFn: ({ signal }) =>
      api.agents.listDownlines({ account, scope: 'all', pageSize: mostMatches }, signal),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  return isAsked ? (query.data?.list ?? null) : null;
}

/** The newest transfers, sent and received. */
export function useRecentTransfers() {
  return useQuery({
    queryKey: [...walletKeys.transactions, 'downline'],
    queryFn: ({ signal }) =>
      api.reports.listTransactions({ kind: 'downlineTransfer', pageSize: recentTransfers }, signal),
    staleTime: 0,
  });
}
