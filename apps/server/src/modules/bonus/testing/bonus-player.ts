import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { findPlayOwed } from '#modules/wallet/account.store.ts';
import type { createBonus } from '../bonus.ts';
import { createProviderTransfers, type MoveMoney, type Operation } from './provider-transfers.ts';

export type BonusPlayerDeps = {
  db: Database;
  bonus: ReturnType<typeof createBonus>;
  move: MoveMoney;
};

/** Moves what an account must play before a withdrawal. */
function createPlayThrough({ db, move }: Pick<BonusPlayerDeps, 'db' | 'move'>, accountId: bigint) {
  return {
    /** Makes a deposit that must be played through once. */
    owe: (amount: bigint) => move(accountId, 'deposit', amount, { owesMinor: amount }),
    release: (kind: 'playThroughEnd' | 'reportedPlay', owesMinor: bigint) =>
      move(accountId, kind, 0n, { owesMinor }),
    owed: async () => (await findPlayOwed(db, accountId)).owedMinor,
  };
}

/** What a member, a vendor and an operator can do to one account. */
export function createBonusPlayer(
  { db, bonus, move }: BonusPlayerDeps,
  { memberId, accountId }: { memberId: bigint; accountId: bigint },
) {
  const at = { category: 'RNG' };
  const caller = { memberId, username: '', memberType: 0, sessionId: '' };
  const baseContext = { requestId: '', address: '', userAgent: '', language: 'EN' as const };
  const context = { ...baseContext, caller };

  /** Credits a deposit that was requested with a promotion. */
  async function arrive(
    amountMinor: bigint,
    promotionId: string,
    depositId: string = randomUUID(),
  ): Promise<void> {
    await move(accountId, 'deposit', amountMinor);
    const arrived = { memberId, accountId, depositId, amountMinor, promotionId };
    await db.transaction().execute((transaction) => bonus.depositBonus.grant(transaction, arrived));
  }

  return {
    memberId,
    accountId,
    bet: (roundId: string, amount: bigint, more: Partial<Operation> = {}) =>
      move(accountId, 'bet', -amount, { roundId, ...at, ...more }),
    win: (roundId: string, amount: bigint, more: Partial<Operation> = {}) =>
      move(accountId, 'win', amount, { roundId, ...at, ...more }),
    back: (reverses: string) => move(accountId, 'rollback', 0n, { reverses }),
    finish: (roundId: string) => move(accountId, 'finish', 0n, { roundId, finishesRound: true }),
    pay: (amount: bigint) => move(accountId, 'deposit', amount),
    withdrawalReturn: (heldId: string, amount: bigint) =>
      move(accountId, 'withdrawalReturn', amount, {
        externalId: heldId.replace('hold:', 'return:'),
      }),
    hold: (amount: bigint) =>
      move(accountId, 'withdrawalHold', -amount, { externalId: `hold:${randomUUID()}` }),
    ...createProviderTransfers({ db, move }, accountId),
    ...createPlayThrough({ db, move }, accountId),
    reward: (
      amountMinor: bigint,
      wageringMultiple: number,
      key: string = randomUUID(),
      promotion?: { id: string; title: { EN: string; TY: string } },
    ) => {
      const from = promotion && { promotion };
      const reward = { memberId, amountMinor, wageringMultiple, key, ...from };
      return db.transaction().execute((transaction) => bonus.grantReward(transaction, reward));
    },
    arrive,
    /** Requests a deposit with a promotion and credits it. */
    deposit: async (amountMinor: bigint, promotionId: string, depositId?: string) => {
      await bonus.depositBonus.check(memberId, promotionId, amountMinor);
      await arrive(amountMinor, promotionId, depositId);
    },
    offers: async () => (await bonus.handlers.listDepositBonuses({}, context)).list,
    list: async (language: 'EN' | 'TY' = 'EN') => {
      return bonus.handlers.listBonuses({}, { ...context, language });
    },
    forfeit: async (bonusId: string) => {
      return bonus.handlers.forfeitBonus({ bonusId }, context);
    },
    held: async () => {
      const row = await db
        .selectFrom('account')
        .select(['balance', 'bonus'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      return { cash: row.balance - row.bonus, bonus: row.bonus };
    },
  };
}

export type BonusPlayer = ReturnType<typeof createBonusPlayer>;
