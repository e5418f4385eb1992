import { isIPv4 } from 'node:net';
import { ownAddress, ownMobileNumber, ownName, ownNumber } from './people.ts';
import { expect, test, waitForOneDayMs } from './test.ts';

test('numbers, names and addresses of tests are all different, and the site accepts them', () => {
  const turns = Array.from({ length: 300 }, (_, index) => index);
  const numbers = turns.map(ownNumber).map(String);
  const addresses = turns.map(ownAddress);
  expect(new Set([...numbers, ...addresses]).size).toBe(2 * turns.length);
  expect(numbers.filter((one) => !/^\d{7}$/.test(one) || one.endsWith('0000'))).toEqual([]);
  expect(addresses.filter((one) => !isIPv4(one))).toEqual([]);
  const names = turns.map(ownName);
  expect(new Set(names).size).toBe(turns.length);
  expect(names.filter((one) => !/^Maria L[a-z]+$/.test(one))).toEqual([]);
  const mobileNumbers = turns.map(ownMobileNumber);
  expect(new Set(mobileNumbers).size).toBe(turns.length);
  expect(mobileNumbers.filter((one) => !/^0917\d{7}$/.test(one) || one.endsWith('0000'))).toEqual(
    [],
  );
});

const minutesMs = 60_000;

for (const [time, waitMs] of [
  ['2026-11-22T15:56:59.999Z', 0],
  ['2026-11-22T15:57:00.000Z', 3 * minutesMs + 1000],
  ['2026-11-22T15:59:59.999Z', 1001],
  ['2026-11-22T16:00:00.000Z', 0],
  ['2026-11-22T23:59:59.999Z', 0],
  ['2028-02-28T15:59:00.500Z', 60_500],
] as const) {
  test(`a test of three minutes that could begin at ${time} waits ${waitMs} ms`, () => {
    expect(waitForOneDayMs(new Date(time), 3 * minutesMs)).toBe(waitMs);
  });
}
