import { expect, test } from 'vitest';
import { createAmountFormat } from '#arcade/play/browser/amount.ts';
import type { SlotRoundView } from '../../slot-view.ts';
import { nextAutoRun } from './auto-run.ts';
import type { AutoRun } from './auto-run.ts';

const amounts = createAmountFormat('PHP');
const spin = {
  stops: [],
  lineWins: [],
  scatterCount: 0,
  scatterWin: '0',
  freeSpinsWon: 0,
  win: '0',
};

function round(win: string, spins = 1): SlotRoundView {
  return {
    roundId: 'round',
    stake: '2.00',
    spins: Array.from({ length: spins }, () => spin),
    jackpot: null,
    win,
    balance: '0.00',
  };
}

function run(options: Partial<AutoRun>): AutoRun {
  return { spins: 10, lossInStakes: null, stopAtFreeSpins: false, lostMinor: 0n, ...options };
}

test('auto spin counts its spins down and ends after the last', () => {
  expect(nextAutoRun(run({ spins: 2 }), round('0'), amounts)).toMatchObject({ spins: 1 });
  expect(nextAutoRun(run({ spins: 1 }), round('0'), amounts)).toBeNull();
});

test('auto spin ends when the loss reaches its limit, and wins count against it', () => {
  const limited = run({ lossInStakes: 10, lostMinor: 1800n });
  expect(nextAutoRun(limited, round('0'), amounts)).toBeNull();
  expect(nextAutoRun(limited, round('1.00'), amounts)).toMatchObject({ lostMinor: 1900n });
});

test('auto spin ends at free spins when asked to', () => {
  expect(nextAutoRun(run({ stopAtFreeSpins: true }), round('5.00', 11), amounts)).toBeNull();
  expect(nextAutoRun(run({}), round('5.00', 11), amounts)).not.toBeNull();
});

test('no spin follows after the player has ended auto spin', () => {
  expect(nextAutoRun(null, round('0'), amounts)).toBeNull();
});
