import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { mostClaimsAtOnce, nextRewardState } from '@pavilion/domain/reward/reward-state';
import { findHolding } from '../abuse/check.store.ts';
import { holdOfSamePerson, type HoldDeps } from '../abuse/hold-rewards.ts';
import { eachMember } from '../each-member.ts';
import {
  findClaimedBy,
  findReward,
  listAuto,
  listToClaim,
  lockReward,
  writeReward,
  type RewardRow,
  type StoredReward,
} from '../reward.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { payReward, type PayDeps } from './pay-reward.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'signals'> & PayDeps & HoldDeps;

/** Refuses a reward that cannot be claimed now, with the state that it is in. */
function refuseUnclaimable(reward: RewardRow, now: Date): void {
  const isOver = reward.state === 'issued' && reward.expires_at <= now;
  const state = isOver ? 'expired' : reward.state;
  if (nextRewardState(state, 'claim') === null) throw new ApiError('reward.state', { state });
}

/** Takes a reward that can be claimed; the caller holds the locks of the member and of the reward. */
export async function takeReward(
  deps: Pick<Deps, 'clock' | 'signals'> & PayDeps,
  transaction: DatabaseTransaction,
  reward: RewardRow,
  requestKey: string,
): Promise<void> {
  const now = deps.clock();
  refuseUnclaimable(reward, now);
  await writeReward(transaction, reward.id, {
    state: 'claimed',
    claimed_at: now,
    // A check-in that was held keeps the key of its member, so that a repeat is known.
    claim_key: reward.claim_key ?? requestKey,
    changed_at: now,
  });
  await payReward(deps, transaction, reward);
  await deps.signals.publishIn(transaction, { kind: 'reward', memberId: reward.member_id });
}

/** Whether a reward is being checked, or is from now on. The caller holds the locks. */
async function isBeingChecked(
  deps: Deps,
  transaction: DatabaseTransaction,
  reward: RewardRow,
): Promise<boolean> {
  if (reward.state === 'locked') return (await findHolding(transaction, [reward.id])).size > 0;
  return holdOfSamePerson(deps, transaction, reward);
}

/**
 * Takes a reward of a member: its state, the money and the signal are one transaction. A repeat
 * pays nothing and answers the same; a request key that claimed another reward is refused, and so
 * is one that is being checked.
 */
export async function claimReward(
  deps: Deps,
  memberId: bigint,
  { transactionId: id, requestKey }: { transactionId: string; requestKey: string },
): Promise<StoredReward> {
  const { db } = deps;
  if (!isOwnId(id)) throw new ApiError('reward.not.found');
  const isChecked = await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const reward = await lockReward(transaction, id);
    if (reward?.member_id !== memberId) throw new ApiError('reward.not.found');
    const claimedBefore = await findClaimedBy(transaction, memberId, requestKey);
    if (claimedBefore !== null && claimedBefore !== id) {
      throw new ApiError('reward.repeat.differs');
    }
    if (reward.state === 'claimed') return false;
    // What holds it from now on is kept although the claim is refused.
    if (await isBeingChecked(deps, transaction, reward)) return true;
    await takeReward(deps, transaction, reward, requestKey);
    return false;
  });
  if (isChecked) throw new ApiError('reward.checking');
  const claimed = await findReward(db, id);
  if (!claimed) throw new Error(`reward ${id} is gone`);
  return claimed;
}

const step = 200;

/** The code of a refused claim; null where it was claimed. */
async function claimCode(
  deps: Deps,
  memberId: bigint,
  claim: Parameters<typeof claimReward>[2],
): Promise<ErrorCode | null> {
  try {
    await claimReward(deps, memberId, claim);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code;
  }
}

/** A job: claims for the members what the site claims by itself; what is refused stays open. */
export async function claimForMembers(deps: Deps & Pick<RewardsDeps, 'logger'>): Promise<void> {
  let found: Awaited<ReturnType<typeof listAuto>> = [];
  do {
    const wanted = { after: found.at(-1)?.id ?? null, now: deps.clock(), limit: step };
    found = await listAuto(deps.db, wanted);
    const rewards = found.map(({ id, member_id: memberId }) => ({ rewardId: id, memberId }));
    const failure = 'a reward was not claimed for its member';
    await eachMember(deps, rewards, failure, async ({ rewardId: id, memberId }) => {
      await claimCode(deps, memberId, { transactionId: id, requestKey: `auto:${id}` });
    });
  } while (found.length === step);
}

/** What came of one reward of "claim all"; `errorCode` is null for a claimed one. */
type Outcome = { transactionId: string; ok: boolean; errorCode: ErrorCode | null };

/**
 * Takes what a member can claim, the soonest end first, each in a transaction of its own: one that
 * is refused keeps no other. A repeat with the same key takes nothing twice, and names what the
 * first has taken too.
 */
export async function claimAllRewards(
  deps: Deps,
  memberId: bigint,
  requestKey: string,
): Promise<Outcome[]> {
  const wanted = { beginning: `${requestKey}:`, now: deps.clock(), limit: mostClaimsAtOnce };
  const outcomes: Outcome[] = [];
  for (const { id: transactionId, isClaimed } of await listToClaim(deps.db, memberId, wanted)) {
    const claim = { transactionId, requestKey: `${requestKey}:${transactionId}` };
    const errorCode = isClaimed ? null : await claimCode(deps, memberId, claim);
    outcomes.push({ transactionId, ok: errorCode === null, errorCode });
  }
  return outcomes;
}
