import { element } from '#pages/browser/element.ts';
import type { DuelTexts } from './duel-texts.ts';

/** The two buttons of a running hand. */
export function createDuelChoice(
  texts: DuelTexts,
  choose: (action: 'take' | 'stand') => void,
): HTMLElement {
  return element('div', {
    class: 'duel-choice',
    children: [
      element('button', {
        class: 'main-button choice-take',
        text: texts.take,
        attributes: { type: 'button' },
        on: { click: () => choose('take') },
      }),
      element('button', {
        class: 'main-button',
        text: texts.stand,
        attributes: { type: 'button' },
        on: { click: () => choose('stand') },
      }),
    ],
  });
}
