import type { DatabaseTransaction } from '#db/database.ts';
import { givePoints, type PointDeps } from './points/move-points.ts';
import type { RewardsDeps } from './rewards-deps.ts';

/** Points that a promotion gives; each key is given once, for ever. */
type Granted = { memberId: bigint; points: bigint; key: string };

/**
 * Gives modules below points to give to a member, in the transaction that causes it; false where
 * the key was given before. The caller holds the lock of the member.
 */
export function createPointGrants(deps: PointDeps & Pick<RewardsDeps, 'signals'>) {
  return async (
    transaction: DatabaseTransaction,
    { memberId, points, key }: Granted,
  ): Promise<boolean> => {
    const gift = { memberId, points, id: `promotion:${key}` };
    const given = await givePoints(deps, transaction, 'pointEarn', [gift]);
    await deps.signals.publishIn(transaction, { kind: 'reward', memberId });
    return given.size > 0;
  };
}
