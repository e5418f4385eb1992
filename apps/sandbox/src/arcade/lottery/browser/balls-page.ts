import './lottery.css';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { ruleNotes, ruleTable } from '#arcade/play/browser/rules-list.ts';
import type { BetBoard } from '#arcade/table/browser/bet-board.ts';
import { openTableGame } from '#arcade/table/browser/table-game.ts';
import type { TableFrame, TableLook } from '#arcade/table/browser/table-game.ts';
import { element } from '#pages/browser/element.ts';
import type { BallsResult } from '../balls.ts';
import { createDrum } from './drum.ts';
import { lotteryTexts } from './lottery-texts.ts';
import type { LotteryTexts } from './lottery-texts.ts';
import { createTicketList } from './ticket-list.ts';

const ballCount = 40;
const mostPicks = 3;

openTableGame<null, BallsResult>({
  look: (frame, board) => ballsLook(frame, board),
  rules: (frame) => {
    const texts = lotteryTexts[frame.state.language];
    const { pays } = frame.state.info;
    return [
      ...ruleNotes(texts.ballsRules),
      ruleTable(
        [1, 2, 3].map((count) => [texts.numbers(count), `${(pays[`pick${count}`] ?? 0) / 100}×`]),
      ),
      ...ruleNotes(
        `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
          gameTexts[frame.state.language].chance,
      ),
    ];
  },
});

function ballsLook(
  frame: TableFrame<null, BallsResult>,
  board: BetBoard,
): TableLook<null, BallsResult> {
  const texts = lotteryTexts[frame.state.language];
  const drum = createDrum(5, ballCount - 1);
  const recent = element('div', { class: 'recent recent-draws' });
  const picker = ballPicker(board, texts, frame.state.info.pays);
  const tickets = createTicketList(board, texts, (spot) =>
    spot.slice('pick:'.length).replaceAll('-', ' · '),
  );
  return {
    content: [drum.element, recent, picker.element, tickets],
    reveal: async (balls) => {
      await drum.draw(balls);
      picker.mark(balls);
    },
    open: () => {
      drum.clear();
      picker.mark([]);
    },
    showRecent: (results) =>
      recent.replaceChildren(
        ...results.slice(0, 2).map((balls) => element('span', { text: balls.join(' ') })),
      ),
    winners: () => [],
  };
}

type BallPicker = { element: HTMLElement; mark: (balls: readonly number[]) => void };

function ballPicker(
  board: BetBoard,
  texts: LotteryTexts,
  pays: Readonly<Record<string, number>>,
): BallPicker {
  let picks: number[] = [];
  const add = element('button', { class: 'small-button', attributes: { type: 'button' } });
  const buttons = Array.from({ length: ballCount }, (_ball, index) =>
    element('button', {
      class: 'pick',
      text: String(index + 1),
      attributes: { type: 'button', 'aria-pressed': 'false' },
      on: { click: () => toggle(index + 1) },
    }),
  );
  const show = (): void => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(picks.includes(index + 1)));
    }
    const factor = (pays[`pick${picks.length}`] ?? 0) / 100;
    add.textContent = picks.length === 0 ? texts.chooseBalls : `${texts.addTicket} · ${factor}×`;
    add.disabled = picks.length === 0;
  };
  const toggle = (ball: number): void => {
    if (picks.includes(ball)) picks = picks.filter((pick) => pick !== ball);
    else picks = [...picks, ball].slice(-mostPicks);
    show();
  };
  add.addEventListener('click', () => {
    board.add(`pick:${picks.toSorted((first, second) => first - second).join('-')}`);
    picks = [];
    show();
  });
  show();
  return {
    element: element('section', {
      class: 'ball-picker',
      children: [element('div', { class: 'picks', children: buttons }), add],
    }),
    mark: (balls) => {
      for (const [index, button] of buttons.entries()) {
        button.classList.toggle('pick-drawn', balls.includes(index + 1));
      }
    },
  };
}
