import type { Game } from '#arcade/catalogue/catalogue.ts';
import { formatMinor } from '#money.ts';
import { randomId } from '#random.ts';
import type { Language, PlayedRound } from './play-state.ts';
import type { Purse } from './purse.ts';

/**
 * One person at one game, the same in every launch: keeps their open bets and their history across
 * seats.
 */
export type Player = { history: PlayedRound[] };

/** One launch of a game, until its idle time is over. */
export type Seat = {
  /** Unguessable; the only thing in the launch address. */
  id: string;
  game: Game;
  mode: 'real' | 'demo';
  /** The operator's name for the player; null in a demo, which names nobody. */
  accountId: string | null;
  player: Player;
  language: Language;
  currency: string;
  purse: Purse;
  /** Its money is what the player transferred to the provider, not the operator's wallet. */
  bringsMoney: boolean;
  returnUrl: string | null;
  depositUrl: string | null;
  /** A match at which the operator opens a book; null for the whole game. */
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
  // Players live as long as the program, like the money in the providers' own wallets.
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

/** Adds a round to the top of the player's history. Money in minor units. */
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
