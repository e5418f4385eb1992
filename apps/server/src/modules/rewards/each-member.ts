import type { RewardsDeps } from './rewards-deps.ts';

/**
 * Does a part of a job for each of these members in turn; where it fails for one, that is logged
 * and the next pass tries again, and the others are served all the same. After the signal no more
 * are begun. Returns whether it was done for all.
 */
export async function eachMember<Item extends { memberId: bigint; rewardId?: string }>(
  { logger }: Pick<RewardsDeps, 'logger'>,
  items: readonly Item[],
  failure: string,
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<boolean> {
  let isWhole = true;
  for (const item of items) {
    if (signal?.aborted === true) return false;
    try {
      await work(item);
    } catch (error) {
      isWhole = false;
      const { memberId, rewardId: reward } = item;
      logger.error({ err: error, memberId, reward }, failure);
    }
  }
  return isWhole;
}
