import { icon as minusIcon } from 'icon:lucide/minus';
import { icon as plusIcon } from 'icon:lucide/plus';
import { icon as spinIcon } from 'icon:lucide/refresh-cw';
import { icon as autoIcon } from 'icon:lucide/repeat';
import { icon as stopIcon } from 'icon:lucide/square';
import { icon as turboIcon } from 'icon:lucide/zap';
import { element, iconElement } from '#pages/browser/element.ts';
import type { IconDrawing } from '#pages/browser/element.ts';
import type { SlotTexts } from '../slot-texts.ts';

export type ControlMode = 'ready' | 'spinning' | 'auto';

export type Controls = {
  element: HTMLElement;
  setMode: (mode: ControlMode, autoLeft?: number) => void;
  setStake: (stake: string, place: { lowest: boolean; highest: boolean }) => void;
  setTurbo: (on: boolean) => void;
};

export type ControlPresses = {
  spin: () => void;
  less: () => void;
  more: () => void;
  turbo: () => void;
  auto: () => void;
};

/** The row of controls. The big button spins, stops the reels, or ends auto spin. */
export function createControls(
  texts: SlotTexts,
  stakeLabel: string,
  press: ControlPresses,
): Controls {
  const spin = round('spin-button', spinIcon, texts.spin, press.spin);
  const less = round('bet-button', minusIcon, texts.betLess, press.less);
  const more = round('bet-button', plusIcon, texts.betMore, press.more);
  const turbo = labelled(turboIcon, texts.turbo, press.turbo);
  const auto = labelled(autoIcon, texts.auto, press.auto);
  turbo.setAttribute('aria-pressed', 'false');
  const stake = element('strong', { attributes: { 'data-testid': 'stake' } });
  const autoLeftText = element('span', { class: 'spin-left' });
  spin.append(autoLeftText);
  return {
    element: element('div', {
      class: 'controls',
      children: [
        turbo,
        less,
        spin,
        more,
        auto,
        element('p', {
          class: 'stake-line',
          children: [element('span', { text: `${stakeLabel} ` }), stake],
        }),
      ],
    }),
    setMode: (mode, autoLeft) => {
      const idle = mode === 'ready';
      for (const button of [less, more, auto]) button.toggleAttribute('data-idle-off', !idle);
      auto.disabled = !idle;
      spin.classList.toggle('spin-stop', !idle);
      spin.setAttribute('aria-label', idle ? texts.spin : texts.stop);
      spin.firstElementChild?.replaceWith(iconElement(idle ? spinIcon : stopIcon, 34));
      autoLeftText.textContent = mode === 'auto' ? String(autoLeft ?? '') : '';
    },
    setStake: (text, place) => {
      stake.textContent = text;
      less.disabled = place.lowest;
      more.disabled = place.highest;
    },
    setTurbo: (on) => turbo.setAttribute('aria-pressed', String(on)),
  };
}

function round(
  className: string,
  icon: IconDrawing,
  label: string,
  press: () => void,
): HTMLButtonElement {
  return element('button', {
    class: className,
    attributes: { type: 'button', 'aria-label': label },
    on: { click: press },
    children: [iconElement(icon, className === 'spin-button' ? 34 : 24)],
  });
}

function labelled(icon: IconDrawing, label: string, press: () => void): HTMLButtonElement {
  return element('button', {
    class: 'mode-button',
    attributes: { type: 'button' },
    on: { click: press },
    children: [iconElement(icon, 20), element('span', { text: label })],
  });
}
