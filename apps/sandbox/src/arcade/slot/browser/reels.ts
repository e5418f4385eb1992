import { wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { element } from '#pages/browser/element.ts';
import { reelCount, rowCount } from '../symbols.ts';
import type { Pace } from './pace.ts';
import { createReel } from './reel.ts';
import type { Reel } from './reel.ts';
import type { SymbolArt } from './symbol-art.ts';

export type Cell = { reel: number; row: number };

export type Reels = {
  element: HTMLElement;
  /** Sets every reel in motion, before the result is known. */
  start: () => void;
  /** Stops the reels from left to right. */
  settle: (stops: readonly number[], reelStopped: () => void) => Promise<void>;
  show: (stops: readonly number[]) => void;
  /** Highlights these cells and dims the others; without cells all are as usual again. */
  highlight: (cells: readonly Cell[]) => void;
};

const firstStopMs = 620;
const nextStopMs = 190;
/** Extra time of each reel that could still complete three scatters. */
const suspenseMs = 900;

export function createReels(
  strips: readonly (readonly string[])[],
  art: SymbolArt,
  pace: Pace,
): Reels {
  const reels = strips.map((strip) => createReel(strip, art));
  const grid = element('div', { class: 'reels', children: reels.map((reel) => reel.element) });
  const clear = (): void => {
    grid.classList.remove('has-highlight');
    for (const reel of reels) reel.light([]);
  };
  return {
    element: grid,
    start: () => {
      clear();
      if (!wantsLittleMotion()) for (const reel of reels) reel.start();
    },
    settle: async (stops, reelStopped) => {
      const moves = planStops(reels, stops);
      await Promise.all(
        reels.map(async (reel, index) => {
          const move = moves[index];
          if (move === undefined) return;
          if (move.suspense) reel.element.classList.add('reel-suspense');
          await pace.pause(wantsLittleMotion() ? 0 : move.afterMs);
          await reel.settle(move.stop, pace.isSkipped() ? 160 : pace.span(420));
          reel.element.classList.remove('reel-suspense');
          reelStopped();
        }),
      );
    },
    show: (stops) => {
      for (const [index, reel] of reels.entries()) reel.show(stops[index] ?? 0);
    },
    highlight: (cells) => {
      clear();
      if (cells.length === 0) return;
      grid.classList.add('has-highlight');
      for (const [index, reel] of reels.entries()) {
        reel.light(cells.filter((cell) => cell.reel === index).map((cell) => cell.row));
      }
    },
  };
}

type ReelMove = { stop: number; afterMs: number; suspense: boolean };

function planStops(reels: readonly Reel[], stops: readonly number[]): ReelMove[] {
  let scatters = 0;
  let suspenseSoFar = 0;
  return reels.map((reel, index) => {
    const stop = stops[index] ?? 0;
    const suspense = scatters === 2 && index < reelCount;
    if (suspense) suspenseSoFar += suspenseMs;
    const afterMs = firstStopMs + index * nextStopMs + suspenseSoFar;
    const letters = Array.from({ length: rowCount }, (_row, row) => reel.letterAt(stop + row));
    if (letters.includes('S')) scatters += 1;
    return { stop, afterMs, suspense };
  });
}
