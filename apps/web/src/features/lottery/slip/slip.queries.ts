import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetIntent, requestKeyFor } from '#features/wallet/request-intent.ts';
import { useMoneyMoved } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Room } from '../room/room.ts';
import { detailsOf, type OrderInput } from './order-input.ts';
import { lotteryKeys } from './tab-keys.ts';
import { tabStore } from './tab-store.ts';

type Calls = PlayerEndpoints['lottery'];
export type Placed = ResponseOf<Calls['placeOrder']>;

const lotteryKey = 'lottery';

/** The station whose draw is open, where the lottery has several. */
function stationOf({ near, draw }: Room): string | undefined {
  return near.answer.stations.find(({ numero }) => numero === draw?.numero)?.station;
}

/** Fetches the draws that a chase can hold, again once another draw is open. */
export function useChaseNumeros(room: Room, enabled: boolean) {
  const { gameId } = room.lottery;
  const station = stationOf(room);
  return useQuery({
    queryKey: [lotteryKey, 'chase', gameId, station, room.draw?.numero],
    queryFn: ({ signal }) =>
      api.lottery.listChaseNumeros({ gameId, ...(station !== undefined && { station }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  });
}

/** Whether nobody knows if an order was placed: no answer came, or none of the site. */
function isUnanswered({ code, status }: CallError): boolean {
  if (code === 'lottery.game.paused') return false;
  return status === 0 || status === 408 || status >= 500;
}

/** What of the page a refusal makes old, by the first parts of its keys. */
const oldAfter: Partial<Record<CallError['code'], readonly string[]>> = {
  'lottery.numero.closed': ['near', 'chase'],
  'lottery.chase.range': ['chase'],
  'lottery.odds.changed': ['setting', 'plays'],
  'lottery.play.closed': ['plays'],
  'lottery.game.paused': ['near'],
  'lottery.amount.differs': ['plays', 'setting'],
  'lottery.amount.range': ['setting'],
  'lottery.multiple.range': ['setting'],
  'lottery.win.limit': ['setting'],
  'lottery.draw.full': ['setting'],
};

async function readAfter(queries: QueryClient, { code }: CallError, gameId: number) {
  const isOfMember = code === 'lottery.series.range' || code === 'lottery.amount.differs';
  const keys = [
    ...(oldAfter[code] ?? []).map((part) => [lotteryKey, part, gameId]),
    ...(isOfMember ? [[ownData, lotteryKey, 'series']] : []),
    ...(code === 'wallet.no.funds' ? [[ownData, 'wallet']] : []),
  ];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

const intent = lotteryKeys.intent;

/** Whether an order of this tab was sent and never answered. */
export const hasUnanswered = (): boolean => tabStore.getItem(intent) !== null;

type Placing = Readonly<{
  room: Room;
  /** Called once the order is taken, even where the page was left meanwhile. */
  onPlaced: () => void;
  /** Called once the order is refused, and what that makes old was read again. */
  onRefused: (error: CallError) => void;
}>;

/**
 * Places orders one at a time. An order that was not answered keeps its key, so that its repeat is
 * the same order to the server.
 */
export function usePlacing({ room, onPlaced, onRefused }: Placing) {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  const isUnderWay = useRef(false);
  const call = useMutation<Placed, CallError, OrderInput>({
    mutationFn: (order) => {
      const requestKey = requestKeyFor(tabStore, intent, detailsOf(order));
      return order.kind === 'rows'
        ? api.lottery.placeOrder({ ...order.input, requestKey })
        : api.lottery.placeBets({ ...order.input, requestKey });
    },
    onSuccess: () => {
      forgetIntent(tabStore, intent);
      moneyMoved();
      void queries.invalidateQueries({ queryKey: [ownData, lotteryKey] });
      onPlaced();
    },
    onError: async (error) => {
      if (!isUnanswered(error)) forgetIntent(tabStore, intent);
      await readAfter(queries, error, room.lottery.gameId);
      isUnderWay.current = false;
      onRefused(error);
    },
  });
  const place = (order: OrderInput) => {
    // A second tap comes before the first one is drawn; after a success nothing more is placed.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    call.mutate(order);
  };
  const { data: placed, error, isPending, variables: sent } = call;
  const isLost = error !== null && isUnanswered(error);
  return {
    place,
    placed,
    error,
    isPending,
    /** Sends the order again that was not answered; null for none. */
    askAgain: isLost && sent !== undefined ? () => place(sent) : null,
    reset: call.reset,
  };
}
