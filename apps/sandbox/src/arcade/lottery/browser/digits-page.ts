import './lottery.css';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { ruleNotes, ruleTable } from '#arcade/play/browser/rules-list.ts';
import type { BetBoard } from '#arcade/table/browser/bet-board.ts';
import { openTableGame } from '#arcade/table/browser/table-game.ts';
import type { TableFrame, TableLook } from '#arcade/table/browser/table-game.ts';
import { element } from '#pages/browser/element.ts';
import type { DigitsResult } from '../digits.ts';
import { digitsRules } from '../digits.ts';
import { createDrum } from './drum.ts';
import { lotteryTexts } from './lottery-texts.ts';
import type { LotteryTexts } from './lottery-texts.ts';
import { createTicketList } from './ticket-list.ts';

const halves = ['odd', 'even', 'high', 'low'] as const;

openTableGame<null, DigitsResult>({
  look: (frame, board) => digitsLook(frame, board),
  rules: (frame) => {
    const texts = lotteryTexts[frame.state.language];
    const { pays } = frame.state.info;
    const times = (name: string) => `${(pays[name] ?? 0) / 100}×`;
    return [
      ...ruleNotes(texts.digitsRules, texts.sumNote),
      ruleTable([
        [texts.straight, times('straight')],
        [texts.anyOrder, times('any-order')],
        [`${texts.odd}, ${texts.even}, ${texts.high}, ${texts.low}`, times('odd')],
      ]),
      ...ruleNotes(
        `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
          gameTexts[frame.state.language].chance,
      ),
    ];
  },
});

function digitsLook(
  frame: TableFrame<null, DigitsResult>,
  board: BetBoard,
): TableLook<null, DigitsResult> {
  const texts = lotteryTexts[frame.state.language];
  const drum = createDrum(3, 9);
  const recent = element('div', { class: 'recent recent-draws' });
  const tickets = createTicketList(board, texts, (spot) => {
    const [kind = '', digits] = spot.split(':');
    if (digits === undefined) return null;
    return `${[...digits].join(' ')} · ${kind === 'straight' ? texts.straight : texts.anyOrder}`;
  });
  return {
    content: [
      drum.element,
      recent,
      digitPicker(board, texts),
      element('div', {
        class: 'halves',
        children: halves.map((half) => board.spot(half, texts[half], '1.80×')),
      }),
      tickets,
    ],
    reveal: (digits) => drum.draw(digits),
    open: () => drum.clear(),
    showRecent: (results) =>
      recent.replaceChildren(
        ...results.slice(0, 5).map((digits) => element('span', { text: digits.join('') })),
      ),
    winners: (digits) => halves.filter((half) => digitsRules.returns(half, digits, null) > 0),
  };
}

/** Three columns of digits, and buttons for the two kinds of bets on the number they show. */
function digitPicker(board: BetBoard, texts: LotteryTexts): HTMLElement {
  const dials = [0, 1, 2].map((place) => createDial(place + 1));
  const digits = (): string => dials.map((dial) => dial.value()).join('');
  const anyOrder = element('button', {
    class: 'small-button',
    text: `${texts.anyOrder} 150×`,
    attributes: { type: 'button' },
    on: { click: () => board.add(`any-order:${digits()}`) },
  });
  const check = (): void => {
    anyOrder.disabled = new Set(digits()).size < 3;
  };
  for (const dial of dials) dial.onChange(check);
  check();
  return element('section', {
    class: 'digit-picker',
    children: [
      element('h2', { text: texts.chooseDigits }),
      element('div', { class: 'dials', children: dials.map((dial) => dial.element) }),
      element('div', {
        class: 'digit-actions',
        children: [
          element('button', {
            class: 'small-button',
            text: `${texts.straight} 900×`,
            attributes: { type: 'button' },
            on: { click: () => board.add(`straight:${digits()}`) },
          }),
          anyOrder,
        ],
      }),
    ],
  });
}

type Dial = { element: HTMLElement; value: () => string; onChange: (listener: () => void) => void };

function createDial(place: number): Dial {
  let digit = place;
  let changed: () => void = () => {};
  const shown = element('output', { class: 'dial-digit', text: String(digit) });
  const step = (by: number): void => {
    digit = (digit + by + 10) % 10;
    shown.textContent = String(digit);
    changed();
  };
  const button = (label: string, by: number) =>
    element('button', {
      class: 'dial-step',
      text: label,
      attributes: { type: 'button', 'aria-label': `${label} ${place}` },
      on: { click: () => step(by) },
    });
  return {
    element: element('div', { class: 'dial', children: [button('+', 1), shown, button('−', -1)] }),
    value: () => String(digit),
    onChange: (listener) => {
      changed = listener;
    },
  };
}
