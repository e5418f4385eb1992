import { promotionStateOn } from '@pavilion/domain/promotion/promotion-state';
import type { RewardsDeps } from './rewards-deps.ts';
import { todayOf } from './site-day.ts';

type Deps = Pick<RewardsDeps, 'clock' | 'offers'> & { site: Pick<RewardsDeps['site'], 'brand'> };

/** Whether a promotion with this code can be joined today. */
export async function runsToday(deps: Deps, wanted: string): Promise<boolean> {
  const today = todayOf(deps);
  return (await deps.offers.all()).some(
    ({ promoCode, period }) => promoCode === wanted && promotionStateOn(period, today) === 'join',
  );
}
