import type { Player, Seat } from './seat.ts';

export type OpenHands<Hand> = {
  of: (player: Player) => Hand | undefined;
  open: (hand: Hand) => void;
  close: (player: Player) => void;
  stop: () => void;
};

/** Keeps the hand that each player was dealt; ends it when the patience runs out. */
export function createOpenHands<Hand extends { seat: Seat }>(
  patienceMs: number,
  end: (hand: Hand) => Promise<unknown>,
): OpenHands<Hand> {
  const hands = new Map<Player, Hand>();
  const timers = new Set<NodeJS.Timeout>();
  return {
    of: (player) => hands.get(player),
    open: (hand) => {
      const { player } = hand.seat;
      hands.set(player, hand);
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (hands.get(player) !== hand) return;
        hands.delete(player);
        void end(hand);
      }, patienceMs);
      timers.add(timer);
    },
    close: (player) => {
      hands.delete(player);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
