import { expect, test, vi } from 'vitest';
import { sameDraw } from '#testing/same-draw.ts';
import { baccaratRules } from './baccarat/baccarat.ts';
import { baccaratReturns } from './baccarat/return.ts';
import { esportsOdds, marketReturn, selectionWeights, sportsOdds } from './book/odds.ts';
import { games } from './catalogue/catalogue.ts';
import type { Game } from './catalogue/catalogue.ts';
import {
  cockfightRules,
  cockfightSides,
  cockfightWeights,
  fightOdds,
} from './cockfight/cockfight.ts';
import { dropBall, dropRisks, dropRows, dropTable } from './drop/drop.ts';
import {
  drawCard,
  duelOutcome,
  duelPoints,
  duelReturns,
  returnWithBestPlay,
  rivalDrawsUpTo,
  rivalHand,
} from './duel/lucky-nine.ts';
import { fishKinds, isCaught } from './fish/fish.ts';
import { ballsRules } from './lottery/balls.ts';
import { digitsRules } from './lottery/digits.ts';
import { returnWithBestHolds } from './poker/return.ts';
import { rouletteRules, rouletteSpots } from './roulette/roulette.ts';

/** The exact return is computed; drawing only shows that play follows it. */
const drawn = process.env['IN_FULL'] === '1' ? 1_000_000 : 100_000;
const draw = sameDraw();

vi.setConfig({ testTimeout: 120_000 });

function stated(engine: Game['engine'], type?: Game['type']): number {
  const found = games.filter((game) => game.engine === engine && (!type || game.type === type));
  const values = new Set(found.map((game) => game.rtp));
  expect(values.size).toBe(1);
  return Number([...values][0]);
}

/** Mean of the plays, and five times its standard error. */
function play(round: () => number, rounds: number): { mean: number; tolerance: number } {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < rounds; index += 1) {
    const paid = round();
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  return { mean, tolerance: 5 * Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

function expectNear(round: () => number, exact: number, rounds = drawn): void {
  const { mean, tolerance } = play(round, rounds);
  expect(Math.abs(mean - exact)).toBeLessThan(tolerance);
}

test('every spot of the roulette returns 36/37, which is the stated return', () => {
  for (const spot of rouletteSpots) {
    let sum = 0;
    for (let pocket = 0; pocket < 37; pocket += 1) sum += rouletteRules.returns(spot, pocket, null);
    expect(sum).toBe(3600);
  }
  expect(((36 / 37) * 100).toFixed(2)).toBe(stated('roulette').toFixed(2));
  const { drawResult, returns } = rouletteRules;
  expectNear(() => returns('n17', drawResult(null, draw), null) / 100, 36 / 37);
});

test('baccarat states the return of the banker, exact over an eight-deck shoe', () => {
  const exact = baccaratReturns();
  expect((exact.banker * 100).toFixed(2)).toBe(stated('baccarat').toFixed(2));
  expect((exact.player * 100).toFixed(2)).toBe('98.76');
  expect((exact.tie * 100).toFixed(2)).toBe('85.64');
  const { drawResult, returns } = baccaratRules;
  expectNear(() => returns('banker', drawResult(null, draw), null) / 100, exact.banker);
});

test('every spot of every fight returns the stated 94 per cent', () => {
  for (const [meron, wala, level] of fightOdds) {
    const terms = { fight: 1, odds: { meron, wala, draw: level } };
    const weights = cockfightWeights(terms);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (const spot of cockfightSides) {
      const returned = cockfightSides.reduce(
        (sum, side, index) =>
          sum + ((weights[index] ?? 0) / total) * cockfightRules.returns(spot, side, terms),
        0,
      );
      expect(returned.toFixed(2)).toBe(stated('cockfight').toFixed(2));
    }
  }
  const terms = { fight: 1, odds: { meron: 160, wala: 224, draw: 940 } };
  const { drawResult, returns } = cockfightRules;
  expectNear(() => returns('wala', drawResult(terms, draw), terms) / 100, 0.94);
});

test('every spot of the digit draw returns 90 per cent', () => {
  for (const spot of ['straight:077', 'any-order:123', 'odd', 'even', 'high', 'low']) {
    let sum = 0;
    for (let number = 0; number < 1000; number += 1) {
      const digits = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10] as const;
      sum += digitsRules.returns(spot, digits, null);
    }
    expect(sum / 1000).toBe(stated('lottery'));
  }
  const { drawResult, returns } = digitsRules;
  expectNear(() => returns('any-order:123', drawResult(null, draw), null) / 100, 0.9);
});

test('one, two and three balls return 90 per cent', () => {
  const chances = { 'pick:7': 5 / 40, 'pick:7-8': 20 / 1560, 'pick:7-8-40': 60 / 59_280 };
  for (const [spot, chance] of Object.entries(chances)) {
    const factor = ballsRules.returns(spot, [7, 8, 40, 1, 2], null);
    expect(chance * factor).toBeCloseTo(stated('lottery'), 10);
  }
  const { drawResult, returns } = ballsRules;
  expectNear(() => returns('pick:7', drawResult(null, draw), null) / 100, 0.9);
});

test.each(dropRisks)('the %s drop returns the stated share over all paths', (risk) => {
  const table = dropTable(risk);
  let sum = 0;
  for (let path = 0; path < 2 ** dropRows; path += 1) {
    const pocket = [...path.toString(2)].filter((bit) => bit === '1').length;
    sum += table[pocket] ?? 0;
  }
  expect(((sum / 2 ** dropRows) * 10).toFixed(2)).toBe(stated('drop').toFixed(2));
  expectNear(() => (table[dropBall(draw).pocket] ?? 0) / 10, sum / 2 ** dropRows / 10, drawn / 4);
});

test('the duel states the return of the best play', () => {
  const exact = returnWithBestPlay();
  expect((exact * 100).toFixed(2)).toBe(stated('duel').toFixed(2));
  expectNear(() => {
    const own = [drawCard(draw), drawCard(draw)];
    if (duelPoints(own) <= rivalDrawsUpTo) own.push(drawCard(draw));
    return duelReturns[duelOutcome(own, rivalHand(draw))] / 100;
  }, exact);
});

test('every sea creature returns the same stated share', () => {
  for (const kind of fishKinds) {
    expectNear(() => (isCaught(kind, draw) ? kind.pays : 0), stated('fish') / 100);
  }
});

test.each([
  ['SPORTS', sportsOdds],
  ['ESPORTS', esportsOdds],
] as const)('every market of %s returns the stated share on each selection', (type, table) => {
  for (const odds of [...table.twoWay, ...table.threeWay]) {
    expect((marketReturn(odds) * 100).toFixed(1)).toBe(stated('book', type).toFixed(1));
    const weights = selectionWeights(odds);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, value] of odds.entries()) {
      expect(((weights[index] ?? 0) / total) * (value / 100)).toBeCloseTo(marketReturn(odds), 10);
    }
  }
});

test('draw poker states the exact return of the best holds', () => {
  expect((returnWithBestHolds() * 100).toFixed(2)).toBe(stated('video-poker').toFixed(2));
});
