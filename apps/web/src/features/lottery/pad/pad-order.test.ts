import { describe, expect, test } from 'vitest';
import { elevenFive } from '@pavilion/domain/lottery/eleven-five/eleven-five';
import { k3 } from '@pavilion/domain/lottery/k3/k3';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import type { Play, Selection } from '@pavilion/domain/lottery/play';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { nearAnswer } from '../lottery-answers.fixture.ts';
import { drawProblem, limitProblem, padOrder } from './pad-order.ts';
import { multipleOf, unitsOf } from './price-choice.ts';

const setting = {
  betMultipleMax: 9999,
  betAmountMax: '200000.00',
  winAmountMax: '2000000.00',
  lineMin: '1.00',
  lineBetsMax: 100_000,
  typedMax: 20_000,
};

const atStart = { modeId: 1, multiple: 1, series: 1950, own: 1956, digits: 2 } as const;

function playOf(plays: readonly Play<unknown>[], code: string): Play<unknown> {
  const play = plays.find((one) => one.code === code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

function shown(play: Play<unknown>, selection: Selection, price: Partial<typeof atStart> = {}) {
  const { amounts, lines } = padOrder(play, selection, { ...atStart, ...price });
  const [stake, win] = [amounts.stake, amounts.possibleWin].map((minor) => formatAmount(minor, 2));
  return `${lines.length} lines, ${amounts.bets} bets, ${stake}, ${win}`;
}

describe('what is ordered', () => {
  test('a row of rows of fixed places is a line each', () => {
    const fixed = playOf(ssc.plays, 'FixedPlace');
    const rows = [[1], [], [2, 3], [], [4]];
    expect(shown(fixed, { rows })).toBe('3 lines, 4 bets, 8.00, 58.50');
    const cars = playOf(pk10.plays, 'First5Fixed');
    expect(shown(cars, { rows: [[4, 5], [], [], [], []] })).toBe('1 lines, 2 bets, 4.00, 19.50');
  });

  test('all other plays have one line', () => {
    const any = playOf(elevenFive.plays, 'Any3');
    expect(shown(any, { rows: [[1, 3, 7, 8, 11]] })).toBe('1 lines, 10 bets, 20.00, 321.75');
    const all = playOf(ssc.plays, 'All5Straight');
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(shown(all, { rows: [digits, digits, digits, digits, digits] })).toBe(
      '1 lines, 100000 bets, 200000.00, 195000.00',
    );
  });

  test('without a multiple nothing costs or wins anything', () => {
    const sum = playOf(k3.plays, 'Sum');
    const { amounts } = padOrder(sum, { rows: [[12]] }, { ...atStart, multiple: 0 });
    expect(amounts).toEqual({ bets: 1, stake: 0n, possibleWin: 0n });
  });
});

const fine = {
  amounts: { bets: 4, stake: 800n, possibleWin: 195_000n },
  lines: [{ bets: 4, stake: 800n }],
  setting,
  digits: 2,
  multiple: 1,
  typed: 0,
  cartLines: 0,
};

test.each([
  ['nothing', {}, null],
  ['a wrong multiple', { multiple: null }, 'lottery.pad.multiple.range'],
  ['too many numbers', { typed: 20_001 }, 'lottery.pad.typed.most'],
  ['the most numbers', { typed: 20_000 }, null],
  ['a line of too many bets', { lines: [{ bets: 100_001, stake: 800n }] }, 'lottery.pad.most.bets'],
  [
    'a line below the least stake',
    { lines: [...fine.lines, { bets: 1, stake: 99n }] },
    'lottery.pad.least.stake',
  ],
  ['the least stake', { lines: [{ bets: 1, stake: 100n }] }, null],
  [
    'too high a stake',
    { amounts: { ...fine.amounts, stake: 20_000_001n } },
    'lottery.pad.most.stake',
  ],
  [
    'too high a win',
    { amounts: { ...fine.amounts, possibleWin: 200_000_001n } },
    'lottery.pad.most.win',
  ],
  ['the highest win', { amounts: { ...fine.amounts, possibleWin: 200_000_000n } }, null],
  ['a cart of a hundred lines', { cartLines: 100 }, 'lottery.pad.most.lines'],
  ['room for one line', { cartLines: 99 }, null],
])('%s hinders an order or not', (_, given, key) => {
  const found = limitProblem({ ...fine, ...given }, String, String);
  expect(found?.key ?? null).toBe(key);
});

test('a draw that takes no bets is named with the next one', () => {
  const nearOf = (given: Parameters<typeof nearAnswer>[1]) => {
    const answer = nearAnswer(30, given);
    return { draw: null, near: { answer, closesAtMs: null, awaitedAtMs: null, pauseMs: 0 } };
  };
  expect(drawProblem(nearOf({}))).toEqual({
    key: 'lottery.bet.closed',
    values: { numero: '20261124-0731', next: '20261124-0732' },
  });
  expect(drawProblem(nearOf({ nextNumero: null }))?.key).toBe('lottery.bet.closed.wait');
  expect(drawProblem(nearOf({ currentNumero: null }))?.key).toBe('lottery.bet.none');
  expect(drawProblem(nearOf({ paused: true }))?.key).toBe('error.lottery.game.paused');
});

test.each([
  ['1', 1],
  ['9999', 9999],
  [' 7 ', 7],
  ['10000', null],
  ['0', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e2', null],
  ['12345678901', null],
])('%j as a multiple is %j', (text, multiple) => {
  expect(multipleOf(text, 9999)).toBe(multiple);
});

test('units for which the currency has no coin are not offered', () => {
  const bettingModes = [1, 2, 3, 9].map((id) => ({ bettingModeId: id, code: '', unit: '' }));
  const offered = (digits: number) =>
    unitsOf({ setting: { bettingModes }, digits }).map(({ betMinor }) =>
      formatAmount(betMinor, digits),
    );
  expect(offered(2)).toEqual(['2.00', '0.20', '0.02']);
  expect(offered(0)).toEqual(['2']);
});
