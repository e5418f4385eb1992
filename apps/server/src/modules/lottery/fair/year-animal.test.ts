import { expect, test } from 'vitest';
import { yearAnimalOn } from './year-animal.ts';

const years = [
  { from: '2026-02-17', animal: 6 },
  { from: '2027-02-06', animal: 7 },
];

test.each([
  ['2026-02-17', 6],
  ['2026-11-24', 6],
  ['2027-02-05', 6],
  ['2027-02-06', 7],
  ['2026-02-16', 5],
  ['2025-03-01', 5],
  ['2025-01-20', 4],
  ['2020-06-01', 0],
  ['2019-06-01', 11],
  ['2008-06-01', 0],
])('on %s it is the year of animal %i', (day, animal) => {
  expect(yearAnimalOn(years, day)).toBe(animal);
});
