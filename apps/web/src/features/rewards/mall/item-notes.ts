import type { MallItem } from './mall.queries.ts';

/** Fewer than so many left are counted. */
const countedBelow = 20;

/** What keeps a member from an item, whatever the points; null for nothing. */
export type Barrier = 'level' | 'soldOut' | 'limit' | 'limit.today';

export function barrierOf({ most, reason, mine, perMember }: MallItem): Barrier | null {
  if (most > 0 || reason === null) return null;
  if (reason !== 'limit') return reason;
  return perMember !== null && mine >= perMember ? 'limit' : 'limit.today';
}

/** How many are left, where that is few enough to tell. */
export function fewLeft({ left }: Pick<MallItem, 'left'>): number | null {
  return left !== null && left > 0 && left < countedBelow ? left : null;
}

/** The points that are missing for so many; null where there are enough, or nobody knows. */
export function missingPoints(
  { pointsPrice }: Pick<MallItem, 'pointsPrice'>,
  quantity: number,
  balance: number | undefined,
): number | null {
  const missing = pointsPrice * quantity - (balance ?? Number.POSITIVE_INFINITY);
  return missing > 0 ? missing : null;
}
