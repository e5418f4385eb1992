import { element } from '#pages/browser/element.ts';
import type { AmountFormat } from './amount.ts';
import { createCounter } from './count-up.ts';
import type { Counter } from './count-up.ts';
import type { FrameTexts } from './texts.ts';

export type PurseBar = {
  element: HTMLElement;
  setBalance: (balance: string) => void;
  /** Counts the balance up or down to its new value. */
  countBalance: (balance: string, durationMs: number) => void;
  win: Counter;
};

/** The line under the controls: the player's balance and the win of the last round. */
export function createPurseBar(
  texts: FrameTexts,
  amounts: AmountFormat,
  balance: string | null,
): PurseBar {
  const balanceValue = element('dd', {
    text: texts.notAvailable,
    attributes: { 'data-testid': 'balance' },
  });
  const winValue = element('dd', {
    class: 'purse-win',
    attributes: { 'data-testid': 'win', 'aria-live': 'polite' },
  });
  const balanceCounter = createCounter(balanceValue, amounts);
  const win = createCounter(winValue, amounts);
  if (balance !== null) balanceCounter.show(balance);
  win.show('0');
  return {
    element: element('dl', {
      class: 'purse-bar',
      children: [
        element('div', { children: [element('dt', { text: texts.balance }), balanceValue] }),
        element('div', { children: [element('dt', { text: texts.win }), winValue] }),
      ],
    }),
    setBalance: (next) => balanceCounter.show(next),
    countBalance: (next, durationMs) => void balanceCounter.countTo(next, durationMs),
    win,
  };
}
