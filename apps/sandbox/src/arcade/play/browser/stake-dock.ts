import './stake-dock.css';
import { icon as minusIcon } from 'icon:lucide/minus';
import { icon as plusIcon } from 'icon:lucide/plus';
import { element, iconButton } from '#pages/browser/element.ts';
import type { GameFrame } from './game-options.ts';

export type StakeDock = {
  element: HTMLElement;
  /** The stake chosen, a decimal string. */
  stake: () => string;
  setMain: (label: string, disabled: boolean) => void;
  /** Keeps the stake from being changed while a round runs. */
  lock: (locked: boolean) => void;
};

export type StakeDockOptions = {
  stakes: readonly string[];
  main: string;
  less: string;
  more: string;
  press: () => void;
  /** The first stake; the nearest one offered is taken. */
  preferred?: string;
};

/** The controls of games with one stake: bet minus, the main button, bet plus. */
export function createStakeDock<Info>(
  frame: GameFrame<Info>,
  options: StakeDockOptions,
): StakeDock {
  const { amounts } = frame;
  const preferredMinor = amounts.toMinor(options.preferred ?? '5');
  const atLeast = options.stakes.findIndex((stake) => amounts.toMinor(stake) >= preferredMinor);
  let index = atLeast === -1 ? options.stakes.length - 1 : atLeast;
  let locked = false;
  const stakeText = element('strong', { attributes: { 'data-testid': 'stake' } });
  const main = element('button', {
    class: 'main-button',
    text: options.main,
    attributes: { type: 'button' },
    on: { click: options.press },
  });
  const less = iconButton(minusIcon, options.less, () => change(-1), 'round-button');
  const more = iconButton(plusIcon, options.more, () => change(1), 'round-button');
  const show = (): void => {
    stakeText.textContent = amounts.format(options.stakes[index] ?? '0');
    less.disabled = locked || index === 0;
    more.disabled = locked || index === options.stakes.length - 1;
  };
  const change = (step: number): void => {
    index = Math.min(options.stakes.length - 1, Math.max(0, index + step));
    show();
  };
  show();
  return {
    element: element('div', {
      class: 'stake-dock',
      children: [
        less,
        main,
        more,
        element('p', {
          class: 'stake-text',
          children: [element('span', { text: `${frame.texts.stake} ` }), stakeText],
        }),
      ],
    }),
    stake: () => options.stakes[index] ?? '0',
    setMain: (label, disabled) => {
      main.textContent = label;
      main.disabled = disabled;
    },
    lock: (next) => {
      locked = next;
      show();
    },
  };
}
