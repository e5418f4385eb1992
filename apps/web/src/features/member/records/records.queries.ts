import { useQuery } from '@tanstack/react-query';
import { periodInput, type RecordPeriod } from '#features/records/day-range.ts';
import { rowsOf, useRecordPages } from '#features/records/record-pages.ts';
import { walletKeys, type Deposit, type Withdrawal } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type BetList = ResponseOf<PlayerEndpoints['reports']['listBets']>;
type TransactionList = ResponseOf<PlayerEndpoints['reports']['listTransactions']>;
type TeamList = ResponseOf<PlayerEndpoints['reports']['listDownlineTransactions']>;
export type BetRecord = BetList['list'][number];
export type ProfitAndLoss = ResponseOf<PlayerEndpoints['reports']['getProfitAndLoss']>;
export type TransactionRecord = TransactionList['list'][number] & { account?: string };
export type TransactionTotals = TransactionList['totals'];
export type BetCategory = BetRecord['gameType'];
export type TransactionKind = TransactionRecord['kind'];
export type MoneyRecords = { list: TransactionRecord[]; totals: TransactionTotals | null };

function moneyOf(pages: (TransactionList | TeamList)[]): MoneyRecords {
  return {
    list: rowsOf<TransactionRecord>(pages, ({ transactionId }) => transactionId),
    totals: pages[0]?.totals ?? null,
  };
}

export type BetFilter = {
  period: RecordPeriod;
  gameType: BetCategory | null;
  /** The vendor's code on the wire. */
  vassalage: string | null;
  state: BetRecord['state'] | null;
};

export function useBetRecords({ period, gameType, vassalage, state }: BetFilter) {
  const input = {
    ...periodInput(period),
    ...(gameType === null ? {} : { gameType }),
    ...(vassalage === null ? {} : { vassalage }),
    ...(state === null ? {} : { state }),
  };
  return useRecordPages(
    ['bets', input],
    (page, signal) => api.reports.listBets({ ...input, ...page }, signal),
    (pages) => rowsOf(pages, ({ recordId }) => recordId),
  );
}

/** Fetches all postings of a round, once one is open. */
export function useRound(recordId: string | null) {
  return useQuery({
    queryKey: [...walletKeys.transactions, 'round', recordId],
    queryFn: ({ signal }) => api.reports.getRound({ recordId: recordId ?? '' }, signal),
    enabled: recordId !== null,
    staleTime: 0,
  });
}

export function useProfitAndLoss(period: RecordPeriod) {
  const input = periodInput(period);
  return useQuery({
    queryKey: [...walletKeys.transactions, 'profitAndLoss', input],
    queryFn: ({ signal }) => api.reports.getProfitAndLoss(input, signal),
    staleTime: 0,
  });
}

function transactionsInput(period: RecordPeriod, kind: TransactionKind | null) {
  return { ...periodInput(period), ...(kind === null ? {} : { kind }) };
}

/** Fetches the kinds to filter the record by, with the server's labels. */
export function useTransactionCodes() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['wallet', 'transactionCodes', language],
    queryFn: ({ signal }) => api.reports.listTransactionCodes({ language }, signal),
    staleTime: Infinity,
  });
}

export function useTransactionRecords(period: RecordPeriod, kind: TransactionKind | null) {
  const input = transactionsInput(period, kind);
  return useRecordPages(
    ['moves', input],
    (page, signal) => api.reports.listTransactions({ ...input, ...page }, signal),
    moneyOf,
  );
}

export function useTeamTransactions(
  period: RecordPeriod,
  kind: TransactionKind | null,
  account: string,
) {
  const input = { ...transactionsInput(period, kind), ...(account === '' ? {} : { account }) };
  return useRecordPages(
    ['team', input],
    (page, signal) => api.reports.listDownlineTransactions({ ...input, ...page }, signal),
    moneyOf,
  );
}

export function useDepositRecords(period: RecordPeriod, state: Deposit['state'] | null) {
  const input = { ...periodInput(period), ...(state === null ? {} : { state }) };
  return useRecordPages(
    ['deposits', input],
    (page, signal) => api.payments.listMemberDeposits({ ...input, ...page }, signal),
    (pages) => rowsOf(pages, ({ depositId }) => depositId),
  );
}

export function useWithdrawalRecords(period: RecordPeriod, state: Withdrawal['state'] | null) {
  const input = { ...periodInput(period), ...(state === null ? {} : { state }) };
  return useRecordPages(
    ['withdrawals', input],
    (page, signal) => api.payments.listMemberWithdrawals({ ...input, ...page }, signal),
    (pages) => rowsOf(pages, ({ withdrawalId }) => withdrawalId),
  );
}

/** The period's transactions as a file, by a call with the session, which no link may carry. */
export function readTransactionsFile(filter: {
  period: RecordPeriod;
  kind: TransactionKind | null;
}): Promise<Blob> {
  return api.reports.exportTransactions(transactionsInput(filter.period, filter.kind));
}
