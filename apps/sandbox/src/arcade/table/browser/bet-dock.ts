import { icon as repeatIcon } from 'icon:lucide/repeat-2';
import { icon as clearIcon } from 'icon:lucide/trash';
import { icon as undoIcon } from 'icon:lucide/undo-2';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { element, iconButton } from '#pages/browser/element.ts';
import type { TableInfo } from '../table-view.ts';
import type { BetBoard } from './bet-board.ts';
import type { TableTexts } from './table-texts.ts';

export type BetDock = {
  element: HTMLElement;
  /** Sets the text of the main button while nothing is pending; null for the usual hint. */
  say: (text: string | null) => void;
  busy: (isBusy: boolean) => void;
};

/** Chips, undo, repeat and the button that confirms the bets. */
export function createBetDock<Terms, Result>(
  frame: GameFrame<TableInfo<Terms, Result>>,
  board: BetBoard,
  texts: TableTexts,
  options: { confirmLabel?: string; confirm: () => void },
): BetDock {
  const { amounts } = frame;
  let hint: string | null = null;
  let isBusy = false;
  const main = element('button', {
    class: 'main-button',
    attributes: { type: 'button', 'data-testid': 'confirm' },
    on: { click: options.confirm },
  });
  const undo = iconButton(undoIcon, texts.undo, board.bets.undo, 'bet-tool');
  const clear = iconButton(clearIcon, texts.clear, board.bets.clear, 'bet-tool');
  const repeat = iconButton(repeatIcon, texts.repeat, board.bets.repeat, 'bet-tool');
  const show = (): void => {
    const minor = board.pendingMinor();
    const amount = amounts.format(amounts.fromMinor(minor));
    const ready =
      options.confirmLabel === undefined
        ? texts.confirm(amount)
        : `${options.confirmLabel} · ${amount}`;
    main.textContent = minor > 0n ? ready : (hint ?? texts.chooseBets);
    main.disabled = minor === 0n || isBusy;
    main.classList.toggle('main-quiet', minor === 0n);
    undo.disabled = minor === 0n;
    clear.disabled = minor === 0n;
  };
  board.onChange(show);
  show();
  return {
    element: element('div', {
      class: 'bet-dock',
      children: [
        element('div', {
          class: 'chip-row',
          attributes: { role: 'radiogroup', 'aria-label': texts.chip },
          children: chipButtons(frame.state.info.chips, board),
        }),
        element('div', { class: 'bet-actions', children: [undo, clear, main, repeat] }),
      ],
    }),
    say: (text) => {
      hint = text;
      show();
    },
    busy: (next) => {
      isBusy = next;
      show();
    },
  };
}

function chipButtons(chips: readonly string[], board: BetBoard): HTMLElement[] {
  const buttons = chips.map((chip, index) =>
    element('button', {
      class: `chip chip-${index}`,
      text: String(Number.parseInt(chip, 10)),
      attributes: { type: 'button', role: 'radio', 'aria-checked': String(index === 1) },
      on: { click: () => choose(index) },
    }),
  );
  const choose = (chosen: number): void => {
    board.chooseChip(chips[chosen] ?? '1');
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-checked', String(index === chosen));
    }
  };
  choose(Math.min(1, chips.length - 1));
  return buttons;
}
