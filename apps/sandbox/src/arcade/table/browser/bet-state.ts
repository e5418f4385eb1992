import type { PlacedBet } from '../table-view.ts';

export type BetState = {
  add: (bet: PlacedBet) => void;
  undo: () => void;
  clear: () => void;
  /** Places the bets of the last confirmed round again. */
  repeat: () => void;
  /** Moves the pending bets to the confirmed ones. */
  confirm: () => void;
  place: (bets: readonly PlacedBet[]) => void;
  pending: () => readonly PlacedBet[];
  placed: () => readonly PlacedBet[];
};

/** The bets of a round, pending and confirmed. Calls `changed` after every change. */
export function createBetState(changed: () => void): BetState {
  let pending: readonly PlacedBet[] = [];
  let placed: readonly PlacedBet[] = [];
  let confirmed: readonly PlacedBet[] = [];
  const set = (next: readonly PlacedBet[]): void => {
    pending = next;
    changed();
  };
  return {
    add: (bet) => set([...pending, bet]),
    undo: () => set(pending.slice(0, -1)),
    clear: () => set([]),
    repeat: () => set([...pending, ...confirmed]),
    confirm: () => {
      confirmed = pending;
      set([]);
    },
    place: (bets) => {
      placed = bets;
      changed();
    },
    pending: () => pending,
    placed: () => placed,
  };
}
