import { icon as backIcon } from 'icon:lucide/chevron-left';
import { icon as exitIcon } from 'icon:lucide/log-out';
import { icon as menuIcon } from 'icon:lucide/menu';
import { icon as historyIcon } from 'icon:lucide/rotate-ccw-clock';
import { icon as rulesIcon } from 'icon:lucide/scroll-text';
import { icon as soundIcon } from 'icon:lucide/volume-2';
import { element, iconButton, iconElement } from '#pages/browser/element.ts';
import type { IconDrawing } from '#pages/browser/element.ts';
import type { GameFrame } from '../game-options.ts';
import type { HostWindow } from '../host-window.ts';
import type { FrameTexts } from '../texts.ts';
import { openHistory } from './history-sheet.ts';
import { openSheet } from './sheet.ts';

export function createExitButton(texts: FrameTexts, host: HostWindow): HTMLButtonElement {
  return iconButton(backIcon, texts.exit, () => host.post('exit'));
}

export function createMenuButton<Info>(
  frame: GameFrame<Info>,
  rules: () => readonly Node[],
): HTMLButtonElement {
  return iconButton(menuIcon, frame.texts.menu, () => openMenu(frame, rules));
}

function openMenu<Info>(frame: GameFrame<Info>, rules: () => readonly Node[]): void {
  const { texts, sound, host } = frame;
  const soundState = element('span', { class: 'menu-state' });
  const showSound = (): void => {
    soundState.textContent = sound.isOn() ? texts.on : texts.off;
  };
  showSound();
  const sheet = openSheet({
    title: frame.state.game.title,
    closeLabel: texts.close,
    content: [
      element('ul', {
        class: 'menu-list',
        children: [
          row(rulesIcon, texts.rules, () => {
            sheet.close();
            openSheet({ title: texts.rules, closeLabel: texts.close, content: rules() });
          }),
          row(historyIcon, texts.history, () => {
            sheet.close();
            void openHistory(frame.api, texts, frame.amounts);
          }),
          row(
            soundIcon,
            texts.sound,
            () => {
              sound.toggle();
              showSound();
            },
            soundState,
          ),
          row(exitIcon, texts.exit, () => host.post('exit')),
        ],
      }),
      element('p', {
        class: 'menu-note',
        text: `${texts.returnToPlayer}: ${frame.state.game.rtp}%`,
      }),
    ],
  });
}

function row(
  icon: IconDrawing,
  label: string,
  press: () => void,
  state: HTMLElement | null = null,
): HTMLElement {
  return element('li', {
    children: [
      element('button', {
        class: 'menu-row',
        attributes: { type: 'button' },
        on: { click: press },
        children: [iconElement(icon, 20), element('span', { text: label }), state],
      }),
    ],
  });
}
