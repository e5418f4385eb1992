import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { lockMoneyAccounts } from '#modules/wallet/account.store.ts';
import { payAsCash } from '../claim/pay-reward.ts';
import { issueRewards, noFacts, rewardRow, type NewReward } from '../issue-reward.ts';
import { insertRewards, writeReward } from '../reward.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { listExcluded } from './cashback.store.ts';

function claimedRow(deps: RewardsDeps, reward: NewReward) {
  const cash = { ...reward, wageringMultiple: 0, isAuto: false };
  const given = { id: randomUUID(), refusal: null, check: undefined };
  const row = rewardRow(deps, cash, { ...given, facts: noFacts });
  return { ...row, state: 'claimed' as const, claimed_at: row.given_at };
}

/**
 * Pays rewards to excluded members as cash, each once for its key. One that cannot be paid is void,
 * and operators read why: nothing waits for the end of a break.
 */
async function payAtOnce(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  rewards: readonly NewReward[],
): Promise<void> {
  if (rewards.length === 0) return;
  const rows = rewards.map((reward) => claimedRow(deps, reward));
  const added = await insertRewards(transaction, rows);
  const due = rows.filter(({ id }) => added.has(id));
  // In the order of the ledger, as each payment locks one of them.
  const memberIds = due.map(({ member_id: memberId }) => memberId);
  await lockMoneyAccounts(transaction, memberIds, deps.currency.code);
  for (const row of due) {
    const problem = await payAsCash(deps, transaction, row);
    if (problem === null) continue;
    await writeReward(transaction, row.id, {
      state: 'void',
      void_reason: `excluded: ${problem}`,
      claimed_at: null,
      changed_at: row.changed_at,
    });
  }
}

/**
 * Gives what members have earned by their play, at most one reward to each. Members on a break are
 * paid at once; to whom else nothing may be offered, it is void. The caller holds the locks of the
 * members.
 */
export async function giveEarned(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  rewards: readonly NewReward[],
): Promise<void> {
  const memberIds = rewards.map(({ memberId }) => memberId);
  const excluded = await listExcluded(transaction, memberIds);
  const isExcluded = ({ memberId }: NewReward) => excluded.has(memberId);
  const others = rewards.filter((reward) => !isExcluded(reward));
  await issueRewards(deps, transaction, others);
  await payAtOnce(deps, transaction, rewards.filter(isExcluded));
}
