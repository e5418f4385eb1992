import { useInfiniteQuery } from '@tanstack/react-query';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { limits } from '@pavilion/domain/limits';
import { api } from '../../kit/api.ts';
import { ownData } from '../../kit/query.ts';
import { dayRange, type RecordRange } from './day-range.ts';

type BetList = ResponseOf<Endpoints['games']['listBets']>;
type TransactionList = ResponseOf<Endpoints['wallet']['listTransactions']>;
export type BetRecord = BetList['list'][number];
export type TransactionRecord = TransactionList['list'][number];
export type BetCategory = BetRecord['gameType'];
export type TransactionKind = TransactionRecord['kind'];

const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages }: { pageNum: number; totalPages: number }) =>
    pageNum < totalPages ? pageNum + 1 : undefined,
};

export function useBetRecords(range: RecordRange, gameType: BetCategory | null) {
  return useInfiniteQuery({
    ...pages,
    queryKey: [ownData, 'transactions', 'bets', range, gameType],
    queryFn: ({ pageParam, signal }) => {
      const input: InputOf<Endpoints['games']['listBets']> = {
        ...dayRange(range, new Date()),
        ...(gameType === null ? {} : { gameType }),
        pageNo: pageParam,
        pageSize: limits.gamePageSize,
      };
      return api.games.listBets(input, signal);
    },
    staleTime: 0,
    select: ({ pages: read }) => read.flatMap(({ list }) => list),
  });
}

export function useTransactionRecords(range: RecordRange, kind: TransactionKind | null) {
  return useInfiniteQuery({
    ...pages,
    queryKey: [ownData, 'transactions', 'moves', range, kind],
    queryFn: ({ pageParam, signal }) => {
      const input: InputOf<Endpoints['wallet']['listTransactions']> = {
        ...dayRange(range, new Date()),
        ...(kind === null ? {} : { kind }),
        pageNo: pageParam,
        pageSize: limits.gamePageSize,
      };
      return api.wallet.listTransactions(input, signal);
    },
    staleTime: 0,
    select: ({ pages: read }) => read.flatMap(({ list }) => list),
  });
}
