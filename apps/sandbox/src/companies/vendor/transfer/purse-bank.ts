import { randomUUID } from 'node:crypto';
import type { Purse } from '#arcade/play/purse.ts';

/** Names the money of one player at one provider. */
export type PurseOwner = { provider: string; accountId: string; currency: string };

export type Move = PurseOwner & {
  /** The operator's own reference; a move happens once under it, for ever. */
  reference: string;
  direction: 'credit' | 'debit';
  amountMinor: bigint;
};

export type MoveStatus = 'done' | 'no_funds' | 'refused';

export type KnownMove = Move & { status: MoveStatus };

/** A round when it ended, or ended again with other sums. */
export type EndedRound = PurseOwner & {
  roundId: string;
  gameId: string;
  betMinor: bigint;
  winMinor: bigint;
  endedAt: Date;
};

export type RoundPage = { rounds: readonly EndedRound[]; cursor: string; more: boolean };

export type PurseBank = {
  balanceOf: (owner: PurseOwner) => bigint;
  /** Moves the money once. A repeat returns the first result; null when it is another move. */
  apply: (move: Move) => KnownMove | null;
  /** Records that the move will never happen, unless it is known already. */
  refuse: (move: Move) => KnownMove | null;
  find: (reference: string) => KnownMove | undefined;
  /** The purse of a game that is played with the money kept here. */
  purseOf: (owner: PurseOwner, gameId: string) => Purse;
  /** Rounds that ended after the cursor; all for a cursor of an earlier run of the program. */
  report: (provider: string, cursor: string | null, limit: number) => RoundPage;
};

function keyOf({ provider, accountId, currency }: PurseOwner): string {
  return JSON.stringify([provider, accountId, currency]);
}

function isSameMove(one: Move, other: Move): boolean {
  const isAlike = one.direction === other.direction && one.amountMinor === other.amountMinor;
  return isAlike && keyOf(one) === keyOf(other);
}

const roundsKept = 10_000;

type OpenRound = { betMinor: bigint; winMinor: bigint };

/** The rounds of this run of the program, in the order in which they ended. */
function createRoundLog() {
  const run = randomUUID();
  const open = new Map<string, OpenRound>();
  const ended: EndedRound[] = [];
  /** Positions by the cursors handed out; a cursor of an earlier run is not among them. */
  const positions = new Map<string, number>();

  return {
    add: (roundId: string, { betMinor, winMinor }: OpenRound): void => {
      const before = open.get(roundId) ?? { betMinor: 0n, winMinor: 0n };
      open.set(roundId, {
        betMinor: before.betMinor + betMinor,
        winMinor: before.winMinor + winMinor,
      });
      const oldest = open.size > roundsKept ? open.keys().next() : undefined;
      if (oldest?.done === false) open.delete(oldest.value);
    },
    end: (owner: PurseOwner, gameId: string, roundId: string): void => {
      const sums = open.get(roundId);
      if (sums === undefined) return;
      const { provider, accountId, currency } = owner;
      ended.push({ provider, accountId, currency, roundId, gameId, ...sums, endedAt: new Date() });
    },
    read: (provider: string, cursor: string | null, limit: number): RoundPage => {
      const from = positions.get(cursor ?? '') ?? 0;
      const page = ended.slice(from, from + limit);
      const to = from + page.length;
      const next = `${run}:${to}`;
      positions.set(next, to);
      return {
        rounds: page.filter((round) => round.provider === provider),
        cursor: next,
        more: to < ended.length,
      };
    },
  };
}

/** Keeps players' money for providers with wallets of their own, until the program ends. */
export function createPurseBank(): PurseBank {
  const balances = new Map<string, bigint>();
  const moves = new Map<string, KnownMove>();
  const log = createRoundLog();
  const balanceOf = (owner: PurseOwner) => balances.get(keyOf(owner)) ?? 0n;
  const add = (owner: PurseOwner, amountMinor: bigint): bigint => {
    const after = balanceOf(owner) + amountMinor;
    balances.set(keyOf(owner), after);
    return after;
  };

  const settle = (move: Move, decide: () => MoveStatus): KnownMove | null => {
    const known = moves.get(move.reference);
    if (known !== undefined) return isSameMove(known, move) ? known : null;
    const settled = { ...move, status: decide() };
    moves.set(move.reference, settled);
    return settled;
  };

  const purseOf = (owner: PurseOwner, gameId: string): Purse => ({
    balance: async () => ({ ok: true, balanceMinor: balanceOf(owner) }),
    play: async ({ roundId, stakeMinor, winMinor, finished }) => {
      const balanceMinor = balanceOf(owner);
      if (stakeMinor > balanceMinor) return { ok: false, refusal: 'no_funds', balanceMinor };
      log.add(roundId, { betMinor: stakeMinor, winMinor });
      if (finished) log.end(owner, gameId, roundId);
      return { ok: true, balanceMinor: add(owner, winMinor - stakeMinor) };
    },
    close: async (roundId, winMinor) => {
      log.add(roundId, { betMinor: 0n, winMinor });
      log.end(owner, gameId, roundId);
      return add(owner, winMinor);
    },
  });

  return {
    balanceOf,
    apply: (move) =>
      settle(move, () => {
        const signedMinor = move.direction === 'credit' ? move.amountMinor : -move.amountMinor;
        if (balanceOf(move) + signedMinor < 0n) return 'no_funds';
        add(move, signedMinor);
        return 'done';
      }),
    refuse: (move) => settle(move, () => 'refused'),
    find: (reference) => moves.get(reference),
    purseOf,
    report: log.read,
  };
}
