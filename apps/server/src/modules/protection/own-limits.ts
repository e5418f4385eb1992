import type { Database, DatabaseTransaction } from '#db/database.ts';
import { noteTimeZone } from '#modules/wallet/play-limit.store.ts';
import type { IdentityAction } from '@pavilion/domain/protection/identity-check';
import { checkVerified } from './identity/check-verified.ts';
import { checkDeposit, beginPlay, checkWager } from './limit/check-limits.ts';
import { checkWagers, type BetStake } from './limit/check-wagers.ts';
import { amountInForce, findLimits } from './limit/own-limit.store.ts';
import { placesOfOffer } from './limit/show-limits.ts';
import type { Stake } from './limit/stake-refusal.ts';
import { queueNow } from './markers/queue-count.ts';
import type { LimitDeps } from './protection-deps.ts';

export type OwnLimits = ReturnType<typeof createOwnLimits>;

/** What other modules ask about the limits of a member. */
export function createOwnLimits(deps: LimitDeps) {
  return {
    /** Throws the refusal when the member's limits leave less than the amount. */
    checkDeposit: (transaction: DatabaseTransaction, memberId: bigint, amountMinor: bigint) =>
      checkDeposit(deps, transaction, memberId, amountMinor),
    /** The most that a member may deposit in each period with a limit, in minor units. */
    depositLimits: async (db: Database, memberId: bigint): Promise<bigint[]> => {
      const limits = await findLimits(db, memberId);
      const ofDeposits = limits.filter(({ kind }) => kind === 'deposit').map(amountInForce);
      return ofDeposits.filter((amount) => amount !== null);
    },
    /** Does so for stakes, in the transaction that posts them. */
    checkWager: (transaction: DatabaseTransaction, stake: Stake) =>
      checkWager(deps, transaction, stake),
    /**
     * The same for bets of many members at once: the refusal of each, or null, in their order. Bets
     * of one member that are taken count together.
     */
    checkWagers: (transaction: DatabaseTransaction, stakes: readonly BetStake[]) =>
      checkWagers(deps, transaction, stakes),
    /** Throws `identity.check.needed` where the site asks a verified identity for the action. */
    checkVerified: (db: Database | DatabaseTransaction, memberId: bigint, action: IdentityAction) =>
      checkVerified(deps, db, memberId, action),
    /** Throws the refusal when the member may not play now; else play is counted from now on. */
    beginPlay: (memberId: bigint, accountId: bigint) => beginPlay(deps, memberId, accountId),
    /** Has the markers of harm of a member counted, for a deposit that the transaction credits. */
    noteDeposit: (transaction: DatabaseTransaction, memberId: bigint) =>
      queueNow(deps, transaction, memberId),
    /** Lists where limits are to be offered to a member. */
    placesOfOffer: (memberId: bigint) => placesOfOffer(deps, memberId),
    /** Notes the site's day for limits of time, before the site opens. */
    prepare: () => noteTimeZone(deps.db, deps.timeZone),
  };
}
