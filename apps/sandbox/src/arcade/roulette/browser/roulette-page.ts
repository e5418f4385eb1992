import './roulette.css';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { ruleNotes, ruleTable } from '#arcade/play/browser/rules-list.ts';
import type { BetBoard } from '#arcade/table/browser/bet-board.ts';
import { openTableGame } from '#arcade/table/browser/table-game.ts';
import type { TableFrame, TableLook } from '#arcade/table/browser/table-game.ts';
import { element } from '#pages/browser/element.ts';
import { redPockets, rouletteRules, rouletteSpots } from '../roulette.ts';
import { rouletteTexts } from './roulette-texts.ts';
import type { RouletteTexts } from './roulette-texts.ts';
import { createWheel } from './wheel.ts';

openTableGame<null, number>({
  look: (frame, board) => rouletteLook(frame, board),
  rules: (frame) => {
    const texts = rouletteTexts[frame.state.language];
    return [
      ...ruleNotes(texts.rules),
      ruleTable([
        [texts.straight, '36×'],
        [`${texts.dozens}, ${texts.columns}`, '3×'],
        [texts.halves, '2×'],
      ]),
      ...ruleNotes(
        `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
          gameTexts[frame.state.language].chance,
      ),
    ];
  },
  soloLabel: (frame) => rouletteTexts[frame.state.language].spin,
});

function rouletteLook(frame: TableFrame<null, number>, board: BetBoard): TableLook<null, number> {
  const texts = rouletteTexts[frame.state.language];
  const wheel = createWheel(frame.state.game.hue);
  const recent = element('div', { class: 'recent' });
  return {
    content: [wheel.element, recent, layout(board, texts)],
    reveal: (pocket) => wheel.spinTo(pocket),
    open: () => wheel.clear(),
    showRecent: (results) =>
      recent.replaceChildren(
        ...results.slice(0, 12).map((pocket) =>
          element('span', {
            class: `recent-pocket pocket-${colourOf(pocket)}`,
            text: String(pocket),
          }),
        ),
      ),
    winners: (pocket) =>
      rouletteSpots.filter((spot) => rouletteRules.returns(spot, pocket, null) > 0),
  };
}

export function colourOf(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0) return 'green';
  return redPockets.has(pocket) ? 'red' : 'black';
}

function layout(board: BetBoard, texts: RouletteTexts): HTMLElement {
  const numbers = Array.from({ length: 36 }, (_spot, index) => {
    const pocket = index + 1;
    return board.spot(`n${pocket}`, String(pocket), '', `pocket-${colourOf(pocket)}`);
  });
  return element('div', {
    class: 'roulette-layout',
    children: [
      board.spot('n0', '0', '', 'pocket-green spot-zero'),
      ...numbers,
      element('div', {
        class: 'outside-spots',
        children: [
          board.spot('dozen1', '1–12'),
          board.spot('dozen2', '13–24'),
          board.spot('dozen3', '25–36'),
          board.spot('column1', '1·4·7'),
          board.spot('column2', '2·5·8'),
          board.spot('column3', '3·6·9'),
          board.spot('red', texts.red, '', 'pocket-red'),
          board.spot('black', texts.black, '', 'pocket-black'),
          board.spot('odd', texts.odd),
          board.spot('even', texts.even),
          board.spot('low', '1–18'),
          board.spot('high', '19–36'),
        ],
      }),
    ],
  });
}
