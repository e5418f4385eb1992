import { randomUUID } from 'node:crypto';
import { pause } from '../faults/pause.ts';
import type { SiteUnderTest } from '../vendor/site-under-test.ts';
import type { ListedSubOrder, SentOrder, TakenOrder } from './order-log.ts';

/** A member who places orders. */
export type Bettor = { username: string; token: string; sent: SentOrder[] };

/** Five digits at the first place, at a tenth of the unit: 1.00 a draw. */
const slipOf = (digits: string) => `${digits}~1~14~2~1900~1~4`;
const stakeOfDraw = 1_00n;
/** One of the two wins in every draw. */
const slips = [slipOf('01234'), slipOf('56789')] as const;
/** The slider and its rebate need no other play: rows of numbers, in the prize mode Lott. */
const path = '/lgw/orders/betting';
const chased = 3;
const pageSize = 100;
/** Below the ten orders a second that a member may place. */
const paceMs = 150;

/** The orders of a member in turn: each slip, in one draw and over three. */
function nextOrder(gameId: number, numero: string, turn: number): SentOrder {
  const isChase = turn % 4 >= 2;
  const draws = isChase ? chased : 1;
  const body = {
    gameId,
    currentNumero: numero,
    bettingSlipString: slips[turn % 2],
    betCartAmountSum: `${draws}.0000`,
    chase: isChase,
    ...(isChase && { chaseSlip: { numero, multiples: [1, 1, 1] } }),
    winningStop: isChase,
    orderType: 1,
    prizeModeId: 1,
    requestKey: randomUUID(),
  };
  const stake = stakeOfDraw * BigInt(draws);
  return { numero, draws, stake, body, taken: [], refused: null };
}

/** Places orders of some members on a lottery, and keeps what was answered. */
export function openOrderLoad(site: SiteUnderTest, gameId: number, bettors: readonly Bettor[]) {
  async function read<Value>(address: string, token?: string): Promise<Value> {
    const options = token === undefined ? {} : { token };
    const { success, value, errorCode } = await site.call('GET', address, options);
    if (!success) throw new Error(`${address}: ${errorCode}`);
    return value as Value;
  }

  /** The draw that takes bets; null between two, or when the server does not answer. */
  async function openNumero(): Promise<string | null> {
    type Near = { currentNumero: { numero: string } | null };
    const address = `/lgw/numeros/near?gameId=${gameId}`;
    const near = await site.call('GET', address).catch(() => null);
    return (near?.value as Near | undefined)?.currentNumero?.numero ?? null;
  }

  /** Sends an order, also again; says whether it was answered. */
  async function send({ token }: Bettor, order: SentOrder): Promise<boolean> {
    const sent = site.call('POST', path, { token, body: order.body });
    const answer = await sent.catch(() => null);
    if (answer === null) return false;
    if (answer.success) order.taken.push(answer.value as TakenOrder);
    else order.refused = answer.errorCode ?? 'without a code';
    return true;
  }

  async function placeInTurn(bettor: Bettor, most: number): Promise<void> {
    for (let turn = 0; turn < most; turn += 1) {
      const numero = await openNumero();
      if (numero === null) return;
      const order = nextOrder(gameId, numero, turn);
      bettor.sent.push(order);
      if (!(await send(bettor, order))) return;
      await pause(paceMs);
    }
  }

  async function listOf({ token }: Bettor): Promise<ListedSubOrder[]> {
    type Page = { list: ListedSubOrder[]; totalPages: number };
    const all: ListedSubOrder[] = [];
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const address = `/lgw/orders?gameId=${gameId}&page=${page}&size=${pageSize}`;
      const { list, totalPages } = await read<Page>(address, token);
      all.push(...list);
      pages = totalPages;
    }
    return all;
  }

  return {
    /** Every member places so many orders, one after the other, or until the server is dead. */
    place: (most: number): Promise<void[]> =>
      Promise.all(bettors.map((bettor) => placeInTurn(bettor, most))),

    /** Sends again what was never answered, with the same keys; returns how many there were. */
    repeatUnanswered: async (): Promise<number> => {
      const open = bettors.flatMap((bettor) =>
        bettor.sent
          .filter(({ taken, refused }) => taken.length === 0 && refused === null)
          .map((order) => ({ bettor, order })),
      );
      for (const { bettor, order } of open) {
        if (!(await send(bettor, order))) throw new Error('a repeat was not answered');
      }
      return open.length;
    },

    /** Sends the last orders of each member again that were taken. */
    repeatTaken: async (most: number): Promise<void> => {
      for (const bettor of bettors) {
        const taken = bettor.sent.filter((order) => order.taken.length > 0).slice(-most);
        for (const order of taken) await send(bettor, order);
      }
    },

    listOf,

    balanceOf: async ({ token }: Bettor): Promise<string> => {
      type Balances = { sumBalance: string };
      return (await read<Balances>('/wps/wallets/gcs', token)).sumBalance;
    },
  };
}
