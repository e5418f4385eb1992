import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawStates, type DrawState } from './draw-state.ts';
import {
  cancelProblem,
  nextSubOrderState,
  orderState,
  orderStatusOf,
  stateOfStatus,
  stoppedByWin,
  subOrderActors,
  subOrderEvents,
  subOrderStates,
  type SubOrder,
  type SubOrderEvent,
  type SubOrderState,
} from './sub-order-state.ts';

/** What is allowed of each state and event: the state after it, and "actor: draw" where. */
const allowed: Record<
  SubOrderState,
  Partial<Record<SubOrderEvent, readonly [SubOrderState, readonly string[]]>>
> = {
  placed: {
    lose: ['lost', ['settlement: drawn']],
    win: ['won', ['settlement: drawn']],
    cancel: [
      'cancelled',
      [
        'member: scheduled',
        'member: open',
        'operator: scheduled',
        'operator: open',
        'exclusion: scheduled',
      ],
    ],
    stop: ['stopped', ['chase: scheduled', 'chase: open']],
    void: ['void', ['drawVoid: void']],
  },
  lost: { win: ['won', ['settlement: resettled']], void: ['void', ['drawVoid: void']] },
  won: { lose: ['lost', ['settlement: resettled']], void: ['void', ['drawVoid: void']] },
  stopped: {},
  cancelled: {},
  void: {},
};

describe.each(subOrderStates)('a sub-order that is %s', (state) => {
  test.each(subOrderEvents)('and gets "%s" by each actor, in each state of its draw', (event) => {
    const [after, where] = allowed[state][event] ?? [null, []];
    const cases = subOrderActors.flatMap((by) => drawStates.map((draw) => ({ event, by, draw })));
    const found = cases.filter((asked) => nextSubOrderState(state, asked) !== null);
    expect(found.map(({ by, draw }) => `${by}: ${draw}`)).toEqual(where);
    expect(found.every((asked) => nextSubOrderState(state, asked) === after)).toBe(true);
  });
});

test('the numbers of the wire', () => {
  expect(orderStatusOf).toEqual({
    placed: 2,
    lost: 3,
    won: 4,
    stopped: 7,
    cancelled: 8,
    void: 9,
  });
  expect(subOrderStates.map((state) => stateOfStatus(orderStatusOf[state]))).toEqual([
    ...subOrderStates,
  ]);
  const unused = [-1, 0, 1, 5, 6, 10, 2.5, Number.NaN];
  expect(unused.map(stateOfStatus)).toEqual(unused.map(() => null));
});

test.each<[SubOrderState[], string]>([
  [['placed'], 'running'],
  [['won', 'stopped', 'placed'], 'running'],
  [['won', 'stopped', 'stopped'], 'completed'],
  [['lost', 'cancelled'], 'completed'],
  [['void'], 'completed'],
])('an order of %j is %s', (states, state) => {
  expect(orderState(states)).toBe(state);
});

const chase = (...subOrders: (readonly [SubOrderState, DrawState])[]): SubOrder<number>[] =>
  subOrders.map(([state, draw], index) => ({ id: index + 1, state, draw }));

test('a win stops what has not closed, and nothing else', () => {
  const siblings = chase(
    ['lost', 'settled'],
    ['won', 'drawn'],
    ['placed', 'closed'],
    ['placed', 'open'],
    ['cancelled', 'scheduled'],
    ['placed', 'scheduled'],
    ['placed', 'void'],
  );
  expect(stoppedByWin(siblings, 2)).toEqual([4, 6]);
});

test('a win that is settled late stops only siblings that have not closed', () => {
  const siblings = chase(['won', 'drawn'], ['lost', 'settled'], ['placed', 'drawn']);
  expect(stoppedByWin(siblings, 1)).toEqual([]);
});

const running = chase(
  ['lost', 'settled'],
  ['placed', 'closed'],
  ['placed', 'open'],
  ['placed', 'scheduled'],
  ['placed', 'scheduled'],
  ['cancelled', 'scheduled'],
);

test.each<[number[], string | null]>([
  [[5], null],
  [[4, 5], null],
  [[5, 3, 4], null],
  [[5, 5], null],
  [[4], 'lottery.cancel.order'],
  [[3, 5], 'lottery.cancel.order'],
  [[2, 3, 4, 5], 'lottery.cancel.closed'],
  [[5, 6], 'lottery.cancel.closed'],
  [[1], 'lottery.cancel.closed'],
  [[4, 5, 7], 'lottery.order.not.found'],
  [[], 'lottery.order.not.found'],
])('of a running chase %j can be cancelled, or not: %s', (ids, problem) => {
  expect(cancelProblem(running, ids)).toBe(problem);
});

test('a single order is cancelled while its draw has not closed', () => {
  const states = drawStates.map((draw) => cancelProblem(chase(['placed', draw]), [1]));
  expect(states).toEqual([null, null, ...drawStates.slice(2).map(() => 'lottery.cancel.closed')]);
});

test('what can be cancelled is all that is still placed from one draw on', () => {
  const anyChase = fc
    .array(fc.tuple(fc.constantFrom(...subOrderStates), fc.constantFrom(...drawStates)), {
      minLength: 1,
      maxLength: 8,
    })
    .chain((subOrders) => {
      const all = chase(...subOrders);
      return fc.tuple(fc.constant(all), fc.shuffledSubarray(all.map(({ id }) => id)));
    });
  fc.assert(
    fc.property(anyChase, ([all, ids]) => {
      const first = all.findIndex(({ id }) => ids.includes(id));
      const rest = all.slice(first).filter(({ state }) => state === 'placed');
      const isEnd = ids.length > 0 && rest.length === ids.length;
      const can =
        isEnd &&
        rest.every(({ id, draw }) => ids.includes(id) && ['scheduled', 'open'].includes(draw));
      expect(cancelProblem(all, ids) === null).toBe(can);
    }),
    { numRuns: 2_000 },
  );
});
