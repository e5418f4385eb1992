import { wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { element } from '#pages/browser/element.ts';
import { rowCount } from '../symbols.ts';
import type { SymbolArt } from './symbol-art.ts';

export type Reel = {
  element: HTMLElement;
  letterAt: (position: number) => string;
  start: () => void;
  settle: (stop: number, durationMs: number) => Promise<void>;
  show: (stop: number) => void;
  /** Highlights the rows given, counted from the top. */
  light: (rows: readonly number[]) => void;
};

const turningSymbols = 14;
const settlingSymbols = 7;
const turnMs = 560;

/** One reel: a track of pictures that moves behind a window of three rows. */
export function createReel(strip: readonly string[], art: SymbolArt): Reel {
  const track = element('div', { class: 'reel-track' });
  const view = element('div', { class: 'reel', children: [track] });
  let shownStop = 0;
  let movement: Animation | null = null;

  const letterAt = (position: number): string =>
    strip[((position % strip.length) + strip.length) % strip.length] ?? 'I';
  const fill = (from: number, count: number): void => {
    track.replaceChildren(
      ...Array.from({ length: count }, (_cell, index) => cellFor(letterAt(from + index), art)),
    );
  };
  const show = (stop: number): void => {
    movement?.cancel();
    movement = null;
    shownStop = stop;
    view.classList.remove('reel-turning');
    fill(stop - 1, rowCount + 2);
    track.style.transform = shift(1);
  };
  show(0);

  return {
    element: view,
    letterAt,
    show,
    start: () => {
      movement?.cancel();
      view.classList.add('reel-turning');
      const loop = Array.from({ length: turningSymbols }, (_cell, index) =>
        letterAt(shownStop - turningSymbols + index),
      );
      const seam = loop.slice(0, rowCount + 1);
      track.replaceChildren(...[...loop, ...seam].map((letter) => cellFor(letter, art)));
      movement = track.animate([{ transform: shift(turningSymbols) }, { transform: shift(0) }], {
        duration: turnMs,
        iterations: Infinity,
      });
    },
    settle: async (stop, durationMs) => {
      if (wantsLittleMotion()) {
        show(stop);
        return;
      }
      movement?.cancel();
      view.classList.remove('reel-turning');
      fill(stop - 1, rowCount + 2 + settlingSymbols);
      movement = track.animate(
        [
          { transform: shift(1 + settlingSymbols), easing: 'cubic-bezier(.25,.55,.45,1)' },
          { transform: shift(0.82), offset: 0.76, easing: 'ease-in-out' },
          { transform: shift(1) },
        ],
        { duration: durationMs, fill: 'forwards' },
      );
      await movement.finished.catch(() => {});
      show(stop);
    },
    light: (rows) => {
      for (const [index, cell] of [...track.children].entries()) {
        cell.classList.toggle('cell-lit', rows.includes(index - 1));
      }
    },
  };
}

function cellFor(letter: string, art: SymbolArt): HTMLElement {
  const address = Reflect.get(art, letter) as string;
  const image = element('img', { attributes: { src: address, alt: '', draggable: 'false' } });
  image.decoding = 'sync';
  return element('div', { class: 'cell', children: [image] });
}

function shift(symbols: number): string {
  return `translateY(calc(var(--cell-height) * ${-symbols}))`;
}
