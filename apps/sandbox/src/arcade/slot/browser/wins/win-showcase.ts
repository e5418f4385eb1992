import { wait } from '#arcade/play/browser/motion.ts';
import type { SlotInfo, SlotRoundView } from '../../slot-view.ts';
import type { LineOverlay } from '../line-overlay.ts';
import type { Reels } from '../reels.ts';
import { winningLines } from '../round-show.ts';

export type WinShowcase = {
  /** Repeats the winning lines of the last spin one by one until it is stopped. */
  start: (round: SlotRoundView) => Promise<void>;
  stop: () => void;
};

const lineMs = 1100;

export function createWinShowcase(info: SlotInfo, reels: Reels, overlay: LineOverlay): WinShowcase {
  let showing = 0;
  return {
    start: async (round) => {
      showing += 1;
      const mine = showing;
      const last = round.spins.at(-1);
      const lines = last === undefined ? [] : winningLines(last, info);
      for (let turn = 0; lines.length > 0 && mine === showing; turn += 1) {
        const line = lines[turn % lines.length];
        if (line === undefined) return;
        overlay.draw([line]);
        reels.highlight(line.cells);
        await wait(lineMs);
      }
    },
    stop: () => {
      showing += 1;
      overlay.draw([]);
    },
  };
}
