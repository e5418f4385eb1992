import type { RollBack } from '#ports/game-vendor.ts';
import { doneOf, refusalIn, refused } from './answer.ts';
import { findSeen } from './posting.store.ts';
import type { VendorWalletDeps } from './wallet-deps.ts';

/**
 * Rolls moves back; each leaves a tombstone, whether the original was seen or not. Whether it was
 * seen is read after the commit, when the tombstone keeps the original from arriving later.
 */
export async function rollBack(deps: VendorWalletDeps, command: RollBack) {
  const player = await deps.findPlayer(command);
  if (typeof player === 'string') return refused(player);
  const contraId = await deps.houseAccount(player.currency);
  const { reversals, roundId, finishesRound } = command;
  const results = await deps.apply(
    reversals.map(({ externalId, originalId }, index) => ({
      accountId: player.accountId,
      contraId,
      kind: 'rollback',
      amountMinor: 0n,
      source: deps.source,
      externalId,
      reverses: originalId,
      roundId,
      finishesRound: finishesRound && index === reversals.length - 1,
    })),
  );
  const refusal = refusalIn(results);
  if (refusal) return refusal;
  const originals = reversals.map((reversal) => reversal.originalId);
  deps.wins.takenBack(deps.source, originals);
  const seen = await findSeen(deps.db, deps.source, originals);
  const done = doneOf(results);
  return {
    ...done,
    transactionIds: done.transactionIds.map((id, index) =>
      seen.has(originals[index] ?? '') ? id : null,
    ),
  };
}
