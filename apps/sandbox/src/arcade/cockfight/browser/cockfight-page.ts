import './cockfight.css';
import { icon as rooster } from 'icon:fluent-emoji-flat/rooster';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { wait, wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { ruleNotes } from '#arcade/play/browser/rules-list.ts';
import type { BetBoard } from '#arcade/table/browser/bet-board.ts';
import { openTableGame } from '#arcade/table/browser/table-game.ts';
import type { TableFrame, TableLook } from '#arcade/table/browser/table-game.ts';
import { element, iconElement } from '#pages/browser/element.ts';
import type { CockfightSide, CockfightTerms } from '../cockfight.ts';
import { cockfightTexts } from './cockfight-texts.ts';

const fightMs = 7000;

openTableGame<CockfightTerms, CockfightSide>({
  look: (frame, board) => cockfightLook(frame, board),
  rules: (frame) =>
    ruleNotes(
      cockfightTexts[frame.state.language].rules,
      `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
        gameTexts[frame.state.language].chance,
    ),
});

function cockfightLook(
  frame: TableFrame<CockfightTerms, CockfightSide>,
  board: BetBoard,
): TableLook<CockfightTerms, CockfightSide> {
  const texts = cockfightTexts[frame.state.language];
  const heading = element('p', { class: 'fight-number' });
  const verdict = element('p', { class: 'fight-verdict', attributes: { 'aria-live': 'polite' } });
  const meron = element('div', { class: 'cock cock-meron', children: [iconElement(rooster, 130)] });
  const wala = element('div', { class: 'cock cock-wala', children: [iconElement(rooster, 130)] });
  const ring = element('div', { class: 'ring', children: [heading, meron, wala, verdict] });
  const trend = element('div', { class: 'trend' });
  const spots = {
    meron: board.spot('meron', texts.meron, '–', 'side side-meron'),
    draw: board.spot('draw', texts.draw, '–', 'side side-draw'),
    wala: board.spot('wala', texts.wala, '–', 'side side-wala'),
  };
  return {
    content: [
      ring,
      trend,
      element('div', { class: 'sides', children: [spots.meron, spots.draw, spots.wala] }),
    ],
    reveal: async (winner) => {
      await fight(meron, wala, winner);
      ring.dataset['winner'] = winner;
      verdict.textContent = winner === 'draw' ? texts.draw : texts.wins(texts[winner]);
    },
    open: (terms) => {
      delete ring.dataset['winner'];
      verdict.textContent = '';
      heading.textContent = texts.fight(terms.fight);
      for (const [side, spot] of Object.entries(spots)) {
        const note = spot.querySelector('.spot-note');
        const odds = Reflect.get(terms.odds, side) as number;
        if (note !== null) note.textContent = (odds / 100).toFixed(2);
      }
    },
    showRecent: (results) =>
      trend.replaceChildren(
        ...results
          .toReversed()
          .map((side) => element('span', { class: `trend-${side}`, text: texts[side].charAt(0) })),
      ),
    winners: (winner) => [winner],
  };
}

/** Animates the fight: both leap, then the winner moves to the centre and the loser steps back. */
async function fight(meron: HTMLElement, wala: HTMLElement, winner: CockfightSide): Promise<void> {
  if (wantsLittleMotion()) return;
  for (const [cock, towards] of [
    [meron, 1],
    [wala, -1],
  ] as const) {
    const leaps = Array.from({ length: 5 }, (_leap, index) => [
      { translate: `${towards * 14}px 0`, rotate: '0deg' },
      {
        translate: `${towards * (58 + (index % 2) * 14)}px ${-26 - (index % 3) * 16}px`,
        rotate: `${towards * (index % 2 === 0 ? -16 : 10)}deg`,
      },
    ]).flat();
    cock.animate([{ translate: '0 0' }, ...leaps, { translate: '0 0' }], {
      duration: fightMs,
      easing: 'ease-in-out',
      composite: 'replace',
    });
  }
  await wait(fightMs);
  const loser = winner === 'meron' ? wala : winner === 'wala' ? meron : null;
  loser?.animate([{ opacity: 1 }, { opacity: 0.35 }], { duration: 400, fill: 'none' });
}
