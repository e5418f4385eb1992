import type { DatabaseTransaction } from '#db/database.ts';
import type { BonusDeps } from '../bonus-deps.ts';
import {
  findBonusById,
  listToSettle,
  lockAccount,
  markChecked,
  type Bonus,
} from '../bonus.store.ts';
import { endBonus } from './take-step.ts';

type Deps = Pick<BonusDeps, 'db' | 'wallet' | 'currency' | 'signals' | 'clock'>;

const batch = 100;

function isOver(bonus: Bonus, now: Date): boolean {
  return bonus.expires_at !== null && bonus.expires_at <= now;
}

/**
 * Ends a bonus that is wagered enough, expired or lost. Converts first, so that one wagered on its
 * last day becomes cash.
 */
async function settleOne(
  deps: Deps,
  transaction: DatabaseTransaction,
  bonus: Bonus,
): Promise<void> {
  const end = (kind: 'bonusConvert' | 'bonusExpire' | 'bonusLost') =>
    endBonus(deps, transaction, bonus, kind);
  if (await end('bonusConvert')) return;
  if (isOver(bonus, deps.clock()) && (await end('bonusExpire'))) return;
  if (await end('bonusLost')) return;
  await markChecked(transaction, bonus.id);
}

/** Settles each active bonus that moved or ran out of time, each in its own transaction. */
export function createBonusSettler(deps: Deps) {
  return async function settleBonuses(signal?: AbortSignal): Promise<void> {
    const due = await listToSettle(deps.db, deps.clock(), batch);
    for (const { id, account_id: accountId } of due) {
      if (signal?.aborted === true) return;
      await deps.db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        const bonus = await findBonusById(transaction, id);
        if (bonus?.state === 'active') await settleOne(deps, transaction, bonus);
      });
    }
  };
}
