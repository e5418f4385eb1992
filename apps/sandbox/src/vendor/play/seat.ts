import { formatMinor } from '../../money.ts';
import { randomId } from '../../random.ts';
import type { Game } from '../catalogue/catalogue.ts';
import type { Purse } from '../wallet/purse.ts';
import type { Language, PlayedRound } from './play-state.ts';

/** One player at one game, from the launch to the end of its idle time. */
export type Seat = {
  /** Unguessable; the only thing that the launch address carries. */
  id: string;
  game: Game;
  mode: 'real' | 'demo';
  language: Language;
  currency: string;
  purse: Purse;
  returnUrl: string | null;
  depositUrl: string | null;
  history: PlayedRound[];
};

export type SeatStore = {
  add: (seat: Omit<Seat, 'id' | 'history'>) => Seat;
  find: (id: string) => Seat | undefined;
};

const idleMs = 4 * 60 * 60 * 1000;
const historyLength = 50;

export function createSeatStore(now: () => number = Date.now): SeatStore {
  const seats = new Map<string, { seat: Seat; usedAt: number }>();
  const dropIdle = (): void => {
    for (const [id, held] of seats) {
      if (now() - held.usedAt > idleMs) seats.delete(id);
    }
  };
  return {
    add: (facts) => {
      dropIdle();
      const seat: Seat = { ...facts, id: randomId(''), history: [] };
      seats.set(seat.id, { seat, usedAt: now() });
      return seat;
    },
    find: (id) => {
      const held = seats.get(id);
      if (held === undefined || now() - held.usedAt > idleMs) return undefined;
      held.usedAt = now();
      return held.seat;
    },
  };
}

/** Puts a round on top of the seat's history. Money in minor units. */
export function remember(
  seat: Seat,
  round: { roundId: string; stakeMinor: bigint; winMinor: bigint; outcome: string },
  settled = true,
): void {
  seat.history.unshift({
    roundId: round.roundId,
    at: new Date().toISOString(),
    stake: formatMinor(round.stakeMinor, seat.currency),
    win: formatMinor(round.winMinor, seat.currency),
    outcome: round.outcome,
    settled,
  });
  seat.history.length = Math.min(seat.history.length, historyLength);
}
