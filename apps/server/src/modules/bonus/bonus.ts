import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { acceptDepositBonus, acceptedPromotion } from './accept/accept-deposit-bonus.ts';
import { deleteAccepted } from './accept/accepted-promotion.store.ts';
import type { BonusDeps } from './bonus-deps.ts';
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

/** Bonus money that a member wagers before it becomes cash; one bonus is active, others wait. */
export function createBonus(deps: BonusDeps) {
  const handlers: Handlers<PlayerEndpoints['bonus']> = {
    listBonuses: (_, { caller, language }) => showBonuses(deps, caller.memberId, language),
    forfeitBonus: async ({ bonusId }, { caller }) => {
      await forfeitBonus(deps, caller.memberId, BigInt(bonusId));
      return {};
    },
    listDepositBonuses: async (_, { caller, language }) => {
      const open = await openDepositPromotions(deps, caller.memberId);
      return {
        list: open.map((one) => showDepositBonus(deps, one, language)),
        acceptedPromotionId: await acceptedPromotion(deps, caller.memberId),
      };
    },
    acceptDepositBonus: (input, { caller, language }) =>
      acceptDepositBonus(deps, caller.memberId, input, language),
    giveUpDepositBonus: async (_, { caller }) => {
      await deleteAccepted(deps.db, caller.memberId);
      return {};
    },
  };
  const settle = { name: 'settle bonuses', everyMs: settleEveryMs, run: createBonusSettler(deps) };

  const on: Subscriptions<ModuleEvents> = {
    accountClosed: ({ transaction, memberId }) => deleteAccepted(transaction, memberId),
  };
  return {
    handlers,
    on,
    jobs: createRepeatingJobs([settle], deps.logger),
    /** For deposits: what can be chosen, and the grant in the transaction of the deposit. */
    depositBonus: {
      check: async (memberId: bigint, promotionId: string, amountMinor: bigint) => {
        await depositBonusFor(deps, memberId, promotionId, amountMinor);
      },
      accepted: (memberId: bigint) => acceptedPromotion(deps, memberId),
      takeAccepted: (transaction: DatabaseTransaction, memberId: bigint) =>
        deleteAccepted(transaction, memberId),
      grant: (transaction: DatabaseTransaction, deposit: ArrivedDeposit) =>
        grantDepositBonus(deps, transaction, deposit),
    },
    /** For claims: false when the key was granted before. */
    grantReward: (transaction: DatabaseTransaction, reward: Reward) =>
      grantReward(deps, transaction, reward),
    /** Ids of promotions whose bonus a member cannot have again, ever or this week. */
    usedOffers: (memberId: bigint) => usedDepositPromotions(deps, memberId),
    /** For withdrawals: the running bonuses of a member, and how to end some of them. */
    runningBonuses: (db: Database | DatabaseTransaction, memberId: bigint) =>
      runningBonuses(deps, db, memberId),
    endRunning: (transaction: DatabaseTransaction, memberId: bigint, ids: readonly bigint[]) =>
      endRunning(deps, transaction, memberId, ids),
    /** For play locks: ends all running bonuses and returns them. */
    endAll: async (transaction: DatabaseTransaction, memberId: bigint) => {
      const running = await runningBonuses(deps, transaction, memberId);
      await endRunning(
        deps,
        transaction,
        memberId,
        running.map(({ bonusId }) => bonusId),
      );
      return running;
    },
  };
}
