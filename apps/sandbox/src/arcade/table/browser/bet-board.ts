import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { element } from '#pages/browser/element.ts';
import type { PlacedBet, TableInfo } from '../table-view.ts';
import { createBetState } from './bet-state.ts';
import type { BetState } from './bet-state.ts';

export type BetBoard = {
  bets: BetState;
  /** A field that takes the chosen chip when tapped. */
  spot: (name: string, label: string, note?: string, className?: string) => HTMLButtonElement;
  /** Puts the chosen chip on a spot that has no field. */
  add: (name: string) => void;
  /** Sum of the unconfirmed bets. */
  pendingMinor: () => bigint;
  /** Opens or closes the fields; closing drops unconfirmed bets. */
  open: (isOpen: boolean) => void;
  /** Marks the spots that won. */
  markWinners: (names: readonly string[]) => void;
  onChange: (listener: () => void) => void;
  chooseChip: (chip: string) => void;
};

type Field = { button: HTMLButtonElement; stack: HTMLElement };

/** The fields of a table, with the bets on them. */
export function createBetBoard<Terms, Result>(
  frame: GameFrame<TableInfo<Terms, Result>>,
): BetBoard {
  const { amounts } = frame;
  const fields = new Map<string, Field>();
  const listeners: (() => void)[] = [];
  let chip = frame.state.info.chips[0] ?? '1';
  let isOpen = true;

  const sumOf = (bets: readonly PlacedBet[]): bigint =>
    bets.reduce((sum, bet) => sum + amounts.toMinor(bet.stake), 0n);
  const show = (): void => {
    for (const [name, { button, stack }] of fields) {
      const pendingMinor = sumOf(bets.pending().filter((bet) => bet.spot === name));
      const total = pendingMinor + sumOf(bets.placed().filter((bet) => bet.spot === name));
      stack.textContent = total === 0n ? '' : shortAmount(amounts.fromMinor(total));
      stack.classList.toggle('stack-pending', pendingMinor > 0n);
      button.disabled = !isOpen;
    }
    for (const listener of listeners) listener();
  };
  const bets = createBetState(show);
  const add = (name: string): void => {
    if (isOpen) bets.add({ spot: name, stake: chip });
  };

  return {
    bets,
    spot: (name, label, note = '', className = '') => {
      const field = createField(name, label, note, className);
      field.button.addEventListener('click', () => add(name));
      fields.set(name, field);
      return field.button;
    },
    add,
    pendingMinor: () => sumOf(bets.pending()),
    open: (next) => {
      isOpen = next;
      if (isOpen) show();
      else bets.clear();
    },
    markWinners: (names) => {
      for (const [name, { button }] of fields) {
        button.classList.toggle('spot-won', names.includes(name));
      }
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
    chooseChip: (next) => {
      chip = next;
    },
  };
}

function createField(name: string, label: string, note: string, className: string): Field {
  const stack = element('span', { class: 'stack' });
  const button = element('button', {
    class: `spot ${className}`,
    attributes: { type: 'button', 'data-spot': name },
    children: [
      element('span', { class: 'spot-label', text: label }),
      note === '' ? null : element('span', { class: 'spot-note', text: note }),
      stack,
    ],
  });
  return { button, stack };
}

/** "1.5k" for 1500, short enough for a stack of chips. */
function shortAmount(amount: string): string {
  const units = Number.parseInt(amount, 10);
  if (units < 1000) return String(units);
  return `${Math.floor(units / 100) / 10}k`;
}
