import './book.css';
import { openGame } from '#arcade/play/browser/game-frame.ts';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { paintMotifGround } from '#arcade/play/browser/motif-ground.ts';
import { wait } from '#arcade/play/browser/motion.ts';
import { ruleNotes } from '#arcade/play/browser/rules-list.ts';
import { winSound } from '#arcade/play/browser/sound.ts';
import { element } from '#pages/browser/element.ts';
import type { BookInfo, BookView } from '../book-view.ts';
import { openSlip } from './bet-slip.ts';
import { bookTexts } from './book-texts.ts';
import { createFixtureList } from './fixture-list.ts';
import { createSlipList } from './slip-list.ts';

const watchMs = 1000;

void openGame<BookInfo>({
  start: buildGame,
  rules: (frame) =>
    ruleNotes(
      bookTexts[frame.state.language].rules,
      `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
        gameTexts[frame.state.language].chance,
    ),
});

function buildGame(frame: GameFrame<BookInfo>): void {
  const { game, info, language } = frame.state;
  const texts = bookTexts[language];
  paintMotifGround(game.motif, game.hue);
  let settled = info.view.settledCount;

  const follow = (view: BookView): void => {
    fixtures.show(view);
    slips.show(view.slips);
    tabs.count(view.slips.filter((slip) => slip.state === 'open').length);
    if (view.settledCount === settled) return;
    settled = view.settledCount;
    const latest = view.slips.find((slip) => slip.state === 'won');
    if (latest !== undefined) frame.sound.play(winSound);
    frame.purse.win.show(latest?.win ?? '0');
    if (view.settledBalance !== null) frame.purse.countBalance(view.settledBalance, 500);
    frame.host.post('balance');
  };
  const fixtures = createFixtureList(texts, info, (choice) => openSlip(frame, choice, follow));
  const slips = createSlipList(texts, frame.amounts);
  const tabs = createTabs(texts.matches, texts.myBets, fixtures.element, slips.element);
  frame.stage.append(tabs.element, fixtures.element, slips.element);
  follow(info.view);
  void watch(frame, follow);
}

async function watch(frame: GameFrame<BookInfo>, follow: (view: BookView) => void): Promise<void> {
  for (;;) {
    await wait(watchMs);
    if (document.hidden) continue;
    const answer = await frame.api.act<BookView>('watch', {});
    if (answer.outcome === 'played') follow(answer.round);
  }
}

type Tabs = { element: HTMLElement; count: (open: number) => void };

function createTabs(
  matches: string,
  bets: string,
  matchPanel: HTMLElement,
  betPanel: HTMLElement,
): Tabs {
  const badge = element('span', { class: 'tab-count' });
  const choose = (index: number): void => {
    matchPanel.hidden = index !== 0;
    betPanel.hidden = index !== 1;
    for (const [place, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(place === index));
    }
  };
  const tabs = [matches, bets].map((label, index) =>
    element('button', {
      attributes: { type: 'button', role: 'tab' },
      on: { click: () => choose(index) },
      children: [element('span', { text: label }), index === 1 ? badge : null],
    }),
  );
  choose(0);
  return {
    element: element('div', {
      class: 'book-tabs',
      attributes: { role: 'tablist' },
      children: tabs,
    }),
    count: (open) => {
      badge.textContent = open === 0 ? '' : String(open);
    },
  };
}
