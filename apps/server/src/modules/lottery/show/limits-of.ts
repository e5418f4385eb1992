import { defaultLimits, type OrderLimits } from '@pavilion/domain/lottery/order/order-limits';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';

/** What a lottery takes, with the limits of the site. */
export function limitsOf(
  { site, currency }: Pick<LotteryDeps, 'site' | 'currency'>,
  lottery: Lottery,
): OrderLimits {
  const { order, win } = site.lotteries.limits;
  const seconds = lottery.kind === 'own' ? lottery.schedule.interval : null;
  return { ...defaultLimits(currency.digits, seconds), mostOrder: order, mostWin: win };
}
