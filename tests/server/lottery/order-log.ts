import { minor } from '../vendor/wallet-call.ts';

/** What a member asked for, and what the site answered each time. */
export type SentOrder = {
  /** The first draw that it asked for. */
  numero: string;
  /** In how many draws it takes part. */
  draws: number;
  stake: bigint;
  body: object;
  /** One for each time that it was sent and answered; the same order each time. */
  taken: TakenOrder[];
  /** Why it was refused. */
  refused: string | null;
};

export type TakenOrder = {
  orderMasterId: string;
  orderNumber: string;
  numero: string;
  totalBettingAmount: string;
};

/** What `GET /lgw/orders` has of an order in one draw. */
export type ListedSubOrder = {
  orderMasterId: string;
  orderDetailId: string;
  orderNumber: string;
  numero: string;
  bettingTime: string;
  planBettingAmount: string;
  winningAmount: string;
  rebateAmount: string;
  orderStatus: number;
};

/** A member's orders as sent and as listed, with the balance before and after all of them. */
export type OwnOrders = {
  username: string;
  before: string;
  after: string;
  sent: readonly SentOrder[];
  listed: readonly ListedSubOrder[];
};

/** `orderStatus` of the wire. */
export const status = { lost: 3, won: 4, stopped: 7, cancelled: 8, void: 9 } as const;

/** Whose stake was given back. */
const withoutStake = new Set<number>([status.stopped, status.cancelled, status.void]);

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, one) => sum + minor(one), 0n);

/** What is wrong with an order that was answered, by the rows that the list has of it. */
function faultsOfOrder(sent: SentOrder, listed: ReadonlyMap<string, ListedSubOrder[]>): string[] {
  const [first] = sent.taken;
  if (!first) return [];
  const name = first.orderNumber;
  const rows = listed.get(first.orderMasterId) ?? [];
  const holds = {
    'was answered in two ways': sent.taken.every(
      (one) => one.orderMasterId === first.orderMasterId && one.orderNumber === name,
    ),
    'was taken, and a repeat refused': sent.refused === null,
    'is in another draw than was asked for':
      first.numero === sent.numero && rows.some(({ numero }) => numero === sent.numero),
    'has not all its draws': rows.length === sent.draws,
    'has a draw twice': new Set(rows.map(({ numero }) => numero)).size === rows.length,
    'cost something else':
      minor(first.totalBettingAmount) === sent.stake &&
      sumOf(rows.map((row) => row.planBettingAmount)) === sent.stake,
  };
  return Object.entries(holds).flatMap(([fault, isRight]) => (isRight ? [] : [`${name} ${fault}`]));
}

/** Orders that nobody was answered for, or that answer two requests. */
function faultsOfIds(sent: readonly SentOrder[], listed: Iterable<string>): string[] {
  const answered = sent.flatMap(({ taken: [first] }) => (first ? [first.orderMasterId] : []));
  const known = new Set(answered);
  return [
    ...[...listed].filter((id) => !known.has(id)).map((id) => `nobody was answered for ${id}`),
    ...answered
      .filter((id, at) => answered.indexOf(id) !== at)
      .map((id) => `${id} answers two requests`),
  ];
}

/** What the balance should be: what was there, less stakes, with wins and rebates. */
function expectedBalance({ before, listed }: Omit<OwnOrders, 'after'>): bigint {
  const staked = listed.filter(({ orderStatus }) => !withoutStake.has(orderStatus));
  const wins = listed.flatMap(({ winningAmount, rebateAmount }) => [winningAmount, rebateAmount]);
  return minor(before) - sumOf(staked.map((row) => row.planBettingAmount)) + sumOf(wins);
}

/** Rows that came when betting on their draw had ended; `closesAt` has every draw. */
function lateRows(listed: readonly ListedSubOrder[], closesAt: ReadonlyMap<string, number>) {
  return listed
    .filter(({ numero, bettingTime }) => !(Date.parse(bettingTime) < (closesAt.get(numero) ?? 0)))
    .map(({ orderDetailId }) => `${orderDetailId} came after the close`);
}

/** What is wrong with a member's orders and money; nothing where all was kept. */
export function faultsOf(own: OwnOrders, closesAt: ReadonlyMap<string, number>): string[] {
  const { username, after, sent, listed } = own;
  const byOrder = new Map<string, ListedSubOrder[]>();
  for (const row of listed) {
    byOrder.set(row.orderMasterId, [...(byOrder.get(row.orderMasterId) ?? []), row]);
  }
  const details = new Set(listed.map(({ orderDetailId }) => orderDetailId));
  const expected = expectedBalance(own);
  return [
    ...sent.flatMap((order) => faultsOfOrder(order, byOrder)),
    ...faultsOfIds(sent, byOrder.keys()),
    ...(details.size === listed.length ? [] : [`${username} has a row twice`]),
    ...lateRows(listed, closesAt),
    ...(minor(after) === expected ? [] : [`${username} has ${after}, not ${expected} minor units`]),
  ];
}
