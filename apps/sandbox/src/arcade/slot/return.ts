import type { SlotModel } from './models.ts';
import { paySymbols, rowCount } from './symbols.ts';
import type { SlotSymbol } from './symbols.ts';

/**
 * Exact return to player of a model, as a share of the stake. Every stop of a reel is equally
 * likely, so each line sees each symbol with its share of the strip, and the means of the lines can
 * be added although the lines overlap.
 */
export function returnOf(model: SlotModel): number {
  const perSpin = lineReturn(model) + scatterReturn(model);
  const freeSpinsPerSpin = expectedByScatters(model, model.freeSpins);
  const freeSpinsPerRound = freeSpinsPerSpin / (1 - freeSpinsPerSpin);
  return perSpin * (1 + freeSpinsPerRound * model.freeSpinMultiplier) + jackpotReturn(model);
}

function lineReturn(model: SlotModel): number {
  let coinsPerLine = 0;
  for (const symbol of paySymbols) {
    const [first = 0, ...others] = model.strips.map((strip, reel) =>
      share(strip, (letter) => letter === symbol || (reel > 0 && letter === 'W')),
    );
    const [second = 0, third = 0, fourth = 0, fifth = 0] = others;
    const three = first * second * third;
    coinsPerLine +=
      three * (1 - fourth) * model.pays[symbol][0] +
      three * fourth * (1 - fifth) * model.pays[symbol][1] +
      three * fourth * fifth * model.pays[symbol][2];
  }
  return coinsPerLine;
}

function scatterReturn(model: SlotModel): number {
  return expectedByScatters(model, model.scatterPays);
}

function expectedByScatters(model: SlotModel, values: readonly number[]): number {
  const chances = scatterChances(model);
  return values.reduce((sum, value, index) => sum + value * (chances[index + 3] ?? 0), 0);
}

/** Chance of each number of scatters in the window; a window never holds two of one reel. */
function scatterChances(model: SlotModel): number[] {
  let chances = [1];
  for (const strip of model.strips) {
    const chance = rowCount * share(strip, (letter) => letter === 'S');
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [count, before] of chances.entries()) {
      next[count] = (next[count] ?? 0) + before * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + before * chance;
    }
    chances = next;
  }
  return chances;
}

function jackpotReturn(model: SlotModel): number {
  let reached = 1;
  let sum = 0;
  for (const tier of model.jackpots.toReversed()) {
    sum += (reached * tier.pays) / tier.oneIn;
    reached *= 1 - 1 / tier.oneIn;
  }
  return sum;
}

function share(strip: readonly SlotSymbol[], counts: (letter: SlotSymbol) => boolean): number {
  return strip.filter(counts).length / strip.length;
}
