import { isBeforeClose, type DrawState } from './draw-state.ts';

export const subOrderStates = ['placed', 'lost', 'won', 'stopped', 'cancelled', 'void'] as const;
export type SubOrderState = (typeof subOrderStates)[number];

/** What the wire writes as `orderStatus`. */
export const orderStatusOf = {
  placed: 2,
  lost: 3,
  won: 4,
  stopped: 7,
  cancelled: 8,
  void: 9,
} as const satisfies Record<SubOrderState, number>;

/** The state with a number of the wire, or null where none has it. */
export function stateOfStatus(orderStatus: number): SubOrderState | null {
  return subOrderStates.find((state) => orderStatusOf[state] === orderStatus) ?? null;
}

export const subOrderEvents = ['lose', 'win', 'cancel', 'stop', 'void'] as const;
export type SubOrderEvent = (typeof subOrderEvents)[number];

/**
 * Who lets a sub-order change: the settlement of its draw, the member, an operator with a reason,
 * an exclusion or time-out of the member, a win of the same chase, or the void of its draw.
 */
export const subOrderActors = [
  'settlement',
  'member',
  'operator',
  'exclusion',
  'chase',
  'drawVoid',
] as const;
export type SubOrderActor = (typeof subOrderActors)[number];

type SubOrderChange = Readonly<{
  from: readonly SubOrderState[];
  event: SubOrderEvent;
  to: SubOrderState;
  by: readonly SubOrderActor[];
  /** The states that its draw can be in. */
  draw: readonly DrawState[];
}>;

/**
 * The second table of lottery.md §6; everything else is refused. A correction after which a
 * sub-order is won or lost as before, if at another amount, is no event.
 */
const subOrderChanges: readonly SubOrderChange[] = [
  { from: ['placed'], event: 'lose', to: 'lost', by: ['settlement'], draw: ['drawn'] },
  { from: ['placed'], event: 'win', to: 'won', by: ['settlement'], draw: ['drawn'] },
  { from: ['won'], event: 'lose', to: 'lost', by: ['settlement'], draw: ['resettled'] },
  { from: ['lost'], event: 'win', to: 'won', by: ['settlement'], draw: ['resettled'] },
  {
    from: ['placed'],
    event: 'cancel',
    to: 'cancelled',
    by: ['member', 'operator'],
    draw: ['scheduled', 'open'],
  },
  { from: ['placed'], event: 'cancel', to: 'cancelled', by: ['exclusion'], draw: ['scheduled'] },
  { from: ['placed'], event: 'stop', to: 'stopped', by: ['chase'], draw: ['scheduled', 'open'] },
  { from: ['placed', 'lost', 'won'], event: 'void', to: 'void', by: ['drawVoid'], draw: ['void'] },
];

/** What is asked of a sub-order: `draw` is the state of its draw. */
export type AskedOfSubOrder = Readonly<{
  event: SubOrderEvent;
  by: SubOrderActor;
  draw: DrawState;
}>;

/** The state after the event, or null when it is refused. */
export function nextSubOrderState(
  state: SubOrderState,
  { event, by, draw }: AskedOfSubOrder,
): SubOrderState | null {
  const change = subOrderChanges.find(
    (one) =>
      one.from.includes(state) &&
      one.event === event &&
      one.by.includes(by) &&
      one.draw.includes(draw),
  );
  return change?.to ?? null;
}

/** An order runs while a sub-order of it is placed. */
export function orderState(states: readonly SubOrderState[]): 'running' | 'completed' {
  return states.includes('placed') ? 'running' : 'completed';
}

export type SubOrder<Id> = Readonly<{ id: Id; state: SubOrderState; draw: DrawState }>;

/**
 * The sub-orders of a chase with stop on win that the first settlement of one of them as won stops:
 * all others whose draws have not closed. A correction stops none.
 */
export function stoppedByWin<Id>(chase: readonly SubOrder<Id>[], won: Id): Id[] {
  return chase
    .filter(({ id, state, draw }) => {
      const asked = { event: 'stop', by: 'chase', draw } as const;
      return id !== won && nextSubOrderState(state, asked) !== null;
    })
    .map(({ id }) => id);
}

export type CancelProblem =
  | 'lottery.order.not.found'
  | 'lottery.cancel.closed'
  | 'lottery.cancel.order';

/**
 * Why the sub-orders with the ids cannot be cancelled, or null where all can: they have to be the
 * end of what is still placed. `subOrders` are those of one order, in the order of their draws; the
 * ids may come in any order.
 */
export function cancelProblem<Id>(
  subOrders: readonly SubOrder<Id>[],
  ids: readonly Id[],
): CancelProblem | null {
  const asked = new Set(ids);
  const named = subOrders.filter(({ id }) => asked.has(id));
  if (named.length === 0 || named.length < asked.size) return 'lottery.order.not.found';
  if (named.some(({ state, draw }) => state !== 'placed' || !isBeforeClose(draw))) {
    return 'lottery.cancel.closed';
  }
  const end = subOrders.filter(({ state }) => state === 'placed').slice(-named.length);
  return end.every(({ id }) => asked.has(id)) ? null : 'lottery.cancel.order';
}
