import { dayAt } from '#kit/time/day-range.ts';
import { ownSeries } from '@pavilion/domain/lottery/price/series';
import type { LotteryDeps } from './lottery-deps.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'site' | 'ratesOn'>;

/** The highest series that members can choose today, in their order. */
export async function ownSeriesOf(
  { db, clock, site, ratesOn }: Deps,
  memberIds: readonly bigint[],
): Promise<number[]> {
  const rates = await ratesOn(db, memberIds, dayAt(clock(), site.brand.timeZone));
  return memberIds.map((memberId) => ownSeries(rates.get(memberId)?.LOTT ?? 0));
}
