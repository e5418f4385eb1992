import { expect, test } from 'vitest';
import {
  chooseChip,
  clearPuts,
  notePlaced,
  putChip,
  readPuts,
  repeatLast,
  setOwnChip,
  setPickAmount,
  smallestChip,
  takeChip,
  tileKey,
  togglePick,
} from './puts.ts';

const big = tileKey(5043, 0);
const small = tileKey(5043, 1);
const pairs = 5607;

/** Each test has a room of its own, since what was put on stays. */
let rooms = 0;
function newRoom(): string {
  rooms += 1;
  return `ROOM${rooms} 3`;
}

const chipsOf = (of: string) => Object.fromEntries(readPuts(of).chips);

test('chips lie on a tile in the order in which they came, and the last one is taken off', () => {
  const of = newRoom();
  putChip(of, big, 500n);
  putChip(of, big, 100n);
  putChip(of, small, 100n);
  expect(chipsOf(of)).toEqual({ [big]: [500n, 100n], [small]: [100n] });
  takeChip(of, big);
  takeChip(of, small);
  takeChip(of, small);
  expect(chipsOf(of)).toEqual({ [big]: [500n] });
});

test('rooms do not share what is put on', () => {
  const [one, other] = [newRoom(), newRoom()];
  putChip(one, big, 100n);
  chooseChip(one, '50');
  expect(readPuts(other)).toMatchObject({ chip: null, last: null });
  expect(chipsOf(other)).toEqual({});
});

test('the first number sets the amount of a bet; the last one dropped forgets it', () => {
  const of = newRoom();
  togglePick(of, pairs, 12, '5.00');
  togglePick(of, pairs, 5, '100.00');
  expect(readPuts(of).picks.get(pairs)).toEqual({ balls: [5, 12], amount: '5.00' });
  setPickAmount(of, pairs, '7.50');
  togglePick(of, pairs, 5, '100.00');
  expect(readPuts(of).picks.get(pairs)).toEqual({ balls: [12], amount: '7.50' });
  togglePick(of, pairs, 12, '100.00');
  setPickAmount(of, pairs, '1.00');
  expect(readPuts(of).picks.size).toBe(0);
});

test('clear takes off everything, and keeps the chip', () => {
  const of = newRoom();
  putChip(of, big, 100n);
  togglePick(of, pairs, 5, '5.00');
  chooseChip(of, '10');
  clearPuts(of);
  expect(chipsOf(of)).toEqual({});
  expect(readPuts(of).picks.size).toBe(0);
  expect(readPuts(of).chip).toBe('10');
});

test('what was placed comes off and can be put on again; what came later stays', () => {
  const of = newRoom();
  putChip(of, big, 500n);
  putChip(of, big, 100n);
  togglePick(of, pairs, 5, '5.00');
  const held = { chips: readPuts(of).chips, picks: new Map() };
  putChip(of, small, 200n);
  notePlaced(of, { held, stake: 600n, digits: 2 });
  expect(chipsOf(of)).toEqual({ [small]: [200n] });
  expect(readPuts(of).picks.size).toBe(1);
  clearPuts(of);
  repeatLast(of);
  expect(chipsOf(of)).toEqual({ [big]: [500n, 100n] });
});

test('there is nothing to repeat before an order was placed', () => {
  const of = newRoom();
  repeatLast(of);
  expect(chipsOf(of)).toEqual({});
});

test.each([
  ['10', '10'],
  ['50', null],
] as const)('after a stake of 10.00 the chip %s is chosen as %s', (chip, after) => {
  const of = newRoom();
  chooseChip(of, chip);
  notePlaced(of, { held: readPuts(of), stake: 1000n, digits: 2 });
  expect(readPuts(of).chip).toBe(after);
});

test('an own chip of more than the last stake is no longer chosen', () => {
  const of = newRoom();
  setOwnChip(of, '25.50');
  chooseChip(of, 'own');
  notePlaced(of, { held: readPuts(of), stake: 2550n, digits: 2 });
  expect(readPuts(of).chip).toBe('own');
  notePlaced(of, { held: readPuts(of), stake: 2549n, digits: 2 });
  expect(readPuts(of).chip).toBeNull();
});

test.each([
  [100n, '1'],
  [101n, '5'],
  [5000n, '50'],
  [99_999n, '1'],
])('where a bet is %s or more, the chip %s is chosen at first', (least, chip) => {
  expect(smallestChip(least, 2)).toBe(chip);
});
