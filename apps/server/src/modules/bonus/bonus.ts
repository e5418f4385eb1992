import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import { createRepeatingJobs } from '#kit/repeating-job.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { acceptDepositBonus, acceptedPromotion } from './accept/accept-deposit-bonus.ts';
import { deleteAccepted } from './accept/accepted-promotion.store.ts';
import type { BonusParts } from './bonus-parts.ts';
import {
  depositBonusFor,
  grantDepositBonus,
  openDepositPromotions,
  usedDepositPromotions,
  type ArrivedDeposit,
} from './grant/deposit-bonus.ts';
import { grantReward, type Reward } from './grant/grant-reward.ts';
import { runningBonuses, showBonuses, showDepositBonus } from './show/show-bonuses.ts';
import { endRunning, forfeitBonus } from './step/forfeit-bonus.ts';
import { createBonusSettler } from './step/settle-bonuses.ts';

const settleEveryMs = 5000;

/** Money of the house that a member wagers before it is cash; one is active, others wait. */
export function createBonus(parts: BonusParts) {
  const handlers: Handlers<PlayerEndpoints['bonus']> = {
    listBonuses: (_, { caller, language }) => showBonuses(parts, caller.memberId, language),
    forfeitBonus: async ({ bonusId }, { caller }) => {
      await forfeitBonus(parts, caller.memberId, BigInt(bonusId));
      return {};
    },
    listDepositBonuses: async (_, { caller, language }) => {
      const open = await openDepositPromotions(parts, caller.memberId);
      return {
        list: open.map((one) => showDepositBonus(parts, one, language)),
        acceptedPromotionId: await acceptedPromotion(parts, caller.memberId),
      };
    },
    acceptDepositBonus: (input, { caller, language }) =>
      acceptDepositBonus(parts, caller.memberId, input, language),
    giveUpDepositBonus: async (_, { caller }) => {
      await deleteAccepted(parts.db, caller.memberId);
      return {};
    },
  };
  const settle = { name: 'settle bonuses', everyMs: settleEveryMs, run: createBonusSettler(parts) };

  return {
    handlers,
    jobs: createRepeatingJobs([settle], parts.logger),
    /** For deposits: what may be chosen, and the grant in the transaction of the arrival. */
    depositBonus: {
      check: async (memberId: bigint, promotionId: string, amountMinor: bigint) => {
        await depositBonusFor(parts, memberId, promotionId, amountMinor);
      },
      accepted: (memberId: bigint) => acceptedPromotion(parts, memberId),
      takeAccepted: (transaction: DatabaseTransaction, memberId: bigint) =>
        deleteAccepted(transaction, memberId),
      grant: (transaction: DatabaseTransaction, deposit: ArrivedDeposit) =>
        grantDepositBonus(parts, transaction, deposit),
    },
    /** For claims: false when the key was given before. */
    grantReward: (transaction: DatabaseTransaction, reward: Reward) =>
      grantReward(parts, transaction, reward),
    /** Offers that a member cannot have again, for good or in this week, by id. */
    usedOffers: (memberId: bigint) => usedDepositPromotions(parts, memberId),
    /** For withdrawals: the bonuses that run, and the end of some of them. */
    runningBonuses: (db: Database | DatabaseTransaction, memberId: bigint) =>
      runningBonuses(parts, db, memberId),
    endRunning: (transaction: DatabaseTransaction, memberId: bigint, ids: readonly bigint[]) =>
      endRunning(parts, transaction, memberId, ids),
    /** For whoever may wager no more: ends all of them, and answers with what ended. */
    endAll: async (transaction: DatabaseTransaction, memberId: bigint) => {
      const running = await runningBonuses(parts, transaction, memberId);
      await endRunning(
        parts,
        transaction,
        memberId,
        running.map(({ bonusId }) => bonusId),
      );
      return running;
    },
  };
}
