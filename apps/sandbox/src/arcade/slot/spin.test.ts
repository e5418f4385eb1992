import { expect, test } from 'vitest';
import { games } from '#arcade/catalogue/catalogue.ts';
import { sameDraw } from '#testing/same-draw.ts';
import { slotModelOf, slotModels } from './models.ts';
import type { SlotModelName } from './models.ts';
import { returnOf } from './return.ts';
import { playSlotRound, readSpin } from './spin.ts';
import { rowCount } from './symbols.ts';

/** The exact return is computed; `IN_FULL=1` draws enough to notice a smaller difference. */
const [drawn, mostDeviation] = process.env['IN_FULL'] === '1' ? [250_000, 0.04] : [60_000, 0.08];
const names = Object.keys(slotModels) as SlotModelName[];
const tested = slotModels.steady;

function stopFor(reel: number, letter: string, row = 1): number {
  const strip = tested.strips[reel] ?? [];
  const index = strip.findIndex((symbol) => symbol === letter);
  return (index - row + strip.length) % strip.length;
}

test('Sandbox: every slot of the catalogue states the exact return of its reels', () => {
  const slots = games.filter((game) => game.engine === 'slot');
  const exact = slots.map((game) => (returnOf(slotModelOf(game)) * 100).toFixed(2));
  expect(slots.map((game) => game.rtp)).toEqual(exact);
});

test.each(names)(
  `Sandbox: ${drawn} rounds of %s come near the stated return`,
  (name) => {
    const model = slotModels[name];
    const draw = sameDraw();
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < drawn; round += 1) {
      const paid = playSlotRound(model, draw).coins / model.lines;
      sum += paid;
      squares += paid * paid;
    }
    const mean = sum / drawn;
    const deviation = Math.sqrt((squares / drawn - mean * mean) / drawn);
    expect(Math.abs(mean - returnOf(model))).toBeLessThan(5 * deviation);
    expect(deviation).toBeLessThan(mostDeviation);
  },
  60_000,
);

test.each(names)(
  'Sandbox: no window of %s can show two scatters of one reel, and reel 1 has no wild',
  (name) => {
    const { strips } = slotModels[name];
    for (const strip of strips) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const window = Array.from(
          { length: rowCount },
          (_row, row) => strip[(stop + row) % strip.length],
        );
        expect(window.filter((symbol) => symbol === 'S').length).toBeLessThanOrEqual(1);
      }
    }
    expect(strips[0]).not.toContain('W');
  },
);

test('Sandbox: five of a kind on the middle line pays its table, with wilds as substitutes', () => {
  const stops = ['A', 'W', 'A', 'W', 'A'].map((letter, reel) => stopFor(reel, letter));
  const spin = readSpin(tested, stops, 1);
  expect(spin.lineWins).toContainEqual({ line: 0, symbol: 'A', count: 5, coins: tested.pays.A[2] });
});

test('Sandbox: a row that breaks after two of a kind pays nothing on that line', () => {
  const stops = ['A', 'A', 'B', 'A', 'A'].map((letter, reel) => stopFor(reel, letter));
  expect(readSpin(tested, stops, 1).lineWins.filter((win) => win.line === 0)).toEqual([]);
});

test('Sandbox: three scatters pay the whole stake and give free spins, doubled in free spins', () => {
  const stops = ['S', 'S', 'S', 'A', 'A'].map((letter, reel) => stopFor(reel, letter));
  const spin = readSpin(tested, stops, 1);
  expect(spin.scatterCount).toBe(3);
  expect(spin.scatterCoins).toBe(tested.scatterPays[0] * tested.lines);
  expect(spin.freeSpinsWon).toBe(tested.freeSpins[0]);
  expect(readSpin(tested, stops, 2).scatterCoins).toBe(spin.scatterCoins * 2);
});

test('Sandbox: free spins are played out within the round and their wins are in its total', () => {
  const scripted = ['S', 'S', 'S', 'A', 'A'].map((letter, reel) => stopFor(reel, letter));
  const round = playSlotRound(tested, (below) => scripted.shift() ?? 7 % below);
  expect(round.spins.length).toBe(1 + tested.freeSpins[0]);
  expect(round.coins).toBe(round.spins.reduce((coins, spin) => coins + spin.coins, 0));
});

test('Sandbox: a jackpot is paid in whole stakes on top of the reels', () => {
  const round = playSlotRound(slotModels.vault, () => 0);
  expect(round.jackpot?.name).toBe('grand');
  const reels = round.spins.reduce((coins, spin) => coins + spin.coins, 0);
  expect(round.coins - reels).toBe(1000 * slotModels.vault.lines);
});
