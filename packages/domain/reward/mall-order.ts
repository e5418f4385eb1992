/** What the mall sells for points: money, a code, or something that is sent by post. */
export const mallKinds = ['bonus', 'voucher', 'goods'] as const;

export type MallKind = (typeof mallKinds)[number];

export const mallOrderStates = [
  'ordered',
  'approved',
  'sent',
  'delivered',
  'done',
  'refused',
  'cancelled',
  'returned',
] as const;

export type MallOrderState = (typeof mallOrderStates)[number];

/**
 * What happens to an order: `deliver` is a code that is taken from the pool, `cancel` is the
 * member's, `arrive` an operator's or that of time, all others are an operator's.
 */
export const mallOrderEvents = [
  'deliver',
  'approve',
  'refuse',
  'cancel',
  'send',
  'arrive',
  'return',
] as const;

export type MallOrderEvent = (typeof mallOrderEvents)[number];

/** The state in which an order begins; a bonus is there at once. */
export const firstMallState = (kind: MallKind): MallOrderState =>
  kind === 'bonus' ? 'done' : 'ordered';

type Transitions = Partial<Record<MallOrderState, Partial<Record<MallOrderEvent, MallOrderState>>>>;

/** The state machine of rewards.md §7; every other event is refused. */
const transitions: Record<MallKind, Transitions> = {
  bonus: {},
  voucher: {
    ordered: { deliver: 'delivered', cancel: 'cancelled', refuse: 'refused' },
  },
  goods: {
    ordered: { approve: 'approved', refuse: 'refused', cancel: 'cancelled' },
    approved: { send: 'sent' },
    sent: { arrive: 'delivered', return: 'returned' },
  },
};

/** The state after the event, or null when the event is not allowed there. */
export function nextMallState(
  kind: MallKind,
  state: MallOrderState,
  event: MallOrderEvent,
): MallOrderState | null {
  return transitions[kind][state]?.[event] ?? null;
}

/** Whether an order has come to an end; `isGivenBack` says whether its points come back. */
export const isMallOrderOver = (state: MallOrderState): boolean =>
  state === 'done' || state === 'delivered' || isGivenBack(state);

/** Whether points and stock of an order in this state were given back. */
export const isGivenBack = (state: MallOrderState): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'returned';

/** How many of one item an order takes at most. */
export const mostInOneOrder = 5;

/** Addresses that a member keeps at most. */
export const mostAddresses = 5;

/** Days after which what was sent counts as delivered. */
export const daysToArrive = 30;

/** Days after the end of an order after which its address is erased. */
export const daysOfAddress = 90;

/** How many can be bought now at most, and why no more: null where `most` is all that one order takes. */
export type Purchasable = {
  most: number;
  reason: 'level' | 'soldOut' | 'limit' | null;
};

/**
 * How many of an item a member can buy now, whatever the points. `mine` and `today` count orders
 * that were not given back, of all days and of today.
 */
export function purchasable(
  item: { perMember: number | null; perDay: number | null; minLevel: number },
  { left, mine, today, level }: { left: number | null; mine: number; today: number; level: number },
): Purchasable {
  if (level < item.minLevel) return { most: 0, reason: 'level' };
  if (left !== null && left <= 0) return { most: 0, reason: 'soldOut' };
  const open = Math.min(
    item.perMember === null ? mostInOneOrder : item.perMember - mine,
    item.perDay === null ? mostInOneOrder : item.perDay - today,
  );
  if (open <= 0) return { most: 0, reason: 'limit' };
  const most = Math.min(open, left ?? mostInOneOrder, mostInOneOrder);
  if (most === mostInOneOrder) return { most, reason: null };
  return { most, reason: left !== null && left < open ? 'soldOut' : 'limit' };
}
