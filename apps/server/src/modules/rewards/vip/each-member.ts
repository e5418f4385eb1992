import type { RewardsDeps } from '../rewards-deps.ts';

/**
 * Does a part of a job for each of these members in turn; where it fails for one, that is logged
 * and the next pass tries again, and the others are served all the same.
 */
export async function eachMember<Item extends { memberId: bigint }>(
  { logger }: Pick<RewardsDeps, 'logger'>,
  items: readonly Item[],
  failure: string,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      logger.error({ err: error, memberId: item.memberId }, failure);
    }
  }
}
