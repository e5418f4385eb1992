import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMoneyMoved } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { joinedPages, nextPage } from '../pages.ts';
import { askedDays, askedOf, type Days, type ListView } from './views.ts';

type Calls = PlayerEndpoints['lottery'];
type Page = ResponseOf<Calls['listOrders']>;
export type SubOrder = Page['list'][number];
export type Order = ResponseOf<Calls['getOrder']>;
export type OrderDraw = Order['orderDetailOrders'][number];
export type OrderLine = ResponseOf<Calls['getOrderLines']>['list'][number];
export type DayResults = ResponseOf<Calls['getProfitAndLossByDay']>;
type Cancelled = ResponseOf<Calls['cancelSubOrders']>;

/** The keys of everything here begin so, which is what a change of own orders reads again. */
const ownLottery = [ownData, 'lottery'] as const;
const pageSize = 25;

/** What the sums of a list are of: all its pages, as the last answer has them. */
export type Sums = Pick<Page, 'sumPlanBettingAmt' | 'sumActualBettingAmt' | 'sumWinningAmt'>;
export type OrderList = Readonly<{ rows: readonly SubOrder[]; sums: Sums | undefined }>;

type AskedList = Readonly<{
  view: ListView;
  days: Days;
  /** Undefined for all lotteries. */
  gameId: number | undefined;
}>;

function readPage({ view, days, gameId }: AskedList, page: number, signal: AbortSignal) {
  const asked = { ...(gameId !== undefined && { gameId }), page, size: pageSize };
  return view === 'today'
    ? api.lottery.listTodayOrders(asked, signal)
    : api.lottery.listOrders({ ...askedOf(view, days, new Date()), ...asked }, signal);
}

/** Fetches what the member has bet, by draw, 25 a page. */
export function useOrders(asked: AskedList) {
  const language = useLanguage();
  const { view, days, gameId } = asked;
  const ofDays = view === 'dates' ? days : null;
  return useInfiniteQuery({
    queryKey: [...ownLottery, 'orders', view, ofDays, gameId, language],
    queryFn: ({ pageParam, signal }) => readPage(asked, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: 0,
    select: ({ pages }): OrderList => ({
      rows: joinedPages(pages, ({ orderDetailId }) => orderDetailId),
      sums: pages.at(-1),
    }),
  });
}

/** Fetches what was bet and won on each day. */
export function useDayResults(days: Days) {
  return useQuery({
    queryKey: [...ownLottery, 'days', days],
    queryFn: ({ signal }) => api.lottery.getProfitAndLossByDay(askedDays(days), signal),
    staleTime: 0,
  });
}

/** Fetches an order with its draws. */
export function useOrder(orderId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...ownLottery, 'order', orderId, language],
    queryFn: ({ signal }) => api.lottery.getOrder({ id: orderId }, signal),
    staleTime: 0,
  });
}

/** Fetches the lines of an order, with what each won in one of its draws, or in all. */
export function useOrderLines(orderId: string, orderDetailId: string | undefined) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...ownLottery, 'lines', orderId, language, orderDetailId],
    queryFn: ({ pageParam: page, signal }) => {
      const inDraw = orderDetailId === undefined ? {} : { orderDetailId };
      return api.lottery.getOrderLines({ id: orderId, ...inDraw, page, size: pageSize }, signal);
    },
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ pages }) => joinedPages(pages, ({ line }) => line),
  });
}

/**
 * Cancels draws of an order. Whatever the answer, orders and balance are read again: where none
 * came, the draws may be cancelled nevertheless.
 */
export function useCancelDraws() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return useMutation<Cancelled, CallError, readonly string[]>({
    mutationFn: (ids) => api.lottery.cancelSubOrders([...ids]),
    onSettled: (_, error) => {
      moneyMoved();
      const read = queries.invalidateQueries({ queryKey: ownLottery });
      return error ? undefined : read;
    },
  });
}
