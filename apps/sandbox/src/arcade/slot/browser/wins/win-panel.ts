import './win-panel.css';
import type { AmountFormat } from '#arcade/play/browser/amount.ts';
import { createCounter } from '#arcade/play/browser/count-up.ts';
import { element } from '#pages/browser/element.ts';

export type WinPanel = {
  element: HTMLElement;
  /** Shows a short sentence in place of the amount's title. */
  say: (text: string) => void;
  /** Counts the amount of the running round up. */
  count: (amount: string, durationMs: number) => Promise<void>;
  /** Shows the final amount, or nothing for a round without a win. */
  settle: (amount: string) => void;
  clear: (text: string) => void;
};

export type WinPanelTexts = { totalWin: string; noWin: string };

/** The panel under the reels that shows wins. */
export function createWinPanel(texts: WinPanelTexts, amounts: AmountFormat): WinPanel {
  const title = element('p', { class: 'win-title' });
  const amount = element('p', { class: 'win-amount' });
  const counter = createCounter(amount, amounts);
  const panel = element('div', { class: 'win-panel', children: [title, amount] });
  let greeting = true;
  const clear = (text: string): void => {
    greeting = true;
    title.textContent = text;
    counter.show('0');
    amount.textContent = '';
    panel.classList.remove('has-win');
  };
  return {
    element: panel,
    clear,
    say: (text) => {
      greeting = false;
      title.textContent = text;
    },
    count: (to, durationMs) => {
      panel.classList.add('has-win');
      if (greeting) title.textContent = texts.totalWin;
      return counter.countTo(to, durationMs);
    },
    settle: (total) => {
      if (amounts.toMinor(total) === 0n) {
        clear(texts.noWin);
        return;
      }
      title.textContent = texts.totalWin;
      counter.show(total);
    },
  };
}
