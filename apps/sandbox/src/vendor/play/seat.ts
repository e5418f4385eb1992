import { formatMinor } from '../../money.ts';
import { randomId } from '../../random.ts';
import type { Game } from '../catalogue/catalogue.ts';
import type { Purse } from '../wallet/purse.ts';
import type { Language, PlayedRound } from './play-state.ts';

/**
 * One person at one game, the same whenever they come back to it: what they have open there and
 * what they have played is theirs, not that of the seat they sat in.
 */
export type Player = { history: PlayedRound[] };

/** One launch of a game, to the end of its idle time. */
export type Seat = {
  /** Unguessable; the only thing that the launch address carries. */
  id: string;
  game: Game;
  mode: 'real' | 'demo';
  /** As the operator names the player; null in a demo, where nobody is named. */
  accountId: string | null;
  player: Player;
  language: Language;
  currency: string;
  purse: Purse;
  /** Its money is what the player brought to the studio, not the operator's wallet. */
  bringsMoney: boolean;
  returnUrl: string | null;
  depositUrl: string | null;
  /** A match of a book that the operator wants opened; null for the game as it is. */
  fixtureId: string | null;
};

export type SeatStore = {
  add: (seat: Omit<Seat, 'id' | 'player'>) => Seat;
  find: (id: string) => Seat | undefined;
};

const idleMs = 4 * 60 * 60 * 1000;
const historyLength = 50;

export function createSeatStore(now: () => number = Date.now): SeatStore {
  const seats = new Map<string, { seat: Seat; usedAt: number }>();
  // Like the money of the studios' own wallets, players end with the program and not before.
  const players = new Map<string, Player>();
  const playerOf = ({ accountId, currency, game }: Omit<Seat, 'id' | 'player'>): Player => {
    if (accountId === null) return { history: [] };
    const key = JSON.stringify([game.id, accountId, currency]);
    const player = players.get(key) ?? { history: [] };
    players.set(key, player);
    return player;
  };
  const dropIdle = (): void => {
    for (const [id, held] of seats) {
      if (now() - held.usedAt > idleMs) seats.delete(id);
    }
  };
  return {
    add: (info) => {
      dropIdle();
      const seat: Seat = { ...info, id: randomId(''), player: playerOf(info) };
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

/** Puts a round on top of the player's history. Money in minor units. */
export function remember(
  { player: { history }, currency }: Seat,
  round: { roundId: string; stakeMinor: bigint; winMinor: bigint; outcome: string },
  settled = true,
): void {
  history.unshift({
    roundId: round.roundId,
    at: new Date().toISOString(),
    stake: formatMinor(round.stakeMinor, currency),
    win: formatMinor(round.winMinor, currency),
    outcome: round.outcome,
    settled,
  });
  history.length = Math.min(history.length, historyLength);
}
