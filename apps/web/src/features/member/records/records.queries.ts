import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { walletKeys, type Deposit, type Withdrawal } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { limits } from '@pavilion/domain/limits';
import { periodInput, type RecordPeriod } from './day-range.ts';

type BetList = ResponseOf<PlayerEndpoints['reports']['listBets']>;
type TransactionList = ResponseOf<PlayerEndpoints['reports']['listTransactions']>;
type TeamList = ResponseOf<PlayerEndpoints['reports']['listDownlineTransactions']>;
export type BetRecord = BetList['list'][number];
export type Round = ResponseOf<PlayerEndpoints['reports']['getRound']>;
export type ProfitAndLoss = ResponseOf<PlayerEndpoints['reports']['getProfitAndLoss']>;
export type TransactionRecord = TransactionList['list'][number] & { account?: string };
export type TransactionTotals = TransactionList['totals'];
export type BetCategory = BetRecord['gameType'];
export type TransactionKind = TransactionRecord['kind'];
export type MoneyRecords = { list: TransactionRecord[]; totals: TransactionTotals | null };

/** Fetches the pages of one report, again after every move of money. */
function usePages<Page extends { pageNum: number; totalPages: number }, Shown>(
  key: readonly unknown[],
  read: (page: { pageNo: number; pageSize: number }, signal: AbortSignal) => Promise<Page>,
  show: (pages: Page[]) => Shown,
) {
  return useInfiniteQuery({
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }: Page) =>
      pageNum < totalPages ? pageNum + 1 : undefined,
    queryKey: [...walletKeys.transactions, ...key],
    queryFn: ({ pageParam, signal }) =>
      read({ pageNo: pageParam, pageSize: limits.gamePageSize }, signal),
    staleTime: 0,
    select: ({ pages }) => show(pages),
  });
}

function rowsOf<Row>(pages: { list: Row[] }[]): Row[] {
  return pages.flatMap(({ list }) => list);
}

function moneyOf(pages: (TransactionList | TeamList)[]): MoneyRecords {
  return { list: rowsOf<TransactionRecord>(pages), totals: pages[0]?.totals ?? null };
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
  return usePages(
    ['bets', input],
    (page, signal) => api.reports.listBets({ ...input, ...page }, signal),
    (pages) => rowsOf(pages),
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
  return usePages(
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
  return usePages(
    ['team', input],
    (page, signal) => api.reports.listDownlineTransactions({ ...input, ...page }, signal),
    moneyOf,
  );
}

export function useDepositRecords(period: RecordPeriod, state: Deposit['state'] | null) {
  const input = { ...periodInput(period), ...(state === null ? {} : { state }) };
  return usePages(
    ['deposits', input],
    (page, signal) => api.payments.listMemberDeposits({ ...input, ...page }, signal),
    (pages) => rowsOf(pages),
  );
}

export function useWithdrawalRecords(period: RecordPeriod, state: Withdrawal['state'] | null) {
  const input = { ...periodInput(period), ...(state === null ? {} : { state }) };
  return usePages(
    ['withdrawals', input],
    (page, signal) => api.payments.listMemberWithdrawals({ ...input, ...page }, signal),
    (pages) => rowsOf(pages),
  );
}

/** The period's transactions as a file, by a call with the session, which no link may carry. */
export function readTransactionsFile(filter: {
  period: RecordPeriod;
  kind: TransactionKind | null;
}): Promise<Blob> {
  return api.reports.exportTransactions(transactionsInput(filter.period, filter.kind));
}
