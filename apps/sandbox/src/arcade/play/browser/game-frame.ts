import '#pages/browser/tokens.css';
import './frame.css';
import './sheets/sheet.css';
import { element } from '#pages/browser/element.ts';
import type { PlayState, RefusedAction } from '../play-state.ts';
import { createAmountFormat } from './amount.ts';
import type { GameFrame, GameOptions } from './game-options.ts';
import { createHostWindow } from './host-window.ts';
import { createPlayApi } from './play-api.ts';
import type { PlayApi } from './play-api.ts';
import { createPurseBar } from './purse-bar.ts';
import { openHistory } from './sheets/history-sheet.ts';
import { createExitButton, createMenuButton } from './sheets/menu.ts';
import { openConnectionLost, openRefusal } from './sheets/refusal-sheet.ts';
import { createSound } from './sound.ts';
import { frameTexts } from './texts.ts';

/** Loads the state of the page's seat and starts the game. */
export async function openGame<Info>(options: GameOptions<Info>): Promise<void> {
  const { seat = '', pavilion = '' } = document.body.dataset;
  const root = document.querySelector<HTMLElement>('#game');
  if (root === null) return;
  const api = createPlayApi(seat);
  const state = await api.state<Info>();
  if (state === null) {
    showOpenFailed(root, options);
    return;
  }
  const frame = buildFrame(root, state, api, pavilion);
  root.prepend(buildTopBar(frame, options));
  await options.start(frame);
  root.setAttribute('aria-busy', 'false');
  frame.host.post('ready');
}

function buildFrame<Info>(
  root: HTMLElement,
  state: PlayState<Info>,
  api: PlayApi,
  pavilionOrigin: string,
): GameFrame<Info> {
  const texts = frameTexts[state.language];
  const amounts = createAmountFormat(state.currency);
  const host = createHostWindow(pavilionOrigin, state);
  const purse = createPurseBar(texts, amounts, state.balance);
  const stage = element('div', { class: 'stage' });
  const dock = element('div', { class: 'dock' });
  root.replaceChildren(stage, dock, purse.element);
  document.documentElement.style.setProperty('--hue', String(state.game.hue));
  const refuse = (refused: RefusedAction): void => {
    if (refused.balance !== null) purse.setBalance(refused.balance);
    openRefusal(refused.refusal, texts, host, state.bringsMoney);
  };
  return {
    state,
    texts,
    amounts,
    sound: createSound(),
    host,
    purse,
    root,
    stage,
    dock,
    api,
    act: async <Round>(action: string, input: object) => {
      const result = await api.act<Round>(action, input);
      if (result.outcome === 'played') return result.round;
      if (result.outcome === 'refused') refuse(result);
      else openConnectionLost(texts, () => void openHistory(api, texts, amounts));
      return null;
    },
  };
}

function buildTopBar<Info>(frame: GameFrame<Info>, options: GameOptions<Info>): HTMLElement {
  const { state, texts, host } = frame;
  return element('header', {
    class: 'top-bar',
    children: [
      createExitButton(texts, host),
      element('div', {
        class: 'top-title',
        children: [
          element('h1', { text: state.game.title }),
          element('p', { text: `${state.game.provider} · ${state.game.rtp}%` }),
        ],
      }),
      state.mode === 'demo' ? element('span', { class: 'demo-badge', text: texts.demo }) : null,
      createMenuButton(frame, () => options.rules(frame)),
    ],
  });
}

function showOpenFailed<Info>(root: HTMLElement, options: GameOptions<Info>): void {
  const texts = frameTexts[document.documentElement.lang === 'fil' ? 'TY' : 'EN'];
  root.replaceChildren(
    element('div', {
      class: 'open-failed',
      children: [
        element('p', { text: texts.openFailed }),
        element('button', {
          class: 'button button-primary',
          text: texts.retry,
          attributes: { type: 'button' },
          on: { click: () => void openGame(options) },
        }),
      ],
    }),
  );
  root.setAttribute('aria-busy', 'false');
}
