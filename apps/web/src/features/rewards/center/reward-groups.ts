import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';
import type { Reward } from '../rewards.queries.ts';

/** The sections of the reward center, in order. */
export const rewardGroups = ['ready', 'waiting', 'wagering', 'history'] as const;

export type RewardGroup = (typeof rewardGroups)[number];

const entryGroups: Partial<Record<PromotionState, RewardGroup>> = {
  issued: 'ready',
  claim: 'ready',
  signed: 'waiting',
  applying: 'waiting',
  process: 'waiting',
};

/** The section of what a member has joined, applied for or been given of a promotion. */
export function groupOfEntry({ state }: { state: PromotionState }): RewardGroup {
  return entryGroups[state] ?? 'history';
}

/** The section of a reward; one that became a bonus is in wagering until that ends. */
export function groupOfReward({
  state,
  bonusState,
}: Pick<Reward, 'state' | 'bonusState'>): RewardGroup {
  if (state === 'issued') return 'ready';
  if (state === 'locked') return 'waiting';
  const isWagered = bonusState === 'active' || bonusState === 'waiting';
  return isWagered ? 'wagering' : 'history';
}
