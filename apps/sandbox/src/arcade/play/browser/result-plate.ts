import { element } from '#pages/browser/element.ts';
import { createCounter } from './count-up.ts';
import type { GameFrame } from './game-options.ts';

export type ResultPlate = {
  element: HTMLElement;
  say: (text: string) => void;
  /** Counts a win up under its title. */
  win: (title: string, amount: string) => void;
};

/** A line of text that turns gold for a win. */
export function createResultPlate<Info>(frame: GameFrame<Info>): ResultPlate {
  const title = element('span');
  const amount = element('strong');
  const plate = element('p', {
    class: 'result-plate',
    attributes: { 'aria-live': 'polite' },
    children: [title, amount],
  });
  const counter = createCounter(amount, frame.amounts);
  return {
    element: plate,
    say: (text) => {
      title.textContent = text;
      counter.show('0');
      amount.textContent = '';
      plate.classList.remove('is-win');
    },
    win: (text, won) => {
      title.textContent = text;
      plate.classList.add('is-win');
      void counter.countTo(won, 700);
    },
  };
}
