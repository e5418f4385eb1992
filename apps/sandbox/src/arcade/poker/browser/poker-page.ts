import './poker.css';
import { openGame } from '#arcade/play/browser/game-frame.ts';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { paintMotifGround } from '#arcade/play/browser/motif-ground.ts';
import { createResultPlate } from '#arcade/play/browser/result-plate.ts';
import { ruleNotes } from '#arcade/play/browser/rules-list.ts';
import { tickSound, winSound } from '#arcade/play/browser/sound.ts';
import { createStakeDock } from '#arcade/play/browser/stake-dock.ts';
import { element } from '#pages/browser/element.ts';
import { pokerRanks } from '../poker-hand.ts';
import type { PokerRank } from '../poker-hand.ts';
import type { PokerDealView, PokerEndView, PokerInfo, PokerHandView } from '../poker-view.ts';
import { createHeldCards } from './held-cards.ts';
import { pokerTexts } from './poker-texts.ts';
import type { PokerTexts } from './poker-texts.ts';

void openGame<PokerInfo>({
  start: buildGame,
  rules: (frame) =>
    ruleNotes(
      pokerTexts[frame.state.language].rules,
      `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
        gameTexts[frame.state.language].chance,
    ),
});

function buildGame(frame: GameFrame<PokerInfo>): void {
  const { game, info, language } = frame.state;
  const texts = pokerTexts[language];
  const words = gameTexts[language];
  paintMotifGround(game.motif, game.hue);
  const cards = createHeldCards(texts.hold);
  const pays = payRows(info.pays, texts);
  const plate = createResultPlate(frame);
  let isDrawNext = false;

  const showHand = (hand: PokerHandView): void => {
    isDrawNext = true;
    cards.deal(hand.cards);
    pays.mark(hand.rank);
    plate.say(texts.chooseHolds);
    dock.setMain(texts.draw, false);
    dock.lock(true);
  };
  const deal = async (): Promise<void> => {
    const reply = await frame.act<PokerDealView>('deal', { stake: dock.stake() });
    if (reply === null) {
      dock.setMain(texts.deal, false);
      return;
    }
    frame.sound.play(tickSound);
    frame.purse.setBalance(reply.balance);
    frame.purse.win.show('0');
    frame.host.post('balance');
    showHand(reply.hand);
  };
  const draw = async (): Promise<void> => {
    const round = await frame.act<PokerEndView>('draw', { held: cards.held() });
    isDrawNext = false;
    dock.setMain(texts.deal, false);
    dock.lock(false);
    if (round === null) return;
    cards.replace(round.cards);
    pays.mark(round.rank);
    frame.purse.win.show(round.win);
    if (round.rank === null) plate.say(words.noWin);
    else {
      frame.sound.play(winSound);
      plate.win(texts.ranks[round.rank], round.win);
    }
    if (round.balance !== null) frame.purse.countBalance(round.balance, 500);
    frame.host.post('balance');
  };

  const dock = createStakeDock(frame, {
    stakes: info.stakes,
    main: texts.deal,
    less: words.betLess,
    more: words.betMore,
    press: () => {
      dock.setMain(isDrawNext ? texts.draw : texts.deal, true);
      void (isDrawNext ? draw() : deal());
    },
  });
  plate.say(texts.hint);
  frame.stage.append(pays.element, plate.element, cards.element);
  frame.dock.append(dock.element);
  if (info.open !== null) showHand(info.open);
}

type PayRows = { element: HTMLElement; mark: (rank: PokerRank | null) => void };

function payRows(pays: Readonly<Record<PokerRank, number>>, texts: PokerTexts): PayRows {
  const rows = pokerRanks.map((rank) => ({
    rank,
    row: element('div', {
      children: [
        element('dt', { text: texts.ranks[rank] }),
        element('dd', { text: `${pays[rank]}×` }),
      ],
    }),
  }));
  return {
    element: element('dl', { class: 'poker-pays', children: rows.map(({ row }) => row) }),
    mark: (rank) => {
      for (const entry of rows) entry.row.classList.toggle('pay-hit', entry.rank === rank);
    },
  };
}
