import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { wait, wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { cardElement, faceWithLowAce } from '#arcade/play/browser/playing-card.ts';
import { createResultPlate } from '#arcade/play/browser/result-plate.ts';
import type { ResultPlate } from '#arcade/play/browser/result-plate.ts';
import { tickSound, winSound } from '#arcade/play/browser/sound.ts';
import { createStakeDock } from '#arcade/play/browser/stake-dock.ts';
import type { DuelDealView, DuelEndView, DuelInfo, DuelHandView } from '../duel-view.ts';
import { createDuelChoice } from './duel-choice.ts';
import { createDuelSide } from './duel-side.ts';
import type { DuelSide } from './duel-side.ts';
import { duelTexts } from './duel-texts.ts';
import type { DuelTexts } from './duel-texts.ts';

type Table = {
  frame: GameFrame<DuelInfo>;
  texts: DuelTexts;
  own: DuelSide;
  rival: DuelSide;
  plate: ResultPlate;
};

const cardMs = 420;

/** Builds the two sides and plays hand after hand. */
export function standUpDuel(frame: GameFrame<DuelInfo>): void {
  const { game, info, language } = frame.state;
  const texts = duelTexts[language];
  const words = gameTexts[language];
  const plate = createResultPlate(frame);
  const rival = createDuelSide('', 'rival', texts.points);
  const own = createDuelSide(texts.you, 'own', texts.points);
  const table: Table = { frame, texts, own, rival, plate };
  let rivalIndex = game.id.length % info.rivals.length;

  const meetRival = (): void => {
    rivalIndex = (rivalIndex + 1) % info.rivals.length;
    const name = info.rivals[rivalIndex] ?? '';
    rival.rename(name);
    plate.say(texts.against(name));
  };
  const showChoice = (isChoosing: boolean): void => {
    dock.element.hidden = isChoosing;
    choice.hidden = !isChoosing;
    dock.setMain(texts.play, false);
    dock.lock(false);
  };
  const deal = async (): Promise<void> => {
    dock.setMain(texts.finding, true);
    dock.lock(true);
    const reply = await frame.act<DuelDealView>('deal', { stake: dock.stake() });
    if (reply !== null) {
      frame.purse.setBalance(reply.balance);
      frame.purse.win.show('0');
      frame.host.post('balance');
      meetRival();
      await showHand(table, reply.hand);
    }
    showChoice(reply !== null);
  };
  const end = async (action: 'take' | 'stand'): Promise<void> => {
    choice.hidden = true;
    const round = await frame.act<DuelEndView>(action, {});
    if (round !== null) await showEnd(table, round);
    showChoice(false);
  };

  const dock = createStakeDock(frame, {
    stakes: info.stakes,
    main: texts.play,
    less: words.betLess,
    more: words.betMore,
    press: () => void deal(),
    preferred: '10',
  });
  const choice = createDuelChoice(texts, (action) => void end(action));
  frame.stage.append(rival.element, plate.element, own.element);
  frame.dock.append(dock.element, choice);
  meetRival();
  plate.say(texts.hint);
  showChoice(false);
  if (info.open !== null) void showHand(table, info.open).then(() => showChoice(true));
}

async function showHand(table: Table, hand: DuelHandView): Promise<void> {
  const { own, rival, frame } = table;
  own.clear();
  rival.clear();
  for (const card of hand.own) {
    own.add(cardElement(faceWithLowAce(card)));
    rival.add(cardElement(null));
    frame.sound.play(tickSound);
    await wait(wantsLittleMotion() ? 0 : cardMs);
  }
  own.points(hand.points);
}

/** Shows the player's third card first, then turns the rival's hand over. */
async function showEnd(table: Table, round: DuelEndView): Promise<void> {
  const { own, rival, frame, plate, texts } = table;
  const pause = () => wait(wantsLittleMotion() ? 0 : cardMs);
  const third = round.own[2];
  if (third !== undefined) {
    own.add(cardElement(faceWithLowAce(third)));
    await pause();
  }
  own.points(round.ownPoints);
  rival.clear();
  for (const card of round.rival) {
    rival.add(cardElement(faceWithLowAce(card)));
    await pause();
  }
  rival.points(round.rivalPoints);
  own.mark(round.outcome === 'won');
  rival.mark(round.outcome === 'lost');
  if (round.outcome === 'won') frame.sound.play(winSound);
  if (round.outcome === 'lost') plate.say(texts.outcomes.lost);
  else plate.win(texts.outcomes[round.outcome], round.win);
  frame.purse.win.show(round.win);
  if (round.balance !== null) frame.purse.countBalance(round.balance, 500);
  frame.host.post('balance');
}
