import './drop.css';
import { openGame } from '#arcade/play/browser/game-frame.ts';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { paintMotifGround } from '#arcade/play/browser/motif-ground.ts';
import { createResultPlate } from '#arcade/play/browser/result-plate.ts';
import { ruleNotes } from '#arcade/play/browser/rules-list.ts';
import { tickSound, winSound } from '#arcade/play/browser/sound.ts';
import { createStakeDock } from '#arcade/play/browser/stake-dock.ts';
import { element } from '#pages/browser/element.ts';
import type { DropInfo, DropRoundView } from '../drop-view.ts';
import { dropRisks } from '../drop.ts';
import type { DropRisk } from '../drop.ts';
import { dropTexts } from './drop-texts.ts';
import { createPinBoard } from './pin-board.ts';

const mostBalls = 6;

void openGame<DropInfo>({
  start: buildGame,
  rules: (frame) =>
    ruleNotes(
      dropTexts[frame.state.language].rules,
      `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
        gameTexts[frame.state.language].chance,
    ),
});

function buildGame(frame: GameFrame<DropInfo>): void {
  const { game, info, language } = frame.state;
  const texts = dropTexts[language];
  const words = gameTexts[language];
  paintMotifGround(game.motif, game.hue);
  const board = createPinBoard(info.rows);
  const plate = createResultPlate(frame);
  let risk: DropRisk = 'medium';
  let falling = 0;
  let asking = false;

  const drop = async (): Promise<void> => {
    if (asking || falling >= mostBalls) return;
    asking = true;
    const round = await frame.act<DropRoundView>('drop', { stake: dock.stake(), risk });
    asking = false;
    if (round === null) return;
    falling += 1;
    risks.lock(true);
    frame.purse.setBalance(
      frame.amounts.fromMinor(
        frame.amounts.toMinor(round.balance) - frame.amounts.toMinor(round.win),
      ),
    );
    frame.sound.play(tickSound);
    await board.fall(round);
    falling -= 1;
    risks.lock(falling > 0);
    frame.purse.win.show(round.win);
    plate.win(`×${(info.tables[risk][round.pocket] ?? 0) / 10}`, round.win);
    if (frame.amounts.toMinor(round.win) > frame.amounts.toMinor(round.stake)) {
      frame.sound.play(winSound);
    }
    if (falling === 0) frame.purse.countBalance(round.balance, 300);
    frame.host.post('balance');
  };

  const dock = createStakeDock(frame, {
    stakes: info.stakes,
    main: texts.drop,
    less: words.betLess,
    more: words.betMore,
    press: () => void drop(),
  });
  const risks = createRiskChoice(texts.risk, texts.risks, (next) => {
    risk = next;
    board.showTable(info.tables[risk]);
  });
  board.showTable(info.tables[risk]);
  plate.say(texts.hint);
  const holder = element('div', { class: 'pin-holder' });
  holder.append(board.element);
  frame.stage.append(plate.element, holder, risks.element);
  frame.dock.append(dock.element);
}

type RiskChoice = { element: HTMLElement; lock: (locked: boolean) => void };

function createRiskChoice(
  label: string,
  names: Readonly<Record<DropRisk, string>>,
  choose: (risk: DropRisk) => void,
): RiskChoice {
  const buttons = dropRisks.map((risk) => {
    const button = element('button', {
      text: names[risk],
      attributes: { type: 'button', role: 'radio', 'aria-checked': String(risk === 'medium') },
      on: {
        click: () => {
          for (const other of buttons) other.setAttribute('aria-checked', String(other === button));
          choose(risk);
        },
      },
    });
    return button;
  });
  return {
    element: element('div', {
      class: 'risks',
      attributes: { role: 'radiogroup', 'aria-label': label },
      children: buttons,
    }),
    lock: (locked) => {
      for (const button of buttons) button.disabled = locked;
    },
  };
}
