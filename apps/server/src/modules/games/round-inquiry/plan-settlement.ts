import type { RollBack, RoundRecord, RoundMove } from '#ports/game-vendor.ts';

/** A bet or a win of the round as the ledger has it; amounts above zero. */
export type HeldMove = RoundMove & { reversed: boolean };

export type Settlement = {
  wins: readonly RoundMove[];
  reversals: RollBack['reversals'];
  /** Null when vendor and ledger agree after settling; else the difference, for operators. */
  doubt: string | null;
  finishes: boolean;
};

type Money = Exclude<RoundRecord['transactions'][number], { kind: 'rollback' }>;

/** The difference between a transaction of the vendor and the ledger's; null when there is none. */
function doubtOf(claimed: Money, held: HeldMove | undefined, isReversed: boolean): string | null {
  if (held) {
    const isSame = held.kind === claimed.kind && held.amountMinor === claimed.amountMinor;
    return isSame ? null : `${claimed.externalId} is another ${claimed.kind} here`;
  }
  const isLost = claimed.kind === 'bet' && !isReversed;
  return isLost ? `the bet ${claimed.externalId} is not here` : null;
}

/**
 * Plans the settlement of a round from the vendor's record. Missing wins are paid and missing
 * rollbacks applied; a missing bet is not taken, and transactions that only the ledger has are left
 * to operators.
 */
export function planSettlement(
  { transactions, finished }: RoundRecord,
  held: readonly HeldMove[],
): Settlement {
  const money = transactions.filter((one) => one.kind !== 'rollback');
  const rollbacks = transactions.filter((one) => one.kind === 'rollback');
  const takenBack = new Set(rollbacks.map(({ originalId }) => originalId));
  const heldById = new Map(held.map((move) => [move.externalId, move]));
  const claimedIds = new Set(money.map(({ externalId }) => externalId));
  const doubts = money.map((claimed) =>
    doubtOf(claimed, heldById.get(claimed.externalId), takenBack.has(claimed.externalId)),
  );
  const onlyHere = held.filter(
    ({ externalId, reversed }) =>
      !reversed && !claimedIds.has(externalId) && !takenBack.has(externalId),
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
    // A rollback that is already in the ledger is answered as a repeat and moves nothing.
    reversals: rollbacks.map(({ externalId, originalId }) => ({ externalId, originalId })),
    doubt,
    finishes: finished && doubt === null,
  };
}
