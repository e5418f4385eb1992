import { expect, test } from 'vitest';
import { passedThrough } from './passed-through.ts';

const got = (amountMinor: bigint, playedMinor: bigint) => ({ amountMinor, playedMinor });

test.each([
  ['nothing', 0n, 1, true],
  ['what has to be played', 100_00n, 1, true],
  ['a cent less than 10 % more', 109_99n, 1, true],
  ['10 % more', 110_00n, 1, false],
  ['less than 10 % more than twice', 219_99n, 2, true],
  ['10 % more than twice', 220_00n, 2, false],
  ['nothing, where nothing has to be played', 0n, 0, true],
  ['a cent, where nothing has to be played', 1n, 0, false],
])('passed through: 100.00 received, then staked %s', (_, played, times, isPassed) => {
  const received = [got(100_00n, played)];
  expect(passedThrough(received, times, 100_00n)).toEqual(isPassed ? received : []);
});

test('passed through: all that came counts, and play before a transfer is not for it', () => {
  const [first, second] = [got(100_00n, 500_00n), got(300_00n, 300_00n)];
  expect(passedThrough([first, second], 1, 400_00n)).toEqual([second]);
  expect(passedThrough([got(100_00n, 439_99n), second], 1, 400_00n)).toHaveLength(2);
  expect(passedThrough([got(100_00n, 500_00n), got(300_00n, 330_00n)], 1, 400_00n)).toEqual([]);
  expect(passedThrough([], 1, 400_00n)).toEqual([]);
});

test('passed through: a transfer of a tenth of what is taken out, and not of less', () => {
  const received = [got(100_00n, 0n)];
  expect(passedThrough(received, 1, 1000_00n)).toEqual(received);
  expect(passedThrough(received, 1, 1000_01n)).toEqual([]);
});
