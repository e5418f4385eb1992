import type { Database, DatabaseTransaction } from '#db/database.ts';
import { boundsOfDay } from '#kit/time/day-range.ts';
import { levelAtClose, reachedLevel } from '@pavilion/domain/vip/vip-level';
import type { RewardsDeps } from '../rewards-deps.ts';
import { levelsAt, lifetimeTotals } from './vip-totals.store.ts';

type Deps = Pick<RewardsDeps, 'currency' | 'site'>;

/** How the totals of the site's levels are counted. */
export function countedBy({ currency, site }: Deps) {
  return { currency: currency.code, weights: site.vip.weights };
}

/**
 * The VIP levels of members at the close of a day that is closed, whatever was counted later.
 * Points that a level needs are those of now. The caller has counted everybody's level up to that
 * day.
 */
export async function levelsAtClose(
  deps: Deps,
  db: Database | DatabaseTransaction,
  memberIds: readonly bigint[],
  day: string,
): Promise<Map<bigint, number>> {
  const { brand, vip } = deps.site;
  const { until } = boundsOfDay(day, brand.timeZone);
  const totals = await lifetimeTotals(db, memberIds, countedBy(deps), day);
  const levels = await levelsAt(db, memberIds, until);
  const none = { deposits: 0n, validBets: 0n, points: 0n };
  return new Map(
    [...levels].map(([id, level]) => {
      const reached = reachedLevel(vip.levels, totals.get(id) ?? none);
      return [id, Math.min(levelAtClose(level, reached), vip.levels.length - 1)];
    }),
  );
}
