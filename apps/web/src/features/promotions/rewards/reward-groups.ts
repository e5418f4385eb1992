import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';

export type RewardGroup = 'ready' | 'waiting' | 'claimed' | 'ended';

const groups: Partial<Record<PromotionState, RewardGroup>> = {
  issued: 'ready',
  claim: 'ready',
  signed: 'waiting',
  applying: 'waiting',
  process: 'waiting',
  claimed: 'claimed',
};

const order: readonly RewardGroup[] = ['ready', 'waiting', 'claimed', 'ended'];

/** Groups entries, the claimable ones first, and leaves out empty groups. */
export function rewardGroups<Entry extends { state: PromotionState }>(entries: readonly Entry[]) {
  return order.flatMap((group) => {
    const those = entries.filter(({ state }) => (groups[state] ?? 'ended') === group);
    return those.length === 0 ? [] : [{ group, entries: those }];
  });
}
