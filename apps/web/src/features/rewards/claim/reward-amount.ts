import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import type { Reward } from '../rewards.queries.ts';

/** What something gives: money or points, and how often money is wagered. */
export type Gift = Pick<Reward, 'kind' | 'amount' | 'wageringMultiple'>;

/** How an amount is written: money, or points. */
export function useGiftAmount(): (gift: Pick<Gift, 'kind' | 'amount'>) => string {
  const text = useText();
  const money = useShortMoneyFormat();
  return ({ kind, amount }) =>
    kind === 'cash' ? money(amount) : text('rewards.points', { points: Number(amount) });
}

/** What is said of what was claimed. */
export function claimedText({ kind, wageringMultiple }: Gift) {
  if (kind === 'points') return 'rewards.claimed.points';
  return wageringMultiple > 0 ? 'rewards.claimed.bonus' : 'promotion.claimed';
}
