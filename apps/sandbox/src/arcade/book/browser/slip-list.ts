import type { AmountFormat } from '#arcade/play/browser/amount.ts';
import { element } from '#pages/browser/element.ts';
import type { SlipView } from '../book-view.ts';
import type { BookTexts } from './book-texts.ts';
import { selectionLabel } from './fixture-list.ts';

export type SlipList = { element: HTMLElement; show: (slips: readonly SlipView[]) => void };

/** The player's bets, newest first. */
export function createSlipList(texts: BookTexts, amounts: AmountFormat): SlipList {
  const list = element('ul', { class: 'slips' });
  const empty = element('p', { class: 'no-slips', text: texts.noBets });
  return {
    element: element('div', { class: 'slip-panel', children: [list, empty] }),
    show: (slips) => {
      empty.hidden = slips.length > 0;
      list.replaceChildren(...slips.map((slip) => slipCard(slip, texts, amounts)));
    },
  };
}

function slipCard(slip: SlipView, texts: BookTexts, amounts: AmountFormat): HTMLElement {
  const line = slip.line === null ? '' : ` ${slip.line}.5`;
  const label = `${selectionLabel(slip.selection, slip, texts)}${line}`;
  const money =
    slip.state === 'won'
      ? `${amounts.format(slip.stake)} → ${amounts.format(slip.win)}`
      : amounts.format(slip.stake);
  return element('li', {
    class: `slip slip-${slip.state}`,
    children: [
      element('p', {
        class: 'slip-head',
        children: [
          element('strong', { text: `${label} @ ${slip.odds}` }),
          element('span', { class: 'slip-state', text: texts.states[slip.state] }),
        ],
      }),
      element('p', { class: 'slip-match', text: `${slip.home} – ${slip.away}` }),
      element('p', { text: money }),
    ],
  });
}
