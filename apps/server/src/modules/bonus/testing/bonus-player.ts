import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findPlayOwed } from '#modules/wallet/account.store.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import type { Member, Operation, TestBase } from '#testing/test-base.ts';
import type { createBonus } from '../bonus.ts';

type Money = Pick<TestBase, 'db' | 'move'>;

const { vendorTransferHold, vendorTransferReturn, vendorTransferIn } = postingKinds;
const providerKinds = [vendorTransferHold, vendorTransferReturn, vendorTransferIn];

/** Moves money between one account and providers that keep their own wallets. */
function createProviderTransfers({ db, move }: Money, accountId: bigint) {
  return {
    transferHold: (amount: bigint) => move(accountId, 'vendorTransferHold', -amount),
    transferReturn: (heldId: string, amount: bigint) =>
      move(accountId, 'vendorTransferReturn', amount, { externalId: `return:${heldId}` }),
    transferIn: (amount: bigint) => move(accountId, 'vendorTransferIn', amount),
    /** Sums what the providers hold of the account, by its postings. */
    atProviders: async () => {
      const row = await db
        .selectFrom('posting')
        .select(sql<string>`coalesce(-sum(amount), 0)::text`.as('amount'))
        .where('account_id', '=', accountId)
        .where('kind', 'in', providerKinds)
        .executeTakeFirstOrThrow();
      return BigInt(row.amount);
    },
  };
}

/** Moves what an account must play before a withdrawal. */
function createPlayThrough({ db, move }: Money, accountId: bigint) {
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
  {
    bonus,
    ...money
  }: Pick<TestBase, 'db' | 'move' | 'accountOf'> & {
    bonus: ReturnType<typeof createBonus>;
  },
  { memberId, accountId, context }: Member,
) {
  const { db, move } = money;
  const at = { category: 'RNG' };

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
    context,
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
    ...createProviderTransfers(money, accountId),
    ...createPlayThrough(money, accountId),
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
      const row = await money.accountOf({ accountId });
      return { cash: row.balance - row.bonus, bonus: row.bonus };
    },
  };
}

export type BonusPlayer = ReturnType<typeof createBonusPlayer>;
