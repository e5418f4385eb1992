import { element } from '#pages/browser/element.ts';
import type { TableView } from '../table-view.ts';
import type { TableTexts } from './table-texts.ts';

export type Countdown = { element: HTMLElement; follow: (view: TableView) => void };

const tickMs = 200;

/** The bar that shows how much time is left to bet. */
export function createCountdown(texts: TableTexts): Countdown {
  const bar = element('span', { class: 'countdown-bar' });
  const label = element('span', { class: 'countdown-label' });
  const shown = element('div', {
    class: 'countdown',
    attributes: { role: 'timer' },
    children: [label, element('span', { class: 'countdown-track', children: [bar] })],
  });
  let closesAt = 0;
  let spanMs = 1;
  let lagMs = 0;
  let betting = false;
  setInterval(() => {
    const leftMs = Math.max(0, closesAt - (Date.now() - lagMs));
    bar.style.transform = `scaleX(${betting ? Math.min(1, leftMs / spanMs) : 0})`;
    label.textContent = betting ? texts.secondsLeft(Math.ceil(leftMs / 1000)) : texts.noMoreBets;
    shown.classList.toggle('countdown-last', betting && leftMs < 5000);
  }, tickMs);
  return {
    element: shown,
    follow: (view) => {
      lagMs = Date.now() - view.now;
      if (view.closesAt !== closesAt) spanMs = Math.max(1, view.closesAt - view.now);
      closesAt = view.closesAt;
      betting = view.phase === 'betting';
    },
  };
}
