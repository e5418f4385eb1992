import { expect, test } from 'vitest';
import { raceProgress } from './race-progress.ts';

const places = Array.from({ length: 10 }, (_, place) => place);
const cars = places.map((place) => place + 1);
const ends = places.map((place) => raceProgress(1, place).at(-1) ?? 0);

test('the winner reaches the end, and the others stand behind it in their order', () => {
  expect(ends[0]).toBe(1);
  expect(ends).toEqual(ends.toSorted((one, other) => other - one));
  expect(new Set(ends).size).toBe(10);
});

test.each(cars)('car %i never goes back', (car) => {
  for (const place of places) {
    const steps = raceProgress(car, place);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  }
});

test('the order changes on the way', () => {
  const order = [4, 1, 9, 10, 2, 7, 3, 5, 8, 6];
  const half = order.map((car, place) => raceProgress(car, place)[1] ?? 0);
  expect(half).not.toEqual(half.toSorted((one, other) => other - one));
});
