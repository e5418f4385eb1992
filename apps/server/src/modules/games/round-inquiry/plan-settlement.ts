import type { RollBack, RoundRecord, RoundMove } from '#ports/game-vendor.ts';

/** A bet or a win of the round as the ledger has it; amounts above zero. */
export type HeldMove = RoundMove & { reversed: boolean };

export type Settlement = {
  wins: readonly RoundMove[];
  reversals: RollBack['reversals'];
  /** Null when the two books agree but for what is settled here; else for people to read. */
  doubt: string | null;
  finishes: boolean;
};

type Money = Exclude<RoundRecord['transactions'][number], { kind: 'rollback' }>;

/** Why one transaction of the vendor cannot be what the ledger has. */
function doubtOf(reported: Money, held: HeldMove | undefined, isReversed: boolean): string | null {
  if (held) {
    const isSame = held.kind === reported.kind && held.amountMinor === reported.amountMinor;
    return isSame ? null : `${reported.externalId} is another ${reported.kind} here`;
  }
  const isLost = reported.kind === 'bet' && !isReversed;
  return isLost ? `the bet ${reported.externalId} is not here` : null;
}

/**
 * What is missing here of what the vendor stands by. Wins and rollbacks are owed; a bet that never
 * came is not taken by asking, and what only the ledger knows is for people to look at.
 */
export function planSettlement(
  { transactions, finished }: RoundRecord,
  held: readonly HeldMove[],
): Settlement {
  const money = transactions.filter((one) => one.kind !== 'rollback');
  const rollbacks = transactions.filter((one) => one.kind === 'rollback');
  const takenBack = new Set(rollbacks.map(({ originalId }) => originalId));
  const heldById = new Map(held.map((move) => [move.externalId, move]));
  const reportedIds = new Set(money.map(({ externalId }) => externalId));
  const doubts = money.map((reported) =>
    doubtOf(reported, heldById.get(reported.externalId), takenBack.has(reported.externalId)),
  );
  const onlyHere = held.filter(
    ({ externalId, reversed }) =>
      !reversed && !reportedIds.has(externalId) && !takenBack.has(externalId),
  );
  const doubt =
    [
      ...doubts.filter((one) => one !== null),
      ...onlyHere.map(({ externalId }) => `the vendor does not know ${externalId}`),
    ][0] ?? null;
  return {
    wins: money.filter(
      ({ kind, externalId }) =>
        kind === 'win' && !heldById.has(externalId) && !takenBack.has(externalId),
    ),
    // One that is here already is answered as a repeat and moves nothing.
    reversals: rollbacks.map(({ externalId, originalId }) => ({ externalId, originalId })),
    doubt,
    finishes: finished && doubt === null,
  };
}
