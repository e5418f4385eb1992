import type { Purse } from '../wallet/purse.ts';

/** The money of one player at one studio. */
export type PurseOwner = { studio: string; accountId: string; currency: string };

export type Move = PurseOwner & {
  /** The operator's own; a move happens once under it, for ever. */
  reference: string;
  direction: 'credit' | 'debit';
  amountMinor: bigint;
};

export type MoveStatus = 'done' | 'no_funds' | 'refused';

export type KnownMove = Move & { status: MoveStatus };

export type PurseBank = {
  balanceOf: (owner: PurseOwner) => bigint;
  /** Moves once; a repeat answers what became of the first, null when it is another move. */
  apply: (move: Move) => KnownMove | null;
  /** Writes down that it will never be done, unless it is known already. */
  refuse: (move: Move) => KnownMove | null;
  find: (reference: string) => KnownMove | undefined;
  /** Plays with the money that lies here. */
  purseOf: (owner: PurseOwner) => Purse;
};

function keyOf({ studio, accountId, currency }: PurseOwner): string {
  return JSON.stringify([studio, accountId, currency]);
}

function isSameMove(one: Move, other: Move): boolean {
  const isAlike = one.direction === other.direction && one.amountMinor === other.amountMinor;
  return isAlike && keyOf(one) === keyOf(other);
}

/** Keeps players' money for studios that have wallets of their own; it ends with the program. */
export function createPurseBank(): PurseBank {
  const balances = new Map<string, bigint>();
  const moves = new Map<string, KnownMove>();
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

  const purseOf = (owner: PurseOwner): Purse => ({
    balance: async () => ({ ok: true, balanceMinor: balanceOf(owner) }),
    play: async ({ stakeMinor, winMinor }) => {
      const balanceMinor = balanceOf(owner);
      if (stakeMinor > balanceMinor) return { ok: false, refusal: 'no_funds', balanceMinor };
      return { ok: true, balanceMinor: add(owner, winMinor - stakeMinor) };
    },
    close: async (_roundId, winMinor) => add(owner, winMinor),
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
  };
}
