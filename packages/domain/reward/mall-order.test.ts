import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstMallState,
  isGivenBack,
  isMallOrderOver,
  mallKinds,
  mallOrderEvents,
  mallOrderStates,
  mostInOneOrder,
  nextMallState,
  purchasable,
  type MallKind,
  type MallOrderEvent,
  type MallOrderState,
} from './mall-order.ts';

/** The table of rewards.md §7; what is not in it is refused. */
const allowed: Record<MallKind, Record<string, MallOrderState>> = {
  bonus: {},
  voucher: {
    'ordered deliver': 'delivered',
    'ordered refuse': 'refused',
    'ordered cancel': 'cancelled',
  },
  goods: {
    'ordered approve': 'approved',
    'ordered refuse': 'refused',
    'ordered cancel': 'cancelled',
    'approved send': 'sent',
    'sent arrive': 'delivered',
    'sent return': 'returned',
  },
};

const rows = mallKinds.flatMap((kind) =>
  mallOrderStates.flatMap((state) =>
    mallOrderEvents.map(
      (event): [MallKind, MallOrderState, MallOrderEvent, MallOrderState | null] => [
        kind,
        state,
        event,
        allowed[kind][`${state} ${event}`] ?? null,
      ],
    ),
  ),
);

test('the table has a row for each kind, state and event, and every allowed one is in it', () => {
  expect(rows).toHaveLength(3 * 8 * 7);
  expect(rows.filter(([, , , next]) => next !== null)).toHaveLength(9);
});

test.each(rows)('an order of %s that is %s, after "%s": %s', (kind, state, event, next) => {
  expect(nextMallState(kind, state, event)).toBe(next);
});

test.each([
  ['bonus', 'done'],
  ['voucher', 'ordered'],
  ['goods', 'ordered'],
] as const)('an order of %s begins as %s', (kind, state) => {
  expect(firstMallState(kind)).toBe(state);
});

test.each([
  ['ordered', false, false],
  ['approved', false, false],
  ['sent', false, false],
  ['delivered', true, false],
  ['done', true, false],
  ['refused', true, true],
  ['cancelled', true, true],
  ['returned', true, true],
] as const)('%s: over %s, given back %s', (state, over, givenBack) => {
  expect(isMallOrderOver(state)).toBe(over);
  expect(isGivenBack(state)).toBe(givenBack);
});

test('nothing happens to an order that is over, and something can to any other', () => {
  for (const kind of mallKinds) {
    const reached = new Set<MallOrderState>([firstMallState(kind)]);
    for (const state of reached) {
      const next = mallOrderEvents.flatMap((event) => nextMallState(kind, state, event) ?? []);
      expect(next.length === 0).toBe(isMallOrderOver(state));
      for (const one of next) reached.add(one);
    }
  }
});

const item = { perMember: null, perDay: null, minLevel: 0 };
const nothingYet = { left: null, mine: 0, today: 0, level: 0 };

test('without limits one order takes five', () => {
  expect(purchasable(item, nothingYet)).toEqual({ most: mostInOneOrder, reason: null });
  expect(mostInOneOrder).toBe(5);
});

test.each([
  ['below', 2, { most: 0, reason: 'level' }],
  ['at', 3, { most: 5, reason: null }],
  ['above', 4, { most: 5, reason: null }],
] as const)('a level %s the one that it takes', (_, level, expected) => {
  expect(purchasable({ ...item, minLevel: 3 }, { ...nothingYet, level })).toEqual(expected);
});

test.each([
  [0, { most: 0, reason: 'soldOut' }],
  [1, { most: 1, reason: 'soldOut' }],
  [4, { most: 4, reason: 'soldOut' }],
  [5, { most: 5, reason: null }],
  [6, { most: 5, reason: null }],
] as const)('%i left', (left, expected) => {
  expect(purchasable(item, { ...nothingYet, left })).toEqual(expected);
});

test.each([
  [0, { most: 5, reason: null }],
  [1, { most: 5, reason: null }],
  [2, { most: 4, reason: 'limit' }],
  [5, { most: 1, reason: 'limit' }],
  [6, { most: 0, reason: 'limit' }],
  [7, { most: 0, reason: 'limit' }],
] as const)('of 6 for each member, %i are taken', (taken, expected) => {
  expect(purchasable({ ...item, perMember: 6 }, { ...nothingYet, mine: taken })).toEqual(expected);
  expect(purchasable({ ...item, perDay: 6 }, { ...nothingYet, today: taken })).toEqual(expected);
});

test.each([
  ['the day', { mine: 1, today: 1 }, { most: 1, reason: 'limit' }],
  ['all days', { mine: 4, today: 0 }, { most: 1, reason: 'limit' }],
  ['the stock, which has less', { left: 1, mine: 0, today: 0 }, { most: 1, reason: 'soldOut' }],
  ['both alike', { left: 2, mine: 0, today: 0 }, { most: 2, reason: 'limit' }],
  ['a day that is used up', { left: 9, mine: 2, today: 2 }, { most: 0, reason: 'limit' }],
  ['no stock, and no limit left', { left: 0, mine: 5, today: 2 }, { most: 0, reason: 'soldOut' }],
] as const)('the narrowest counts: %s', (_, standing, expected) => {
  const limited = { ...item, perMember: 5, perDay: 2 };
  expect(purchasable(limited, { ...nothingYet, ...standing })).toEqual(expected);
});

const limit = fc.option(fc.integer({ min: 1, max: 12 }));
const count = fc.integer({ min: 0, max: 14 });

test('what can be bought breaks no limit, and one more would', () => {
  fc.assert(
    fc.property(
      fc.record({ perMember: limit, perDay: limit, minLevel: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ left: fc.option(count), mine: count, today: count, level: count }),
      (limits, standing) => {
        const { most, reason } = purchasable(limits, standing);
        const isAllowed = (quantity: number) =>
          standing.level >= limits.minLevel &&
          quantity <= mostInOneOrder &&
          quantity <= (standing.left ?? quantity) &&
          standing.mine + quantity <= (limits.perMember ?? Infinity) &&
          standing.today + quantity <= (limits.perDay ?? Infinity);
        expect(most === 0 || isAllowed(most)).toBe(true);
        expect(isAllowed(most + 1)).toBe(false);
        expect(reason === null).toBe(most === mostInOneOrder);
      },
    ),
  );
});
