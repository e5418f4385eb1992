import './baccarat.css';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { wait, wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { cardElement, faceWithLowAce } from '#arcade/play/browser/playing-card.ts';
import { ruleNotes, ruleTable } from '#arcade/play/browser/rules-list.ts';
import type { BetBoard } from '#arcade/table/browser/bet-board.ts';
import { openTableGame } from '#arcade/table/browser/table-game.ts';
import type { TableFrame, TableLook } from '#arcade/table/browser/table-game.ts';
import { element } from '#pages/browser/element.ts';
import { baccaratRules } from '../baccarat.ts';
import type { BaccaratResult } from '../baccarat.ts';
import { baccaratTexts } from './baccarat-texts.ts';

const spots = ['player', 'tie', 'banker', 'player-pair', 'banker-pair'] as const;
const cardMs = 650;

openTableGame<null, BaccaratResult>({
  look: (frame, board) => baccaratLook(frame, board),
  rules: (frame) => {
    const texts = baccaratTexts[frame.state.language];
    const { pays } = frame.state.info;
    const row = (name: string, spot: string) => [name, `${(pays[spot] ?? 0) / 100}×`] as const;
    return [
      ...ruleNotes(texts.rules),
      ruleTable([
        row(texts.player, 'player'),
        row(texts.banker, 'banker'),
        row(texts.tie, 'tie'),
        row(texts.playerPair, 'player-pair'),
        row(texts.bankerPair, 'banker-pair'),
      ]),
      ...ruleNotes(
        texts.thirdCards,
        `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}% (${texts.banker}). ` +
          gameTexts[frame.state.language].chance,
      ),
    ];
  },
  soloLabel: (frame) => baccaratTexts[frame.state.language].deal,
});

function baccaratLook(
  frame: TableFrame<null, BaccaratResult>,
  board: BetBoard,
): TableLook<null, BaccaratResult> {
  const texts = baccaratTexts[frame.state.language];
  const player = handArea('player', texts.player);
  const banker = handArea('banker', texts.banker);
  const verdict = element('p', { class: 'verdict', attributes: { 'aria-live': 'polite' } });
  const road = element('div', { class: 'bead-road' });
  return {
    content: [
      element('div', { class: 'hands', children: [player.element, banker.element] }),
      verdict,
      road,
      element('div', {
        class: 'baccarat-spots',
        children: [
          board.spot('player-pair', texts.playerPair, '12×', 'spot-pair'),
          board.spot('banker-pair', texts.bankerPair, '12×', 'spot-pair'),
          board.spot('player', texts.player, '2×', 'spot-player'),
          board.spot('tie', texts.tie, '9×', 'spot-tie'),
          board.spot('banker', texts.banker, '1.95×', 'spot-banker'),
        ],
      }),
    ],
    reveal: async (result) => {
      await dealOut(result, player, banker);
      const side = { player: texts.player, banker: texts.banker, tie: '' }[result.winner];
      verdict.textContent = side === '' ? texts.tie : texts.wins(side);
      verdict.dataset['winner'] = result.winner;
    },
    open: () => {
      player.clear();
      banker.clear();
      verdict.textContent = '';
    },
    showRecent: (results) =>
      road.replaceChildren(
        ...results.toReversed().map((result) =>
          element('span', {
            class: `bead bead-${result.winner}`,
            text: String(Math.max(result.playerPoints, result.bankerPoints)),
          }),
        ),
      ),
    winners: (result) => spots.filter((spot) => baccaratRules.returns(spot, result, null) > 100),
  };
}

type HandArea = {
  element: HTMLElement;
  add: (card: number) => void;
  points: (points: number) => void;
  clear: () => void;
};

function handArea(side: 'player' | 'banker', name: string): HandArea {
  const cards = element('div', { class: 'hand-cards' });
  const points = element('span', { class: 'hand-points' });
  return {
    element: element('section', {
      class: `hand hand-${side}`,
      children: [element('h2', { children: [element('span', { text: name }), points] }), cards],
    }),
    add: (card) => cards.append(cardElement(faceWithLowAce(card))),
    points: (value) => {
      points.textContent = String(value);
    },
    clear: () => {
      cards.replaceChildren();
      points.textContent = '';
    },
  };
}

async function dealOut(result: BaccaratResult, player: HandArea, banker: HandArea): Promise<void> {
  const turns = [0, 1, 2].flatMap((index) => [
    { area: player, card: result.player[index] },
    { area: banker, card: result.banker[index] },
  ]);
  for (const { area, card } of turns) {
    if (card === undefined) continue;
    area.add(card);
    await wait(wantsLittleMotion() ? 0 : cardMs);
  }
  player.points(result.playerPoints);
  banker.points(result.bankerPoints);
}
