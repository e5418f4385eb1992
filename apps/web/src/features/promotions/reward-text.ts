import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import type { PromotionEntry } from './entries.queries.ts';

type Reward = Pick<PromotionEntry, 'reward' | 'rewardKind'>;

/** Words what was issued of a promotion, money or points; null before it was. */
export function useRewardText(): (entry: Reward) => string | null {
  const text = useText();
  const money = useShortMoneyFormat();
  return ({ reward, rewardKind }) => {
    if (reward === null) return null;
    return rewardKind === 'points'
      ? text('rewards.points', { points: Number(reward) })
      : money(reward);
  };
}
